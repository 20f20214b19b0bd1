import type { FarmDrawing } from '../../contracts/drawings.ts'
import { type Art, dot, GROUND } from '../shapes.ts'

type Farm<Id> = Id extends `farm.${infer Rest}` ? Rest : never

export const FARM = {
  'size.small': [['leaf', 'M4 4h26v26h-26z']],
  'size.medium': [['leaf', 'M4 4h26v26h-26zM34 4h26v26h-26z']],
  'size.large': [['leaf', 'M4 4h26v26h-26zM34 4h26v26h-26zM4 34h26v26h-26z']],
  'size.very-large': [['leaf', 'M4 4h26v26h-26zM34 4h26v26h-26zM4 34h26v26h-26zM34 34h26v26h-26z']],
  'irrigation.rain-fed': [GROUND, ['blue', 'M32 6c10 16 14 20 14 28a14 14 0 0 1-28 0C18 26 22 22 32 6z']],
  'irrigation.drip': [GROUND, ['blue', 'M32 6c10 16 14 20 14 28a14 14 0 0 1-28 0C18 26 22 22 32 6z']],
  'irrigation.sprinkler': [GROUND, ['blue', 'M32 6c10 16 14 20 14 28a14 14 0 0 1-28 0C18 26 22 22 32 6z']],
  'irrigation.manual': [GROUND, ['blue', 'M32 6c10 16 14 20 14 28a14 14 0 0 1-28 0C18 26 22 22 32 6z']],
  'irrigation.flood': [GROUND, ['blue', 'M32 6c10 16 14 20 14 28a14 14 0 0 1-28 0C18 26 22 22 32 6z']],
  'irrigation.furrow': [GROUND, ['blue', 'M32 6c10 16 14 20 14 28a14 14 0 0 1-28 0C18 26 22 22 32 6z']],
  'irrigation.other': [GROUND, ['blue', 'M32 6c10 16 14 20 14 28a14 14 0 0 1-28 0C18 26 22 22 32 6z']],
  'soil.clay': [['red', 'M4 50c8-22 20-30 28-30s20 8 28 30z']],
  'soil.sand': [['cream', 'M4 50c8-22 20-30 28-30s20 8 28 30z']],
  'soil.loam': [['dark', 'M4 50c8-22 20-30 28-30s20 8 28 30z']],
  'soil.silt': [['grey', 'M4 50c8-22 20-30 28-30s20 8 28 30z']],
  'soil.mixed': [['wood', 'M4 50c8-22 20-30 28-30s20 8 28 30z']],
  'experience.beginner': [GROUND, ['leaf', 'M30 54v-20h4v20z']],
  'experience.intermediate': [GROUND, ['leaf', 'M21 54v-20h4v20zM39 54v-20h4v20z']],
  'experience.experienced': [GROUND, ['leaf', 'M12 54v-20h4v20zM30 54v-20h4v20zM48 54v-20h4v20z']],
  done: [GROUND, ['sun', dot(32, 30, 16)]],
} satisfies Record<Farm<FarmDrawing>, Art>
