import type { CropId } from '../../contracts/crops.ts'
import { type ActionId, type DrawingId, stageDrawing } from '../../contracts/drawings.ts'
import type { Operation } from '../../contracts/season.ts'
import type { PlanStep } from '../../contracts/season-plan.ts'

/** Drawing of each operation; planting and harvest use the crop's own stage drawings. */
const DRAWING_OF_OPERATION: Record<Operation, ActionId | 'planted' | 'mature'> = {
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

/** Drawing of the sign to look for, by step id: a season's scouting steps differ only in that. */
export const PEST_SIGN_OF_STEP: Partial<Record<string, DrawingId>> = {
  scout_armyworm: 'sign.armyworm',
  scout_striga: 'sign.striga',
  scout_aphids: 'sign.aphids',
  scout_flower_pests: 'sign.pod-webbing',
  scout_rosette_leafspot: 'sign.rosette',
  scout_tuta_blight: 'sign.leafminer',
  scout_rust_pod: 'sign.leaf-rust',
  scout_thrips: 'sign.onion-silver',
  scout_moth: 'sign.cabbage-holes',
  scout_flea_beetle: 'sign.beetle',
  scout_crickets: 'sign.cricket',
  bird_guard: 'sign.bird',
  bird_and_rat_guard: 'sign.bird',
}

export function stepDrawing({ operation, id }: Pick<PlanStep, 'operation' | 'id'>, crop: CropId): DrawingId {
  const sign = PEST_SIGN_OF_STEP[id]
  if (sign) return sign
  const drawn = DRAWING_OF_OPERATION[operation]
  return drawn === 'planted' || drawn === 'mature' ? stageDrawing(crop, drawn) : `action.${drawn}`
}
