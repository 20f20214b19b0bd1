import { wordAdvice } from '../../advice-words/wording.ts'
import type { AdviceFacts } from '../../agronomy/facts.ts'
import type { RuleId } from '../../agronomy/rules/catalogue.ts'
import { type CanonicalCropId, canonicalCrop } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import type { Language } from '../../contracts/languages.ts'
import { type AdvisoryRow, adviceOf, countOf, smsText } from './shape.ts'

/** An advice for somebody who listens: what it says, and what it is about. */
export interface SpokenAdvice {
  id: string
  cropId: string | null
  crop: CanonicalCropId
  rule: RuleId
  facts: AdviceFacts
  growthStage: GrowthStage
  title: string
  content: string
  /** In one segment. */
  sms: string
  /** The pest that it asks to be counted, and on how many plants; null: none. */
  count: { pest: string; of: number } | null
}

export function spokenShape(row: AdvisoryRow, language: Language): SpokenAdvice {
  const asked = countOf(row)
  const { title, content } = row.language === language ? row : wordAdvice(adviceOf(row), language)
  return {
    id: row.id,
    cropId: row.cropId,
    crop: canonicalCrop(row.cropType),
    rule: row.rule,
    facts: row.facts,
    growthStage: adviceOf(row).growthStage,
    title,
    content,
    sms: smsText(row, language),
    count: asked && { pest: asked.pest, of: asked.of },
  }
}
