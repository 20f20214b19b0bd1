import { PEST_DRAWINGS } from '../../agronomy/pests/drawings.ts'
import { RULES } from '../../agronomy/rules/rule-catalogue.ts'
import type { Advice } from '../../agronomy/types.ts'
import type { DrawingId } from '../../contracts/drawing-ids.ts'
import type { Language } from '../../contracts/languages.ts'
import { itemAt } from '../../shared/lookups.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { fillTemplate } from '../speaker.ts'
import { closingSentences, speakerWithFittedAdvice } from '../word-advice.ts'
import { FIELD_WALK_DRAWINGS, PHRASE_STEPS, REASON_DRAWINGS } from './phrase-steps.ts'
import { RULE_STEPS, type SentenceDrawing, type SentenceFacts } from './rule-steps.ts'
import { matchedSentences, type Sentence, sentencesOf } from './sentences.ts'

/** One sentence of an advice. */
interface Step {
  text: string
  /** Drawing beside the sentence; null if none shows the same. */
  drawing: DrawingId | null
  /** True for a conditional sentence ("If …"). */
  when: boolean
}

const PHRASE_NAMES: ReadonlySet<string> = new Set(Object.keys(PHRASE_STEPS))
const PLAIN_SENTENCE: SentenceFacts = { shows: null, when: false }

/**
 * Splits advice into sentences with drawings; joined by spaces they are its content. Drawings are chosen for the English
 * sentences. A translation that splits a rule differently keeps only the drawings of phrases.
 */
export function adviceSteps(advice: Advice, language: Language): Step[] {
  const { page, advice: worded } = speakerWithFittedAdvice(advice, language)
  const sentences = sentencesOf(page.words.rules[advice.rule].content, PHRASE_NAMES)
  const facts = factsOf(advice, sentences)
  const steps = sentences.flatMap(({ text, phrase }, n) => {
    const { shows, when } = itemAt(facts, n)
    const drawing = phrase === 'why' ? reasonShows(worded) : drawingOf(shows, worded)
    const spoken = fillTemplate(page, text, worded).replaceAll('  ', ' ').trim()
    // A phrase of several sentences has its drawing beside the first.
    return splitIntoSentences(spoken).map((sentence, part) => ({
      text: sentence,
      drawing: part === 0 ? drawing : null,
      when,
    }))
  })
  const pictured = withAtLeastOnePicture(steps.reduce<Step[]>(joinQuestionAndAnswer, []), RULES[advice.rule].drawing)
  return [...pictured, ...closingSentences(page, worded).map((text) => ({ text, drawing: null, when: false }))]
}

/** Splits a text after each sentence; a question stays with its answer. */
export const splitIntoSentences = (text: string): string[] =>
  text.split(/(?<=[.!][)"”]?) (?=[\p{Lu}\d(“"])/u).filter(Boolean)

/** Returns the drawings of sentences by way of the English sentences that they translate. */
function factsOf({ rule }: Advice, sentences: readonly Sentence[]): SentenceFacts[] {
  const english = sentencesOf(TEXTS_BY_LANGUAGE.en.advice.rules[rule].content, PHRASE_NAMES)
  const own = [...RULE_STEPS[rule]]
  const shown = english.map(({ phrase }) => (phrase === null ? own.shift() : PHRASE_STEPS[phrase]) ?? PLAIN_SENTENCE)
  const places = matchedSentences(sentences, english)
  return sentences.map(({ phrase }, n) => {
    if (phrase !== null) return PHRASE_STEPS[phrase]!
    const place = places[n] ?? null
    return place === null ? PLAIN_SENTENCE : itemAt(shown, place)
  })
}

/** Joins a conditional question ("Not planted yet?") with the sentence after it. */
function joinQuestionAndAnswer(steps: Step[], step: Step): Step[] {
  const before = steps.at(-1)
  if (!before?.when || !before.text.endsWith('?')) return [...steps, step]
  return [...steps.slice(0, -1), { ...step, text: `${before.text} ${step.text}`, when: true }]
}

/** Gives the first sentence the rule's drawing if no sentence has one. */
const withAtLeastOnePicture = (steps: Step[], drawing: DrawingId): Step[] =>
  steps.some((step) => step.drawing) ? steps : steps.map((step, n) => (n === 0 ? { ...step, drawing } : step))

const reasonShows = ({ facts }: Advice): DrawingId | null => (facts.why ? REASON_DRAWINGS[facts.why] : null)

function drawingOf(shows: SentenceDrawing, { facts }: Advice): DrawingId | null {
  const { pest, seek } = facts
  if (shows === 'seek') return seek ? FIELD_WALK_DRAWINGS[seek] : null
  if (shows !== 'sign' && shows !== 'first') return shows
  return pest === undefined ? null : PEST_DRAWINGS[pest][shows]
}
