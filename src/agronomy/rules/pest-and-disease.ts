import type { Field } from '../field.ts'
import { type Risk, risksOf } from '../pests/risks.ts'
import type { RiskVariable, RiskVariables } from '../pests/triggers.ts'
import type { Advice, Confidence, Fact } from '../types.ts'
import { adviceOf } from './advice.ts'
import type { ReasonId } from './catalogue.ts'
import { pestEvidence } from './pest-evidence.ts'
import { variablesOf } from './risk-variables.ts'
import { sprayDay } from './spray-window.ts'

/** Most that are told of one crop in one run. */
const MOST = 2

/** The pests and diseases that weather, stage and season favour now, at most two a crop. */
export function pestRules(field: Field): Advice[] {
  if (field.stage === 'planted' && (field.dap === null || field.dap <= 7)) return []
  const variables = variablesOf(field)
  return risksOf(field.crop.id, variables)
    .slice(0, MOST)
    .map((risk) => adviceOn(field, risk, variables))
}

function adviceOn(field: Field, risk: Risk, variables: RiskVariables): Advice {
  const { record } = risk
  const mould = record.category === 'harvest'
  const weak = record.strength === 'weak'
  const high = risk.level === 'high' && !weak
  const usesPast = risk.because.some((variable) => PAST.has(variable))
  const usesForecast = risk.because.some((variable) => AHEAD.has(variable))
  const why = reasonFor(field, risk.because)
  const facts: Record<string, Fact> = {
    pest: record.id,
    walk: field.crop.record.life === 'tree' ? 'trees' : 'field',
    ...whyFacts(field, why),
  }
  if (record.chemical && !mould) {
    facts.chemical = record.chemical
    const day = sprayDay(field)
    if (day) facts.sprayDay = day
  }
  return adviceOf(field, {
    rule: mould ? 'risk.mould' : high ? 'risk.high' : 'risk.watch',
    about: record.id,
    category: mould ? 'harvest' : record.category,
    priority:
      high && !(mould && !field.ripe)
        ? field.heavyRain || !urgent(risk)
          ? 'medium'
          : 'high'
        : weak || risk.level === 'low'
          ? 'low'
          : 'medium',
    confidence: sureOf(risk),
    stake: mould && !risk.because.includes('rain_next3_mm') ? 6 : STAKE[high ? 'high' : weak ? 'low' : risk.level],
    soon: high && !mould ? 8 : risk.level === 'medium' && !weak ? 6 : 4,
    why,
    facts,
    evidence: pestEvidence(field, risk, variables),
    days: high ? 2 : 5,
    usesPast,
    usesForecast,
  })
}

const STAKE = { high: 8, medium: 6, low: 4 }
/** The trigger must be the weather's or the season's own, not the stage alone. */
const urgent = (risk: Risk): boolean =>
  risk.record.fast &&
  risk.because.some((variable) => PAST.has(variable) || AHEAD.has(variable) || variable === 'planted_late')

/** A risk worked out from daily weather is never more than likely; a weak record only possible. */
function sureOf({ record, level }: Risk): Confidence {
  if (record.strength === 'weak' || level === 'low') return 'low'
  return record.strength === 'strong' && level === 'high' ? 'high' : 'medium'
}

const PAST = new Set<RiskVariable>([
  'dry_spell_days',
  'rain_last3_mm',
  'rain_last7_mm',
  'rain_last14_mm',
  'wet_days_last7',
])
const AHEAD = new Set<RiskVariable>(['rh_mean', 'rain_next3_mm', 'wet_days_next3', 'wind_max_ms', 'tmin_2d'])

/** The trigger variable that says most to a farmer, in this order. */
function reasonFor(field: Field, because: readonly RiskVariable[]): ReasonId {
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

function whyFacts(field: Field, why: ReasonId): Record<string, Fact> {
  const { week } = field
  if (why === 'dry-days') return { dry: week.dryDays }
  if (why === 'wet-days') return { wet: week.wetLast7 }
  if (why === 'wind') return { wind: Math.round((week.windMax3 ?? 0) / 5) * 5 }
  if (why === 'rain-ahead') return { rain: Math.max(1, Math.round(week.rain3)), to: week.ahead[2]!.date }
  return {}
}
