import { monthOf } from '../dates.ts'
import type { Field } from '../field.ts'
import type { RiskVariables } from '../pests/triggers.ts'

/** What the triggers of pests and diseases speak of, as it is on a field. */
export function variablesOf(field: Field): RiskVariables {
  const { week, situation } = field
  const [first, second] = week.ahead
  return {
    tmin: week.tMin3,
    tmax: week.tMax3,
    tmean: week.tMean3,
    tmin_2d: Math.min(first!.tMin, second!.tMin),
    rh_mean: week.humidity3,
    rain_next3_mm: week.rain3,
    wet_days_next3: week.wetNext3,
    rain_last3_mm: week.rainLast3,
    rain_last7_mm: week.rainLast7,
    rain_last14_mm: week.rainLast14,
    wet_days_last7: week.wetLast7,
    dry_spell_days: week.dryDays,
    wind_max_ms: week.windMax3 === null ? null : week.windMax3 / 3.6,
    dap: field.dap,
    planted_late: field.plantedLate,
    month: monthOf(situation.asOf),
    stage: field.stage,
    zone: field.zone,
    soil: situation.soil,
    altitude_m: situation.place.elevation,
  }
}
