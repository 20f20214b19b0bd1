import type { EstablishedAs } from '../../contracts/season.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import type { CropRecord } from '../crops/record.ts'
import type { FieldSituation } from '../types.ts'

/** Planting material: reported by the farmer, otherwise the usual one of the crop (`practice.planting`). */
export function establishedAs({ established }: FieldSituation, facts: CropFacts): EstablishedAs {
  if (established && (established !== 'seedling' || isTransplanted(facts.record))) return established
  if (countsFromTransplanting(facts)) return 'seedling'
  const { sprout_days, root_days } = facts.record.practice.establishment
  return sprout_days || root_days ? 'cutting' : 'seed'
}

/** Raised in a nursery or a bag before it is set out; what is not goes into the ground as seed or a cutting, whatever was said. */
export const isTransplanted = ({ practice: { plan } }: Pick<CropRecord, 'practice'>): boolean =>
  plan.some(({ id }) => id.startsWith('transplant') || id.startsWith('nursery'))

/** The crop's days are counted from transplanting, not from sowing (tomato, onion, pepper, cabbage). */
export const countsFromTransplanting = ({ record }: CropFacts): boolean =>
  record.practice.days_counted_from?.value === 'transplanting'

/** Days from sowing, in moist soil, to plants that are up, middle of the source's range. */
export function emergenceDays({ record }: CropFacts): number {
  const { emergence_days, sprout_days, root_days } = record.practice.establishment
  return middle((emergence_days ?? sprout_days ?? root_days)?.value) ?? USUAL_EMERGENCE
}

/** Days that seedlings stand in the nursery, middle of the source's range. */
export const nurseryDays = ({ record }: CropFacts): number =>
  middle(record.practice.establishment.nursery_days?.value) ?? USUAL_NURSERY

/** Defaults in days (our choice; FAO gives 25-35 days in the nursery). */
const USUAL_EMERGENCE = 7
const USUAL_NURSERY = 28

/** Middle of a range `[least, most]`; null where it is none. */
function middle(range: unknown): number | null {
  if (!Array.isArray(range) || typeof range[0] !== 'number' || typeof range[1] !== 'number') return null
  return Math.round((range[0] + range[1]) / 2)
}
