import type { Country } from '../../contracts/grades.ts'
import type { Field } from '../field.ts'
import { once } from '../once.ts'
import { isPaddy } from '../water/paddy.ts'
import { type FeedingPlan, type FeedingWant, feedingPlan } from './split-plan.ts'
import { storedPlan } from './stored-plan.ts'
import type { FeedingSystem } from './targets.ts'

export function systemOf({ situation, crop: { record }, irrigated }: Field): FeedingSystem {
  const rice = record.life === 'annual' && record.paddy
  if (rice && !isPaddy(situation, record)) return 'upland'
  if (irrigated || situation.riceField === 'irrigated') return 'irrigated'
  return rice ? 'lowland rain-fed' : 'rain-fed'
}

export const countryOf = ({ zone }: Pick<Field, 'zone'>): Country => (zone.startsWith('na_') ? 'NA' : 'NG')

/** Applications of the season, from the farmer's saved plan if any; null for trees or an unknown rate. */
export const seasonFeedings = once((field: Field): FeedingPlan | null => {
  if (field.crop.perennial) return null
  const want: FeedingWant = {
    crop: field.crop.id,
    zone: field.zone,
    country: countryOf(field),
    system: systemOf(field),
    soil: field.soil.type,
  }
  const { feedings } = field.situation
  return feedings ? storedPlan(feedings, want) : feedingPlan(want)
})
