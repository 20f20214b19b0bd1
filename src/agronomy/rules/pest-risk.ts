import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import type { PestId } from '../pests/pests.ts'
import type { PestRisk } from '../pests/risks.ts'
import type { ScoutedPestId, ScoutingRound } from '../pests/scouting.ts'
import type { PestRiskVariables, RiskVariable } from '../pests/triggers.ts'
import type { Advice, Confidence } from '../types.ts'
import { buildAdvice } from './build-advice.ts'
import { pestEvidence, pestThresholdFigure } from './pest-evidence.ts'
import { pestReason, pestReasonFacts } from './pest-reason.ts'
import { countMethodSources, pestThresholdFacts } from './pest-remedy.ts'

export function advisePestRisk(field: Field, risk: PestRisk, variables: PestRiskVariables, weeks: number): Advice {
  const { record } = risk
  const mould = record.category === 'harvest'
  const weak = record.strength === 'weak'
  const high = risk.level === 'high' && !weak
  return buildAdvice(field, {
    ...describePestFinding(field, risk, variables),
    rule: mould ? 'risk.mould' : high ? 'risk.high' : 'risk.watch',
    category: mould ? 'harvest' : record.category,
    priority:
      high && !(mould && !field.ripe)
        ? field.heavyRain || !isUrgentRisk(risk)
          ? 'medium'
          : 'high'
        : weak || risk.level === 'low'
          ? 'low'
          : 'medium',
    stake:
      mould && !risk.because.includes('rain_next3_mm') ? 6 : STAKE_BY_LEVEL[high ? 'high' : weak ? 'low' : risk.level],
    soon: (high && !mould ? 8 : risk.level === 'medium' && !weak ? 6 : 4) - (record.fast ? 0 : weeks),
    days: high ? 2 : 5,
  })
}

/** Advises a pest count, with sample size and threshold. Weather alone never makes the advice urgent. */
export function adviseScouting(
  field: Field,
  risk: PestRisk,
  variables: PestRiskVariables,
  round: ScoutingRound,
  weeks: number,
): Advice {
  const { record } = risk
  const found = describePestFinding(field, risk, variables)
  // Fast pests in the flowers destroy the harvest, so they come before weeds.
  const decides = record.fast && field.crop.record.sensitive.includes(field.stage)
  return buildAdvice(field, {
    ...found,
    rule: 'pest.count',
    category: record.category,
    priority: record.strength === 'weak' || risk.level === 'low' ? 'low' : decides ? 'high' : 'medium',
    stake: decides ? 9 : record.fast ? 8 : 6,
    soon: decides ? 7 : 6 - weeks,
    facts: { ...found.facts, ...scoutingFacts(record.id as ScoutedPestId, round) },
    evidence: [...found.evidence, pestThresholdFigure(round)],
    actions: countMethodSources(record.id as ScoutedPestId, round),
    closes: { kind: 'scouted', n: null },
    days: 5,
  })
}

export const scoutingFacts = (pest: ScoutedPestId, round: ScoutingRound): AdviceFacts => ({
  pest,
  of: round.of,
  act: round.act,
  unsure: round.again,
  unit: round.unit,
  ...pestThresholdFacts(pest, round),
})

export const dryFieldFacts = ({ crop: { record }, balance }: Field, pest: PestId): AdviceFacts =>
  record.life === 'annual' && record.paddy && !balance.paddy && pest === 'rice_blast' ? { dryField: pest } : {}

export function describePestFinding(field: Field, risk: PestRisk, variables: PestRiskVariables) {
  const { record } = risk
  const why = pestReason(field, risk.because)
  const facts: AdviceFacts = {
    pest: record.id,
    walk: field.crop.record.life === 'tree' ? 'trees' : 'field',
    ...dryFieldFacts(field, record.id),
    ...pestReasonFacts(field, why),
  }
  return {
    about: record.id,
    confidence: confidenceInRisk(risk),
    why,
    facts,
    evidence: pestEvidence(field, risk, variables),
    actions: [`pest.${record.id}` as const],
    usesPast: risk.because.some((variable) => PAST_VARIABLES.has(variable)),
    usesForecast: risk.because.some((variable) => FORECAST_VARIABLES.has(variable)),
  }
}

const STAKE_BY_LEVEL = { high: 8, medium: 6, low: 4 }
const isUrgentRisk = (risk: PestRisk): boolean =>
  risk.record.fast &&
  risk.because.some(
    (variable) => PAST_VARIABLES.has(variable) || FORECAST_VARIABLES.has(variable) || variable === 'planted_late',
  )

/** Returns the confidence in a risk: low on weak evidence or at a low level, high only on strong evidence and at a high level. */
function confidenceInRisk({ record, level }: PestRisk): Confidence {
  if (record.strength === 'weak' || level === 'low') return 'low'
  return record.strength === 'strong' && level === 'high' ? 'high' : 'medium'
}

const PAST_VARIABLES = new Set<RiskVariable>([
  'dry_spell_days',
  'rain_last3_mm',
  'rain_last7_mm',
  'rain_last14_mm',
  'wet_days_last7',
])
const FORECAST_VARIABLES = new Set<RiskVariable>([
  'rh_mean',
  'rain_next3_mm',
  'wet_days_next3',
  'wind_max_ms',
  'tmin_2d',
])
