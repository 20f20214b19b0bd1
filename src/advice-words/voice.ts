import type { AdviceFacts } from '../agronomy/facts.ts'
import type { Advice } from '../agronomy/types.ts'
import type { Operation } from '../contracts/season.ts'
import { fillPlaceholdersWith } from '../shared/fill.ts'
import type { Words } from '../words/index.ts'
import { small } from './capitals.ts'
import { placeholderNamed, STARTS_SENTENCE } from './placeholders.ts'

export type AdviceWords = Words['advice'] & { steps: Record<Operation, string> }

/** Words of one language for pages or SMS. */
export interface Voice {
  words: AdviceWords
  /** Weekdays: full names on a page, short ones in an SMS. */
  days: readonly string[]
}

/** Advice and words for the text of a placeholder. */
export interface Scope {
  voice: Voice
  words: AdviceWords
  advice: Advice
  say(phrase: string): string
}

/** Builds the text of a placeholder; empty if its facts are missing. */
export type Placeholder = (facts: AdviceFacts, scope: Scope) => string

export function speak(voice: Voice, sentence: string, advice: Advice): string {
  const scope: Scope = { voice, words: voice.words, advice, say: (phrase) => fillFrom(phrase, scope) }
  return fillFrom(sentence, scope)
}

const fillFrom = (sentence: string, scope: Scope): string =>
  fillPlaceholdersWith(sentence, (name, afterColon) => {
    const text = placeholderNamed(name)?.(scope.advice.facts, scope) ?? ''
    return afterColon && STARTS_SENTENCE.has(name) ? small(text) : text
  })
