import type { GrowthStage, SoilType } from '../../contracts/farm.ts'
import type { ZoneId } from '../climate/zones.ts'

/** Trigger variables; null is unknown, and then the trigger does not fire. */
export interface RiskVariables {
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
export type RiskVariable = keyof RiskVariables
export type RiskLevel = 'low' | 'medium' | 'high'

export interface Condition {
  variable: RiskVariable
  /** False for a limit that only ends the risk (little rain ahead). */
  favours: boolean
  holds: (value: never) => boolean
}

export interface Trigger {
  level: RiskLevel
  /** Trigger names its own stages, replacing the record's. */
  namesStage: boolean
  conditions: Condition[]
}

export interface TriggerText {
  level: string
  all: { var: string; op: string; value: unknown }[]
}

export const triggerOf = ({ level, all }: TriggerText): Trigger => ({
  level: level as RiskLevel,
  namesStage: all.some((condition) => condition.var === 'stage'),
  conditions: all.map((condition) => ({
    variable: condition.var as RiskVariable,
    favours: !(condition.op === '<' && condition.var === 'rain_next3_mm'),
    holds: test(condition.op, condition.value),
  })),
})

function test(op: string, value: unknown): (actual: never) => boolean {
  const limit = value as number
  switch (op) {
    case '<':
      return (actual: number) => actual < limit
    case '<=':
      return (actual: number) => actual <= limit
    case '>':
      return (actual: number) => actual > limit
    case '>=':
      return (actual: number) => actual >= limit
    case 'between': {
      const [low, high] = value as [number, number]
      return (actual: number) => actual >= low && actual <= high
    }
    case 'in': {
      const options = new Set(value as unknown[])
      return (actual: unknown) => options.has(actual)
    }
    case '==':
      return (actual: unknown) => actual === value
    default:
      throw new Error(`Unknown trigger operator ${op}`)
  }
}
