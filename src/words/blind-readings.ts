import { createHash } from 'node:crypto'
import type { Language } from '../contracts/languages.ts'
import { lazyValue } from '../shared/lazy-value.ts'
import { valueAt } from '../shared/lookups.ts'
import af from './af/readings.json' with { type: 'json' }
import ha from './ha/readings.json' with { type: 'json' }
import { hazardsOf } from './hazards.ts'
import ig from './ig/readings.json' with { type: 'json' }
import { TEXTS_BY_LANGUAGE } from './index.ts'
import ng from './ng/readings.json' with { type: 'json' }
import pcm from './pcm/readings.json' with { type: 'json' }
import { sentencesOf } from './sentences.ts'
import yo from './yo/readings.json' with { type: 'json' }

/** Reliance on a sentence, the least first: translated back by a careful reader, or confirmed by a native speaker. */
export const READING_STATES = ['unread', 'checked', 'native'] as const
export type ReadingState = (typeof READING_STATES)[number]

/** Sentences that one reader read on one day, as `<tag>/readings.json` has them. */
export interface BlindReading {
  state: Exclude<ReadingState, 'unread'>
  /** Reader. */
  by: string
  /** Day. */
  on: string
  /** Read back word for word by a person who had not seen the English. */
  blind?: boolean
  /** Fingerprint of the reviewed text by path, and its literal translation back into English. */
  sentences: Record<string, [fingerprint: string, literal?: string]>
}

/** English is the original and has been read by those who wrote it. */
const READINGS = { af, ha, ig, ng, pcm, yo } as unknown as Record<Exclude<Language, 'en'>, BlindReading[]>

/** A reading holds for the text that was read: a changed word needs a new reading. */
export const sentenceFingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8)

/** Strongest reading of one sentence. */
interface KnownOf {
  state: ReadingState
  by: string | null
  on: string | null
  literal: string | null
  blind: boolean
}
const NOTHING: KnownOf = { state: 'unread', by: null, on: null, literal: null, blind: false }

/** Readings beside those of the build: of the corrections that this server keeps. */
const ownReadings: Partial<Record<Language, BlindReading[]>> = {}
export function addBlindReading(language: Language, reading: BlindReading) {
  ownReadings[language] = [...(ownReadings[language] ?? []), reading]
}

/** The strongest reading of a text, of equal ones the last. */
export function strongestReadingOf(language: Language, path: string, text: string): KnownOf {
  if (language === 'en') return { ...NOTHING, state: 'native' }
  const print = sentenceFingerprint(text)
  return readingsOf(language)
    .filter(({ sentences }) => sentences[path]?.[0] === print)
    .map(
      ({ state, by, on, blind = false, sentences }): KnownOf => ({
        state,
        by,
        on,
        literal: sentences[path]![1] ?? null,
        blind,
      }),
    )
    .reduce((best, one) => (readingRank(one.state) >= readingRank(best.state) ? one : best), NOTHING)
}

const readingsOf = (language: Exclude<Language, 'en'>): BlindReading[] => [
  ...READINGS[language],
  ...(ownReadings[language] ?? []),
]

/** True when a reader who had not seen the English translated this text back. */
export const isReadBlind = (language: Language, path: string, text: string): boolean =>
  language === 'en' ||
  readingsOf(language).some(({ blind, sentences }) => blind && sentences[path]?.[0] === sentenceFingerprint(text))

const readingRank = (state: ReadingState) => READING_STATES.indexOf(state)

/** The paths of sentences that could hurt, in the order of the files. */
export const dangerousSentences: () => readonly string[] = lazyValue(() =>
  [...sentencesOf(TEXTS_BY_LANGUAGE.en)].flatMap(([path, english]) =>
    hazardsOf(path, english).length > 0 ? [path] : [],
  ),
)

/** Number of the sentences that could hurt are in each state. */
export function countStates(language: Language): Record<ReadingState, number> {
  const own = sentencesOf(TEXTS_BY_LANGUAGE[language])
  const counts: Record<ReadingState, number> = { unread: 0, checked: 0, native: 0 }
  for (const path of dangerousSentences()) counts[strongestReadingOf(language, path, valueAt(own, path)).state]++
  return counts
}

/** A language is as far as the least read of its sentences that could hurt. */
export function readingStateOf(language: Language): ReadingState {
  const counts = countStates(language)
  return READING_STATES.find((state) => counts[state] > 0) ?? 'native'
}
