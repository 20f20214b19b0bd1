import type { ActionId } from '../../contracts/drawing-ids.ts'
import type { Art } from '../shapes.ts'
import { HARVEST } from './harvest.ts'
import { PLANTING } from './planting.ts'
import { PROTECTION } from './protection.ts'
import { SOIL_AND_WATER } from './soil-and-water.ts'

/** Farm actions, one tool per picture. */
export const ACTIONS = { ...SOIL_AND_WATER, ...PLANTING, ...PROTECTION, ...HARVEST } satisfies Record<ActionId, Art>
