import type { AdvisoryCategory } from '../../contracts/farm.ts'
import type { IconName } from '../../contracts/icon-paths.ts'

export const CATEGORY_ICON: Record<AdvisoryCategory, IconName> = {
  irrigation: 'drop',
  fertilizer: 'sack',
  pest: 'bug',
  disease: 'disease',
  harvest: 'harvest',
  other: 'leaf',
}
