import { EMPTY_FIELD } from '../../agronomy/empty-field.ts'
import type { FieldSituation } from '../../agronomy/types.ts'
import { landUnitOf } from '../../agronomy/units.ts'
import { CROP_IDS, type CropId, canonicalCrop } from '../../contracts/crops.ts'
import { SOIL_TYPES } from '../../contracts/farm.ts'
import {
  AREA_UNITS,
  type FieldPlanInput,
  fieldPlanInputSchema,
  type GradeOffer,
  MANURE_KINDS,
  RISKS,
  SOIL_LOOKS,
} from '../../contracts/fertilizer-plan.ts'
import { findPriceItem } from '../../contracts/prices.ts'
import { refusalOfIssues } from '../../contracts/refusals.ts'
import { PREVIOUS_CROPS, RICE_FIELDS, riceFieldsFor } from '../../contracts/season.ts'
import type { Services } from '../../server/compose.ts'
import { localDateAt } from '../../server/weather/local-time-at-place.ts'
import { technicalError } from '../../shared/errors.ts'
import { placeFromOptions } from '../explain/field-options.ts'
import { parseChoice, parseDay, parseNumber } from '../explain/option-values.ts'

/** Inputs of a plan, from options or a line of a file. */
export const PLAN_OPTIONS = [
  'crop',
  'place',
  'area',
  'unit',
  'field',
  'soil',
  'planted',
  'previousCrop',
  'striga',
  'look',
  'risk',
  'purse',
  'cropPrice',
  'manure',
  'manureKind',
] as const
export type PlanOptions = Partial<Record<(typeof PLAN_OPTIONS)[number], string>> & {
  /** `npk-15-15-15=32000`, `urea=28000:25` (of a bag of 25 kg), `urea` without a price. */
  grades: readonly string[]
}

export interface PlanRequest {
  situation: FieldSituation
  input: FieldPlanInput
}

const USUAL_RISK = 'middle'

/** @param nameOf name of an input where it was written @throws AppError invalid, not_found for an unknown place */
export async function parsePlanRequest(
  options: PlanOptions,
  nameOf: (name: (typeof PLAN_OPTIONS)[number] | 'grade') => string,
  services: Services,
): Promise<PlanRequest> {
  const of = <Id extends string>(name: (typeof PLAN_OPTIONS)[number], known: readonly Id[]) =>
    parseChoice(options[name], known, nameOf(name))
  const number = (name: (typeof PLAN_OPTIONS)[number]) => parseNumber(options[name]?.replaceAll(',', ''), nameOf(name))
  const needed = (name: 'crop' | 'place' | 'area') => {
    if (!options[name]) throw technicalError('invalid', `${nameOf(name)} is required.`)
    return options[name]
  }
  const crop = cropNamed(needed('crop'), nameOf('crop'))
  const place = await placeFromOptions({ place: needed('place') }, services)
  if (!services.places.serves(place))
    throw technicalError('invalid', `${nameOf('place')} must be in Nigeria or Namibia.`)
  needed('area')
  const field = of('field', RICE_FIELDS)
  if (field !== null && !riceFieldsFor(crop).includes(field))
    throw technicalError('invalid', `${nameOf('field')} is for rice only.`)
  const look = of('look', SOIL_LOOKS.map(String))
  const read = fieldPlanInputSchema.safeParse({
    area: number('area'),
    areaUnit: of('unit', AREA_UNITS) ?? landUnitOf(place.country),
    field,
    grades: options.grades.map((text) => gradeOf(text, nameOf('grade'))),
    purse: number('purse'),
    cropPrice: number('cropPrice') ?? undefined,
    risk: of('risk', RISKS) ?? USUAL_RISK,
    look: look === null ? null : Number(look),
    manure: number('manure'),
    manureKind: of('manureKind', MANURE_KINDS),
  } satisfies Record<keyof FieldPlanInput, unknown>)
  if (!read.success) throw refusalOfIssues(read.error.issues)
  const striga = of('striga', ['yes', 'no', 'true', 'false'])
  return {
    input: read.data,
    situation: {
      ...EMPTY_FIELD,
      asOf: localDateAt(place, services.clock.now()),
      place,
      crop: canonicalCrop(crop),
      plantingDate: parseDay(options.planted, nameOf('planted')),
      riceField: field,
      previousCrop: of('previousCrop', PREVIOUS_CROPS),
      striga: striga === null ? null : striga === 'yes' || striga === 'true',
      soil: of('soil', SOIL_TYPES),
    },
  }
}

const cropNamed = (written: string, name: string): CropId => parseChoice(written.toLowerCase(), CROP_IDS, name)

/** Parses `name=price:kg`; price and kg are optional. @throws AppError invalid */
function gradeOf(text: string, name: string): GradeOffer {
  const [written = '', told = ''] = text.split('=')
  const [price = '', bagKg = ''] = told.split(':').map((part) => part.trim())
  const id = findPriceItem('input', written) as GradeOffer['id'] | null
  if (id === null)
    throw technicalError(
      'invalid',
      `${name}: "${written.trim()}" is not a known fertilizer, such as urea or npk-15-15-15.`,
    )
  return {
    id,
    price: parseNumber(price.replaceAll(',', '') || undefined, name) ?? undefined,
    bagKg: parseNumber(bagKg || undefined, name) ?? undefined,
  }
}
