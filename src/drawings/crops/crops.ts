import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { Art } from '../shapes.ts'
import { CEREALS } from './cereals.ts'
import { PULSES } from './pulses.ts'
import { ROOTS } from './roots.ts'
import { FIBRES_AND_OILS, TREES } from './trees.ts'
import { VEGETABLES } from './vegetables.ts'

/** Each crop with what is harvested of it, by which alike ones are told apart. */
export const CROP_ART = {
  ...CEREALS,
  ...ROOTS,
  ...PULSES,
  ...VEGETABLES,
  ...TREES,
  ...FIBRES_AND_OILS,
} satisfies Record<CanonicalCropId, Art>
