import * as z from 'zod/mini'
import type { Language } from '../../contracts/languages.ts'
import { valueAt } from '../../shared/lookups.ts'
import { dangerousSentences, isReadBlind, sentenceFingerprint } from '../blind-readings.ts'
import { exampleOfSentence } from '../correcting/example.ts'
import { TEXTS_BY_LANGUAGE } from '../index.ts'
import { sentencesOf } from '../sentences.ts'
import { readingDifferences } from './compare.ts'

/** Sentences for a reader who sees neither their English nor their ids. */
export interface BlindSheet {
  language: Language
  task: string
  sentences: BlindLine[]
}
interface BlindLine {
  /** Running number. */
  n: number
  /** Fingerprint of the text, by which the reading finds its sentences again. */
  code: string
  /** Text as a farmer may get it. */
  text: string
  /** Left empty for the reader. */
  literal: string
}

const TASK =
  'Write into "literal" what each text says, word for word in English, with every figure, "not", day and unit. Do not look anything of this project up, and do not improve the text. Write "?" in front of a word that you are not sure of.'

/** Sentences of a language that could hurt and have no blind reading, one line for each text. */
export function blindSheet(language: Language, most = Number.POSITIVE_INFINITY): BlindSheet {
  const own = sentencesOf(TEXTS_BY_LANGUAGE[language])
  const texts = new Map<string, string>()
  for (const id of dangerousSentences()) {
    const text = valueAt(own, id)
    if (!isReadBlind(language, id, text)) texts.set(sentenceFingerprint(text), text)
  }
  return {
    language,
    task: TASK,
    sentences: [...texts].slice(0, most).map(([code, text], at) => ({
      n: at + 1,
      code,
      text: exampleOfSentence(language, text).trim(),
      literal: '',
    })),
  }
}

/** Sheet that a reader sends back; `same` names who compared a reading that differs in words only. */
export const filledSheetSchema = z.object({
  language: z.string(),
  sentences: z.array(z.object({ code: z.string(), literal: z.string(), same: z.optional(z.string()) })),
})
type FilledSheet = z.infer<typeof filledSheetSchema>

/** Result of one sentence of a sheet. */
export interface BlindResult {
  id: string
  /** `differs`: not stored, a person has to look at it; `gone`: the text is another one by now. */
  outcome: 'agrees' | 'differs' | 'empty' | 'gone'
  /** Differences found. */
  says: string[]
  english: string
  text: string
  literal: string
}

/** Compares each reading with its English, for every sentence that has this text. */
export function compareSheet(language: Language, sheet: FilledSheet): BlindResult[] {
  const [english, own] = [sentencesOf(TEXTS_BY_LANGUAGE.en), sentencesOf(TEXTS_BY_LANGUAGE[language])]
  return sheet.sentences.flatMap(({ code, literal, same }): BlindResult[] => {
    const ids = dangerousSentences().filter((id) => sentenceFingerprint(valueAt(own, id)) === code)
    if (ids.length === 0)
      return [{ id: code, outcome: 'gone', says: ['no sentence has this text now'], english: '', text: '', literal }]
    return ids.map((id) => {
      const original = exampleOfSentence('en', valueAt(english, id)).trim()
      const says = literal.trim() ? readingDifferences(original, literal) : []
      const outcome = !literal.trim() ? 'empty' : says.length === 0 || same ? 'agrees' : 'differs'
      return { id, outcome, says, english: original, text: valueAt(own, id), literal }
    })
  })
}
