import type { AdviceFacts } from '../agronomy/facts.ts'
import type { Advice } from '../agronomy/types.ts'
import type { Operation } from '../contracts/season.ts'
import { fillPlaceholdersWith } from '../shared/fill-placeholders.ts'
import type { LanguageTexts } from '../words/index.ts'
import { lowercaseFirst } from './capitals.ts'
import { placeholderNamed, STARTS_SENTENCE } from './placeholders.ts'

export type AdviceWords = LanguageTexts['advice'] & { steps: Record<Operation, string> }

/** Words of one language for pages or SMS. */
export interface AdviceSpeaker {
  words: AdviceWords
  /** Weekdays: full names on a page, short ones in an SMS. */
  days: readonly string[]
}

/** Advice and words for the text of a placeholder. */
export interface PlaceholderScope {
  voice: AdviceSpeaker
  words: AdviceWords
  advice: Advice
  say(phrase: string): string
}

/** Builds the text of a placeholder; empty if its facts are missing. */
export type Placeholder = (facts: AdviceFacts, scope: PlaceholderScope) => string

export function fillTemplate(voice: AdviceSpeaker, sentence: string, advice: Advice): string {
  const scope: PlaceholderScope = { voice, words: voice.words, advice, say: (phrase) => fillFrom(phrase, scope) }
  return fillFrom(sentence, scope)
}

const fillFrom = (sentence: string, scope: PlaceholderScope): string =>
  fillPlaceholdersWith(sentence, (name, afterColon) => {
    const text = placeholderNamed(name)?.(scope.advice.facts, scope) ?? ''
    return afterColon && STARTS_SENTENCE.has(name) ? lowercaseFirst(text) : text
  })
