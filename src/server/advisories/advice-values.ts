import { AI_GENERATED } from '../../contracts/advisories.ts'
import type { FieldAdvice } from './advise-farmer.ts'
import type { Farmer } from './situation.ts'

export function adviceRowValues(
  { advice, words, byModel }: FieldAdvice,
  { preferredLanguage }: Farmer,
  estimated: boolean,
  now: string,
) {
  const { title, content, reason, sms } = words
  return {
    growthStage: advice.growthStage,
    priority: advice.priority,
    category: advice.category,
    validUntil: advice.validUntil,
    rule: advice.rule,
    weatherReason: advice.weatherReason,
    confidence: advice.confidence,
    facts: advice.facts,
    evidence: advice.evidence,
    actions: advice.actions,
    closes: advice.closes && JSON.stringify(advice.closes),
    title,
    content,
    reason,
    sms,
    weatherCondition: byModel ? AI_GENERATED : advice.weatherReason === null ? null : reason,
    language: preferredLanguage,
    score: Math.round(advice.score),
    estimated,
    updatedAt: now,
  }
}
