import type { Country } from '../../contracts/grades.ts'
import type { Field } from '../field.ts'
import { memoizeByObject } from '../memoize.ts'
import { isPaddyField } from '../water/paddy.ts'
import { type ApplicationPlan, type ApplicationPlanInput, buildApplicationPlan } from './split-plan.ts'
import { fromStoredPlan } from './stored-plan.ts'
import type { ProductionSystem } from './targets.ts'

export function productionSystem({ situation, crop: { record }, irrigated }: Field): ProductionSystem {
  const rice = record.life === 'annual' && record.paddy
  if (rice && !isPaddyField(situation, record)) return 'upland'
  if (irrigated || situation.riceField === 'irrigated') return 'irrigated'
  return rice ? 'lowland rain-fed' : 'rain-fed'
}

export const countryOfZone = ({ zone }: Pick<Field, 'zone'>): Country => (zone.startsWith('na_') ? 'NA' : 'NG')

/** Applications of the season, from the farmer's saved plan if any; null for trees or an unknown rate. */
export const seasonApplications = memoizeByObject((field: Field): ApplicationPlan | null => {
  if (field.crop.perennial) return null
  const want: ApplicationPlanInput = {
    crop: field.crop.id,
    zone: field.zone,
    country: countryOfZone(field),
    system: productionSystem(field),
    soil: field.soil.type,
  }
  const { feedings } = field.situation
  return feedings ? fromStoredPlan(feedings, want) : buildApplicationPlan(want)
})
