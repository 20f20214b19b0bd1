import type { EstablishmentMethod } from '../../contracts/season.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import type { CropRecord } from '../crops/crop-record.ts'
import type { FieldSituation } from '../types.ts'

export function establishmentMethod({ established }: FieldSituation, facts: CropFacts): EstablishmentMethod {
  if (established && (established !== 'seedling' || isTransplantedCrop(facts.record))) return established
  if (countsFromTransplanting(facts)) return 'seedling'
  const { sprout_days, root_days } = facts.record.practice.establishment
  return sprout_days || root_days ? 'cutting' : 'seed'
}

export const isTransplantedCrop = ({ practice: { plan } }: Pick<CropRecord, 'practice'>): boolean =>
  plan.some(({ id }) => id.startsWith('transplant') || id.startsWith('nursery'))

/** True for days counted from transplanting (tomato, onion, pepper, cabbage). */
export const countsFromTransplanting = ({ record }: CropFacts): boolean =>
  record.practice.days_counted_from?.value === 'transplanting'

/** True when the planting day is that of sowing a nursery. */
export const sowsNursery = (s: FieldSituation, facts: CropFacts): boolean =>
  countsFromTransplanting(facts) && establishmentMethod(s, facts) === 'seed'

/** Days from sowing in moist soil to emergence, mid-range of the source. */
export function daysToEmergence({ record }: CropFacts): number {
  const { emergence_days, sprout_days, root_days } = record.practice.establishment
  return midpoint((emergence_days ?? sprout_days ?? root_days)?.value) ?? USUAL_EMERGENCE
}

/** Days in the nursery, mid-range of the source. */
export const daysInNursery = ({ record }: CropFacts): number =>
  midpoint(record.practice.establishment.nursery_days?.value) ?? USUAL_NURSERY

const USUAL_EMERGENCE = 7
const USUAL_NURSERY = 28

function midpoint(range: unknown): number | null {
  if (!Array.isArray(range) || typeof range[0] !== 'number' || typeof range[1] !== 'number') return null
  return Math.round((range[0] + range[1]) / 2)
}
