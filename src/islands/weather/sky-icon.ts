import type { Sky } from '../../contracts/sky.ts'
import type { IconName } from '../ui/icon-paths.ts'

export const SKY_ICON: Record<Sky, IconName> = { rainy: 'rain', cloudy: 'cloud', sunny: 'sun' }
