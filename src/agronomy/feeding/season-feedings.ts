import type { Country } from '../../contracts/grades.ts'
import type { Field } from '../field.ts'
import { isPaddy } from '../water/paddy.ts'
import { type FeedingPlan, feedingPlan } from './split-plan.ts'
import type { FeedingSystem } from './targets.ts'

/** How this field grows, as the rates tell fields apart. */
export function systemOf({ situation, crop: { record }, irrigated }: Field): FeedingSystem {
  const rice = record.life === 'annual' && record.paddy
  if (rice && !isPaddy(situation, record)) return 'upland'
  if (irrigated || situation.riceField === 'irrigated') return 'irrigated'
  return rice ? 'lowland rain-fed' : 'rain-fed'
}

export const countryOf = ({ zone }: Field): Country => (zone.startsWith('na_') ? 'NA' : 'NG')

/** The feedings of this field's season; null for what is fed by the tree, or not known. */
export const seasonFeedings = (field: Field): FeedingPlan | null =>
  field.crop.perennial
    ? null
    : feedingPlan({
        crop: field.crop.id,
        zone: field.zone,
        country: countryOf(field),
        system: systemOf(field),
        soil: field.soil.type,
      })
