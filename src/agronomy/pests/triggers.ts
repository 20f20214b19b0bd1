import type { GrowthStage, SoilType } from '../../contracts/farm.ts'
import { itemAt } from '../../shared/lookups.ts'
import type { ZoneId } from '../climate/zones.ts'

/** Trigger variables. Null means unknown; the trigger then does not fire. */
export interface PestRiskVariables {
  tmin: number
  tmax: number
  tmean: number
  tmin_2d: number
  rh_mean: number | null
  rain_next3_mm: number
  wet_days_next3: number
  rain_last3_mm: number | null
  rain_last7_mm: number | null
  rain_last14_mm: number | null
  wet_days_last7: number | null
  dry_spell_days: number | null
  wind_max_ms: number | null
  dap: number | null
  planted_late: boolean
  month: number
  stage: GrowthStage
  zone: ZoneId
  soil: SoilType | null
  altitude_m: number | null
}
export type RiskVariable = keyof PestRiskVariables
export type RiskLevel = 'low' | 'medium' | 'high'

type Actual = NonNullable<PestRiskVariables[RiskVariable]>

export interface TriggerCondition {
  variable: RiskVariable
  /** True for a condition that causes the risk; false for a limit that only ends it, such as little rain ahead. */
  favours: boolean
  holds: (value: Actual) => boolean
}

export interface PestTrigger {
  level: RiskLevel
  /** True if the trigger names its own stages, which replace the record's. */
  namesStage: boolean
  conditions: TriggerCondition[]
}

export interface TriggerText {
  level: RiskLevel
  all: { var: RiskVariable; op: string; value: Limit }[]
}

/** Number or text to compare with: two numbers for `between`, a list for `in`. */
type Limit = number | string | boolean | readonly (number | string)[]

export const parseTrigger = ({ level, all }: TriggerText): PestTrigger => ({
  level,
  namesStage: all.some((condition) => condition.var === 'stage'),
  conditions: all.map((condition) => ({
    variable: condition.var,
    favours: !(condition.op === '<' && condition.var === 'rain_next3_mm'),
    holds: comparison(condition.op, condition.value),
  })),
})

function comparison(op: string, value: Limit): (actual: Actual) => boolean {
  if (typeof value === 'object') {
    const options = new Set<unknown>(value)
    if (op === 'in') return (actual) => options.has(actual)
    const [low, high] = [itemAt(value, 0), itemAt(value, 1)]
    if (op === 'between') return (actual) => actual >= low && actual <= high
  }
  switch (op) {
    case '<':
      return (actual) => actual < value
    case '<=':
      return (actual) => actual <= value
    case '>':
      return (actual) => actual > value
    case '>=':
      return (actual) => actual >= value
    case '==':
      return (actual) => actual === value
    default:
      throw new Error(`Unknown trigger operator ${op}`)
  }
}
