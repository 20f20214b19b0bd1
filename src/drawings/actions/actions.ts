import type { ActionId } from '../../contracts/drawing-ids.ts'
import type { Art } from '../shapes.ts'
import { HARVEST_ACTIONS } from './harvest.ts'
import { PLANTING_ACTIONS } from './planting.ts'
import { PROTECTION_ACTIONS } from './protection.ts'
import { SOIL_AND_WATER_ACTIONS } from './soil-and-water.ts'

/** Farm actions, one tool per picture. */
export const ACTION_ART = {
  ...SOIL_AND_WATER_ACTIONS,
  ...PLANTING_ACTIONS,
  ...PROTECTION_ACTIONS,
  ...HARVEST_ACTIONS,
} satisfies Record<ActionId, Art>
