import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { MaturityClass } from '../../contracts/season.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { guideCountryOf, maturityClassesOf } from '../crops/practice.ts'
import { meanDaysToMaturity } from './variety.ts'

/** Returns the usual days from planting to harvest in a country (ISO code, null unknown); null for trees. */
export function usualSeasonDays(
  crop: CanonicalCropId,
  maturity: MaturityClass | null,
  country: string | null,
): number | null {
  const { record, stages } = cropFacts(crop)
  if (record.life !== 'annual') return null
  const classes = maturityClassesOf(record.practice, guideCountryOf(country))
  const figures = classes.find(({ id }) => id === maturity)
  return figures ? meanDaysToMaturity(figures) : stages.total
}
