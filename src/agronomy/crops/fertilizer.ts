import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { FertilizerFigures } from '../feeding/fertilizer-figures.ts'
import { CROP_RECORDS } from './all-crops.ts'

/** Fertiliser figures of a crop; null where none are known. */
export const fertilizerFigures = (crop: CanonicalCropId): FertilizerFigures | null =>
  CROP_RECORDS[crop].fertilizer as FertilizerFigures | null
