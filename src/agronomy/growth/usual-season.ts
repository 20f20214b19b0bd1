import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { MaturityClass } from '../../contracts/season.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { daysOf } from './maturity.ts'

/** Days from planting to the harvest of an annual crop, by its tabled class, else the tabled season; null for trees, bushes and mats. */
export function usualSeason(crop: CanonicalCropId, maturity: MaturityClass | null): number | null {
  const { record, stages } = cropFacts(crop)
  if (record.life !== 'annual') return null
  const figures = record.practice.maturity_classes.find(({ id }) => id === maturity)
  return figures ? daysOf(figures) : stages.total
}
