import { PEST_DRAWINGS } from '../../agronomy/pests/drawings.ts'
import { RULES } from '../../agronomy/rules/catalogue.ts'
import type { Advice } from '../../agronomy/types.ts'
import type { DrawingId } from '../../contracts/drawing-ids.ts'
import type { Language } from '../../contracts/languages.ts'
import { WORDS } from '../../words/index.ts'
import { speak } from '../voice.ts'
import { tellerOf } from '../wording.ts'
import { PHRASE_STEPS, REASON_SHOWS, SEEK_SHOWS } from './phrase-steps.ts'
import { RULE_STEPS, type SentenceFacts, type Shown } from './rule-steps.ts'
import { matched, type Sentence, sentencesOf } from './sentences.ts'

/** One sentence of an advice. */
export interface Step {
  text: string
  /** What stands beside it; null where no drawing says the same. */
  drawing: DrawingId | null
  /** Only for whom it fits: it begins with an "if". */
  when: boolean
}

const PHRASES: ReadonlySet<string> = new Set(Object.keys(PHRASE_STEPS))
const TOLD: SentenceFacts = { shows: null, when: false }

/**
 * An advice sentence by sentence, each with its picture. Joined by spaces they are its content. Where a language says a
 * rule in other sentences than English, from which the pictures were chosen, only its phrases have theirs.
 */
export function stepsOf(advice: Advice, language: Language): Step[] {
  const { page, told } = tellerOf(advice, language)
  const sentences = sentencesOf(page.words.rules[advice.rule].content, PHRASES)
  const facts = factsOf(advice, sentences)
  const steps = sentences.flatMap(({ text, phrase }, n) => {
    const { shows, when } = facts[n]!
    const drawing = phrase === 'why' ? reasonShows(told) : drawingOf(shows, told)
    const said = speak(page, text, told).replaceAll('  ', ' ').trim()
    // A phrase may be more than one sentence: the picture is of its first.
    return inSentences(said).map((sentence, part) => ({ text: sentence, drawing: part === 0 ? drawing : null, when }))
  })
  const asked = withOnePicture(steps.reduce<Step[]>(withItsAnswer, []), RULES[advice.rule].drawing)
  return told.facts.typical ? [...asked, { text: page.words.typical, drawing: null, when: false }] : asked
}

/** Any text, cut after each of its sentences; what is asked stays with what follows from it. */
export const inSentences = (text: string): string[] => text.split(/(?<=[.!][)"”]?) (?=[\p{Lu}\d(“"])/u).filter(Boolean)

/** What the rule shows beside each sentence, as far as it is known which of English's it is. */
function factsOf({ rule }: Advice, sentences: readonly Sentence[]): SentenceFacts[] {
  const english = sentencesOf(WORDS.en.advice.rules[rule].content, PHRASES)
  const own = [...RULE_STEPS[rule]]
  const shown = english.map(({ phrase }) => (phrase === null ? own.shift() : PHRASE_STEPS[phrase]) ?? TOLD)
  const places = matched(sentences, english)
  return sentences.map(({ phrase }, n) => {
    if (phrase !== null) return PHRASE_STEPS[phrase]!
    const place = places[n] ?? null
    return place === null ? TOLD : shown[place]!
  })
}

/** "Not planted yet?" is one step with what is to be done then. */
function withItsAnswer(steps: Step[], step: Step): Step[] {
  const before = steps.at(-1)
  if (!before?.when || !before.text.endsWith('?')) return [...steps, step]
  return [...steps.slice(0, -1), { ...step, text: `${before.text} ${step.text}`, when: true }]
}

/** Where no sentence has a picture, what to do stands beside the first. */
const withOnePicture = (steps: Step[], drawing: DrawingId): Step[] =>
  steps.some((step) => step.drawing) ? steps : steps.map((step, n) => (n === 0 ? { ...step, drawing } : step))

const reasonShows = ({ facts }: Advice): DrawingId | null => (facts.why ? REASON_SHOWS[facts.why] : null)

function drawingOf(shows: Shown, { facts }: Advice): DrawingId | null {
  const { pest, seek } = facts
  if (shows === 'seek') return seek ? SEEK_SHOWS[seek] : null
  if (shows !== 'sign' && shows !== 'first') return shows
  return pest === undefined ? null : PEST_DRAWINGS[pest][shows]
}
