import type { CropId } from '../../contracts/crops.ts'
import { type ActionId, type DrawingId, stageDrawing } from '../../contracts/drawings.ts'
import type { Operation } from '../../contracts/season.ts'

/** Drawing of each operation; planting and harvest use the crop's own stage drawings. */
const DRAWN: Record<Operation, ActionId | 'planted' | 'mature'> = {
  buy_seed: 'seed',
  land: 'clear',
  nursery: 'nursery',
  plant: 'planted',
  stand_check: 'look',
  scout: 'look',
  sell: 'sell',
  planted: 'planted',
  emerged: 'look',
  not_emerged: 'look',
  resown: 'planted',
  thinned: 'thin',
  weeded: 'weed',
  fed: 'feed',
  watered: 'water',
  sprayed: 'spray',
  scouted: 'look',
  staked: 'stake',
  earthed_up: 'earth-up',
  drained: 'drain',
  harvested: 'mature',
  dried: 'dry',
  stored: 'store',
  sold: 'sell',
}

export function stepDrawing(operation: Operation, crop: CropId): DrawingId {
  const drawn = DRAWN[operation]
  return drawn === 'planted' || drawn === 'mature' ? stageDrawing(crop, drawn) : `action.${drawn}`
}
