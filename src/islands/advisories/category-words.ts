import type { AdvisoryCategory } from '../../contracts/farm.ts'
import type { MessageKey } from '../../words/translate.ts'

export const CATEGORY_WORDS = {
  irrigation: 'advisory.irrigation',
  fertilizer: 'advisory.fertilizer',
  pest: 'advisory.pest',
  disease: 'advisory.disease',
  harvest: 'advisory.harvest',
  other: 'advisory.other',
} as const satisfies Record<AdvisoryCategory, MessageKey>
