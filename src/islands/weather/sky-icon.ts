import type { IconName } from '../../contracts/icon-paths.ts'
import type { Sky } from '../../contracts/sky.ts'

export const SKY_ICON: Record<Sky, IconName> = { rainy: 'rain', cloudy: 'cloud', sunny: 'sun' }
