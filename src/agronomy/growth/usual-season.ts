import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { MaturityClass } from '../../contracts/season.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { meanDaysToMaturity } from './variety.ts'

export function usualSeasonDays(crop: CanonicalCropId, maturity: MaturityClass | null): number | null {
  const { record, stages } = cropFacts(crop)
  if (record.life !== 'annual') return null
  const figures = record.practice.maturity_classes.find(({ id }) => id === maturity)
  return figures ? meanDaysToMaturity(figures) : stages.total
}
