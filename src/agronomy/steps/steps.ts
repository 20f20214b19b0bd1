import type { DrawingId } from '../../contracts/drawings.ts'
import type { Language } from '../../contracts/languages.ts'
import { WORDS } from '../../words/index.ts'
import type { PestId } from '../pests/pests.ts'
import type { ReasonId } from '../rules/catalogue.ts'
import type { Advice } from '../types.ts'
import { speak } from '../voice.ts'
import { tellerOf } from '../wording.ts'
import { FIRST_SHOWS } from './first-steps.ts'
import { PHRASE_STEPS, REASON_SHOWS } from './phrase-steps.ts'
import { RULE_STEPS, type SentenceFacts, type Shown } from './rule-steps.ts'
import { inStep, type Sentence, sentencesOf } from './sentences.ts'
import { signOf } from './sign.ts'

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
  const factsOf = inStep(sentences, english(advice)) ? ruleFacts(advice) : () => TOLD
  const steps = sentences.flatMap(({ text, phrase }, n) => {
    const { shows, when } = phrase === null ? factsOf(n) : PHRASE_STEPS[phrase]!
    const drawing = phrase === 'why' ? reasonShows(told) : drawingOf(shows, told)
    const said = speak(page, text, told).replaceAll('  ', ' ').trim()
    // A phrase may be more than one sentence: the picture is of its first.
    return inSentences(said).map((sentence, part) => ({ text: sentence, drawing: part === 0 ? drawing : null, when }))
  })
  return advice.facts.typical ? [...steps, { text: page.words.typical, drawing: null, when: false }] : steps
}

/** Any text, cut after each of its sentences. */
export const inSentences = (text: string): string[] => text.split(/(?<=[.?!][)"”]?) (?=[\p{Lu}\d(“"])/u).filter(Boolean)

const english = ({ rule }: Advice): Sentence[] => sentencesOf(WORDS.en.advice.rules[rule].content, PHRASES)

/** What the rule shows beside each sentence that is no phrase. */
function ruleFacts(advice: Advice): (n: number) => SentenceFacts {
  const own = [...RULE_STEPS[advice.rule]]
  const facts = english(advice).map(({ phrase }) => (phrase === null ? own.shift() : undefined) ?? TOLD)
  return (n) => facts[n] ?? TOLD
}

const reasonShows = ({ facts }: Advice): DrawingId | null => REASON_SHOWS[facts.why as ReasonId] ?? null

function drawingOf(shows: Shown, { facts }: Advice): DrawingId | null {
  const pest = facts.pest as PestId | undefined
  if (shows === 'sign') return pest === undefined ? null : signOf(pest)
  if (shows === 'first') return pest === undefined ? null : FIRST_SHOWS[pest]
  return shows
}
