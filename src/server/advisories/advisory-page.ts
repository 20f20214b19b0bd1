import { EVIDENCE_DRAWINGS } from '../../advice-words/steps/evidence-shows.ts'
import { adviceSteps, splitIntoSentences } from '../../advice-words/steps/steps.ts'
import { PEST_DRAWINGS } from '../../agronomy/pests/drawings.ts'
import { RULES } from '../../agronomy/rules/rule-catalogue.ts'
import { tipDrawing, tipsFor } from '../../agronomy/season/tips.ts'
import { findPublisher } from '../../agronomy/source-publishers.ts'
import { sourceById } from '../../agronomy/sources.ts'
import type { Advisory, AdvisoryPageData, AdvisoryStep } from '../../contracts/advisories.ts'
import { canonicalCrop } from '../../contracts/crops.ts'
import { type DrawingId, stageDrawing } from '../../contracts/drawings.ts'
import type { Language } from '../../contracts/languages.ts'
import { isKeyOf } from '../../shared/records.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { type AdvisoryRow, adviceFromRow, ruleDrawing } from './advisory-row.ts'

/** Highest number of names in the line. */
const MAX_PUBLISHERS = 4

/** Content of an advisory's page besides the advisory itself, in the reader's language. */
export function buildAdvisoryPage(
  row: AdvisoryRow,
  advisory: Advisory,
  language: Language,
): Omit<AdvisoryPageData, 'next'> {
  const { pest } = advisory
  const { cropType, growthStage } = advisory
  const stage = growthStage ? stageDrawing(cropType, growthStage) : null
  const sign = pest !== null && isKeyOf(PEST_DRAWINGS, pest) ? PEST_DRAWINGS[pest].sign : null
  const shown = (drawing: DrawingId | 'stage' | 'sign' | null): DrawingId | null =>
    drawing === 'stage' ? stage : drawing === 'sign' ? sign : drawing
  return {
    look: sign ?? ruleDrawing(row),
    steps: stepsIn(row, advisory.content, language),
    typicalSaid: advisory.content.includes(TEXTS_BY_LANGUAGE[language].advice.typical),
    figures: row.evidence.map(({ label }) => shown(EVIDENCE_DRAWINGS[label] ?? null)),
    houses: publishersOf(row),
    tips: tipsIn(advisory, language),
  }
}

/** Steps with drawings if the text is the adviser's own; texts of a model or an older version have no drawings. */
function stepsIn(row: AdvisoryRow, content: string, language: Language): AdvisoryStep[] {
  const steps = row.rule in RULES ? adviceSteps(adviceFromRow(row), language) : []
  if (steps.map(({ text }) => text).join(' ') === content) return steps
  const sentences = content.includes('\n') ? [content] : splitIntoSentences(content)
  return sentences.map((text) => ({ text, drawing: null, when: false }))
}

function publishersOf({ actions, evidence }: AdvisoryRow): string[] {
  const ids = [...actions, ...evidence.map((item) => item.source)]
  return [...new Set(ids.flatMap((id) => findPublisher(sourceById(id)) ?? []))].slice(0, MAX_PUBLISHERS)
}

/** Tips in the reader's language and, while that is not approved for sending, also in the sending language. */
function tipsIn({ cropType, category }: Advisory, language: Language): AdvisoryPageData['tips'] {
  const ids = tipsFor(canonicalCrop(cropType), category)
  const tips = [language, sendingLanguage(language)].flatMap((each) =>
    ids.map((id) => ({ text: TEXTS_BY_LANGUAGE[each].tips[id], drawing: tipDrawing(id) })),
  )
  return tips.filter(({ text }, n) => tips.findIndex((tip) => tip.text === text) === n)
}
