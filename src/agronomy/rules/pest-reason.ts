import { itemAt } from '../../shared/lookups.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import type { RiskVariable } from '../pests/triggers.ts'
import type { ReasonId } from './reasons.ts'

/** Returns the most informative reason of a pest risk: the first in this order that holds. */
export function pestReason(field: Field, because: readonly RiskVariable[]): ReasonId {
  if (because.includes('dry_spell_days')) return 'dry-days'
  if (
    because.some(
      (v) => v === 'wet_days_last7' || v === 'rain_last7_mm' || v === 'rain_last14_mm' || v === 'rain_last3_mm',
    )
  )
    return field.week.wetLast7 >= 2 ? 'wet-days' : 'wet-soil'
  if (because.includes('planted_late')) return 'late'
  if (because.includes('rh_mean')) return 'humid'
  if (because.includes('wind_max_ms')) return 'wind'
  if (because.includes('wet_days_next3')) return 'rain-ahead'
  if (because.includes('rain_next3_mm') && field.week.rain3 >= 10) return 'rain-ahead'
  return because.includes('month') ? 'season' : 'stage'
}

export function pestReasonFacts(field: Field, why: ReasonId): AdviceFacts {
  const { week } = field
  if (why === 'dry-days') return { dry: week.dryDays }
  if (why === 'wet-days') return { wet: week.wetLast7 }
  if (why === 'wind') return { wind: Math.round((week.windMax3 ?? 0) / 5) * 5 }
  if (why === 'rain-ahead') return { rain: Math.max(1, Math.round(week.rain3)), to: itemAt(week.ahead, 2).date }
  return {}
}
