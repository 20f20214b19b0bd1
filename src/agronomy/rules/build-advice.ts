import type { AdvisoryCategory, Priority } from '../../contracts/farm.ts'
import { addDays } from '../dates.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import { memoizeByObject } from '../memoize.ts'
import { type SourceId, sourceById as sourceOf } from '../sources.ts'
import type { Advice, ClosingLogEntry, Confidence, Evidence } from '../types.ts'
import { type EvidenceLabel, REASONS, type ReasonDefinition, type ReasonId } from './reasons.ts'
import { RULES, type RuleId } from './rule-catalogue.ts'

interface Finding {
  rule: RuleId
  about?: string | null
  category?: AdvisoryCategory
  priority: Priority
  confidence: Confidence
  /** Share of the harvest at stake, 0 to 10. */
  stake: number
  /** Urgency, 0 to 10; 10 is today. */
  soon: number
  why: ReasonId
  facts?: AdviceFacts
  evidence: Evidence[]
  actions?: SourceId[]
  closes?: ClosingLogEntry
  days: number
  /** True if the advice uses the days ahead: climate normals among them lower the confidence and are marked. */
  usesForecast?: boolean
  /** True if the advice uses past days, with the same effect. */
  usesPast?: boolean
}

const CONFIDENCE_SCORE: Record<Confidence, number> = { high: 9, medium: 7, low: 4.5 }
export function buildAdvice(field: Field, finding: Finding): Advice {
  const { rule, about, why } = finding
  const typical = (finding.usesForecast && !field.week.live) || (finding.usesPast && field.week.pastTypical) || false
  const confidence = typical && finding.confidence === 'high' ? 'medium' : finding.confidence
  const reason: ReasonDefinition = REASONS[why]
  const shownWhy = typical ? (reason.typically ?? why) : why
  const until = addDays(field.asOf, Math.max(0, finding.days))
  const facts: AdviceFacts = { ...finding.facts, why: shownWhy }
  facts.by ??= until
  const noForecast = typical && !field.week.live
  if (noForecast) facts.typical = 1
  return {
    rule,
    situation: about ? `${rule}:${about}` : rule,
    crop: field.crop.id,
    growthStage: field.stage,
    category: finding.category ?? RULES[rule].category,
    priority: typical && finding.priority === 'high' ? 'medium' : finding.priority,
    confidence,
    facts,
    weatherReason: noForecast ? 'typical' : REASONS[shownWhy].weather ? shownWhy : null,
    evidence: finding.evidence,
    actions: finding.actions ?? [...RULES[rule].actions],
    closes: finding.closes ?? null,
    validUntil: until,
    score: Math.round(finding.stake * finding.soon * CONFIDENCE_SCORE[confidence]),
  }
}

/** Returns a figure of the evidence, rounded to a tenth; rough if its source is. */
export function evidenceFigure(
  label: EvidenceLabel,
  value: number | string,
  unit: string | null,
  source: SourceId,
  rough = false,
): Evidence {
  const shown = typeof value === 'number' ? Math.round(value * 10) / 10 : value
  return { label, value: shown, unit, source, rough: rough || sourceOf(source).rough }
}

export const forecastFigure = (field: Field, label: EvidenceLabel, value: number, unit: string): Evidence =>
  evidenceFigure(label, value, unit, field.week.live ? 'forecast' : 'climate-normals', !field.week.live)

export const pastWeatherFigure = (field: Field, label: EvidenceLabel, value: number, unit: string): Evidence =>
  evidenceFigure(label, value, unit, field.week.pastTypical ? 'climate-normals' : 'history', field.week.pastTypical)

export const growthStageFigures = memoizeByObject((field: Field): Evidence[] => {
  const stage = evidenceFigure('evidence.stage', field.stage, null, field.stageSource)
  if (field.dap === null || !field.stageKnown) return [stage]
  return [stage, evidenceFigure('evidence.daysAfterPlanting', field.dap, 'days', 'farmer')]
})
