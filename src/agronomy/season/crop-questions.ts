import type { CropQuestions } from '../../contracts/crop-questions.ts'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { type GuideCountry, guideCountryOf, maturityClassesOf } from '../crops/practice.ts'
import { isTransplantedCrop } from '../growth/establishment.ts'

/** Maximum number of variety names shown. */
const MAX_VARIETY_NAMES = 3

export const listCropQuestions = (country: string | null): CropQuestions[] =>
  CANONICAL_CROPS.map((crop) => questionsOf(crop, guideCountryOf(country)))

function questionsOf(cropType: CanonicalCropId, country: GuideCountry): CropQuestions {
  const { record, perennial } = cropFacts(cropType)
  const maturity = maturityClassesOf(record.practice, country).map(({ id, days_min, days_max, varieties }) => ({
    class: id,
    from: days_min,
    to: days_max,
    names: (varieties[country] ?? []).slice(0, MAX_VARIETY_NAMES).map((name) => name.replace(/ \(.*\)$/, '')),
  }))
  return {
    cropType,
    maturity: perennial || maturity.length < 2 ? [] : maturity,
    established: !perennial && isTransplantedCrop(record) ? ['seed', 'seedling'] : [],
    field: record.life === 'annual' && record.paddy,
    striga: record.pests.includes('striga'),
  }
}
