import { wordAdvice } from '../../advice-words/word-advice.ts'
import type { AdviceFacts } from '../../agronomy/facts.ts'
import type { RuleId } from '../../agronomy/rules/rule-catalogue.ts'
import { type CanonicalCropId, canonicalCrop } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import type { Language } from '../../contracts/languages.ts'
import { type AdvisoryRow, adviceFromRow, advisorySmsText, requestedCount } from './advisory-row.ts'

/** Advice for a listener: text and subject. */
export interface SpokenAdvice {
  id: string
  cropId: string | null
  crop: CanonicalCropId
  rule: RuleId
  facts: AdviceFacts
  growthStage: GrowthStage
  title: string
  content: string
  /** Text of one segment. */
  sms: string
  /** Pest to count, and the number of plants; null: none. */
  count: { pest: string; of: number } | null
}

export function toSpokenAdvice(row: AdvisoryRow, language: Language): SpokenAdvice {
  const count = requestedCount(row)
  const { title, content } = row.language === language ? row : wordAdvice(adviceFromRow(row), language)
  return {
    id: row.id,
    cropId: row.cropId,
    crop: canonicalCrop(row.cropType),
    rule: row.rule,
    facts: row.facts,
    growthStage: adviceFromRow(row).growthStage,
    title,
    content,
    sms: advisorySmsText(row, language),
    count: count && { pest: count.pest, of: count.of },
  }
}
