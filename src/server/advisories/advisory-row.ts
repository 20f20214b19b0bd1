import { evidenceLabel, evidenceValue, smsInLanguage, wordAdvice } from '../../advice-words/word-advice.ts'
import { postponesFertilizer } from '../../agronomy/choose-advice.ts'
import { addDays } from '../../agronomy/dates.ts'
import { countQuestion } from '../../agronomy/pests/count-question.ts'
import { PESTS } from '../../agronomy/pests/pests.ts'
import { RULES, type RuleDefinition } from '../../agronomy/rules/rule-catalogue.ts'
import { adviceDueDay } from '../../agronomy/season/due-day.ts'
import { sourceById, sourceText } from '../../agronomy/sources.ts'
import type { Advice } from '../../agronomy/types.ts'
import type { Advisory } from '../../contracts/advisories.ts'
import { canonicalCrop } from '../../contracts/crops.ts'
import type { DrawingId } from '../../contracts/drawings.ts'
import type { Language } from '../../contracts/languages.ts'
import type { advisories } from '../../db/schema/advisories.ts'
import { sendingLanguage } from '../../words/clearance.ts'

export type AdvisoryRow = typeof advisories.$inferSelect

/** Returns an advisory for its farmer; written again from its facts if it was in another language. */
export function toAdvisory(row: AdvisoryRow, language: Language): Advisory {
  const reworded = row.language === language ? null : wordAdvice(adviceFromRow(row), language)
  return {
    id: row.id,
    userId: row.userId,
    cropId: row.cropId,
    cropType: row.cropType,
    growthStage: row.growthStage,
    title: reworded?.title ?? row.title,
    content: reworded?.content ?? row.content,
    ...englishTextsBeside(row, language),
    priority: row.priority,
    category: row.category,
    rule: row.rule,
    pest: pestOf(row),
    drawing: ruleDrawing(row),
    icon: row.icon,
    weatherCondition: reworded && row.weatherReason ? reworded.reason : row.weatherCondition,
    isRead: row.isRead,
    validUntil: row.validUntil,
    by: adviceDueDay(row),
    ...nextWateringOf(row),
    reason: reworded?.reason ?? row.reason,
    evidence: row.evidence.map((item) => ({
      label: evidenceLabel(item.label, language),
      // A rough figure is marked by its sign everywhere.
      value: `${item.rough && typeof item.value === 'number' ? '≈ ' : ''}${evidenceValue(item, language)}`,
      source: sourceText(sourceById(item.source)),
      rough: item.rough,
    })),
    sources: [...new Set(row.actions)].map((id) => {
      const { title, year = null, address = null, rough } = sourceById(id)
      return { title, year, address, rough }
    }),
    closes: postponesFertilizer(row) ? null : row.closes,
    gave: postponesFertilizer(row) ? row.closes : null,
    count: requestedCount(row),
    estimated: row.estimated,
    useful: row.useful,
    done: row.done,
    ...(warnsOnly(row) && { warns: true as const }),
    createdAt: row.createdAt,
  }
}

/** Returns the days from one watering to the next; null where the advice is to look again next week. */
function intervalOf({ again, gap }: AdvisoryRow['facts']): number | null {
  if (again === 'many') return typeof gap === 'number' ? gap : null
  return again === 'one' ? 1 : again === 'two' ? 2 : null
}

function nextWateringOf({ category, facts, done, updatedAt }: AdvisoryRow): Pick<Advisory, 'again'> {
  const every = category === 'irrigation' && done ? intervalOf(facts) : null
  return every === null ? {} : { again: addDays(updatedAt.slice(0, 10), every) }
}

/** Returns the count that an advisory asks for; null: none. */
export function requestedCount({ closes, facts }: AdvisoryRow): Advisory['count'] {
  const question = closes?.kind === 'scouted' ? countQuestion({ facts }) : null
  return question && { pest: question.pest, of: question.of, act: question.actAt }
}

const pestOf = ({ facts: { pest } }: AdvisoryRow): string | null =>
  typeof pest === 'string' && pest in PESTS ? pest : null

/** Returns the drawing of a row's rule; the rule of an old row may have been removed. */
export function ruleDrawing({ rule }: AdvisoryRow): DrawingId {
  const facts: RuleDefinition | undefined = RULES[rule]
  return facts?.drawing ?? 'action.look'
}

/** True for advice against doing something, which has no "done". */
function warnsOnly({ rule, closes }: AdvisoryRow): boolean {
  const facts: RuleDefinition | undefined = RULES[rule]
  if (!facts || closes) return false
  return facts.conflictGroup === 'lost' || facts.leaves === true || facts.drawing.startsWith('action.no-')
}

function englishTextsBeside(row: AdvisoryRow, language: Language): Pick<Advisory, 'beside'> {
  const sent = sendingLanguage(language)
  if (sent === language) return {}
  const { title, content } = wordAdvice(adviceFromRow(row), sent)
  return { beside: { language: sent, title, content } }
}

/** Returns the one-segment text in a language, written again from facts if it was in another or a template is given. */
export const advisorySmsText = (row: AdvisoryRow, language: Language, template: string | null = null): string =>
  row.language === language && template === null ? row.sms : smsInLanguage(adviceFromRow(row), language, template)

export const adviceFromRow = (row: AdvisoryRow): Advice => ({
  rule: row.rule,
  situation: row.situation,
  crop: canonicalCrop(row.cropType),
  growthStage: row.growthStage ?? 'vegetative',
  category: row.category,
  priority: row.priority,
  confidence: row.confidence,
  facts: row.facts,
  weatherReason: row.weatherReason,
  evidence: row.evidence,
  actions: row.actions,
  closes: row.closes,
  validUntil: row.validUntil ?? row.createdAt.slice(0, 10),
  score: row.score,
})
