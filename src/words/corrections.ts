import type { Language } from '../contracts/languages.ts'
import { lazyValue } from '../shared/lazy-value.ts'
import { addBlindReading, type BlindReading, sentenceFingerprint } from './blind-readings.ts'
import { resetClearanceCache } from './clearance.ts'
import { TEXTS_BY_LANGUAGE } from './index.ts'
import { sentencesOf } from './sentences.ts'
import { setSentence } from './set-sentence.ts'
import { noteWordChange } from './word-changes.ts'

/** A sentence of one language that stands over the built-in one, or confirms it. */
interface Correction {
  language: Language
  path: string
  text: string
  /** Fingerprint of the English text; the correction applies to that text only. */
  english: string
  state: BlindReading['state'] | null
  by: string | null
  on: string
  literal: string | null
}

/** Puts corrections over the built-in words, before anybody speaks; those whose English has changed since are left out. */
export function applyCorrections(corrections: readonly Correction[]): void {
  const english = lazyValue(() => sentencesOf(TEXTS_BY_LANGUAGE.en))
  for (const { language, path, text, english: made, state, by, on, literal } of corrections) {
    const original = english().get(path)
    if (
      original === undefined ||
      sentenceFingerprint(original) !== made ||
      !setSentence(TEXTS_BY_LANGUAGE[language], path, text)
    )
      continue
    if (state && by)
      addBlindReading(language, {
        state,
        by,
        on,
        sentences: { [path]: literal ? [sentenceFingerprint(text), literal] : [sentenceFingerprint(text)] },
      })
  }
  resetClearanceCache()
  noteWordChange()
}
