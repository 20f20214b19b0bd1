import { LANGUAGE_IDS, type Language } from '../contracts/languages.ts'
import { recordFrom } from '../shared/records.ts'
import { sentenceFingerprint } from './blind-readings.ts'
import { findClaimDifferences } from './checks/claims.ts'
import { TEXTS_BY_LANGUAGE } from './index.ts'
import { sentencesOf } from './sentences.ts'

/** Sentences that somebody has read, as `recorded.json` has them. */
interface Recorded {
  /** Fingerprints of each path's sentences, in the order of the languages. */
  sentences: Record<string, string>
  /** Differences from the English that were read and are right, by path. */
  differences: Record<string, Record<string, string>>
}

const SEPARATOR = '; '

type Sentences = Record<Language, ReadonlyMap<string, string>>
export const sentencesNow = (): Sentences =>
  recordFrom(LANGUAGE_IDS, (language) => sentencesOf(TEXTS_BY_LANGUAGE[language]))

export function sentenceRecord(sentences: Sentences): Recorded {
  const paths = [...sentences.en]
  return {
    sentences: Object.fromEntries(
      paths.map(([path]) => [
        path,
        LANGUAGE_IDS.map((language) => shortPrint(sentences[language].get(path))).join(' '),
      ]),
    ),
    differences: recordFrom(LANGUAGE_IDS, (language) =>
      Object.fromEntries(
        paths.flatMap(([path, english]) => {
          const differences =
            language === 'en' ? [] : findClaimDifferences(english, sentences[language].get(path) ?? '', language)
          return differences.length > 0 ? [[path, differences.join(SEPARATOR)]] : []
        }),
      ),
    ),
  }
}

const shortPrint = (sentence = '') => sentenceFingerprint(sentence).slice(0, 4)

/** Text for a reader on each sentence that is not as it was recorded, beside its English. */
export function sentencesChangedSince(recorded: Recorded, sentences: Sentences): string[] {
  const now = sentenceRecord(sentences)
  const removed = Object.keys(recorded.sentences).filter((path) => !now.sentences[path])
  const differencesIn = ({ differences }: Recorded, language: Language, path: string) =>
    differences[language]?.[path]?.split(SEPARATOR) ?? []
  const changed = Object.keys(now.sentences).flatMap((path) => {
    const [before, after] = [recorded.sentences[path]?.split(' ') ?? [], now.sentences[path]!.split(' ')]
    const languages = LANGUAGE_IDS.filter(
      (language, n) =>
        before[n] !== after[n] || now.differences[language]?.[path] !== recorded.differences[language]?.[path],
    )
    if (languages.length === 0) return []
    const shown = LANGUAGE_IDS.filter(
      (language) => language === 'en' || languages.includes('en') || languages.includes(language),
    )
    const lines = shown.map((language) => {
      const known = differencesIn(recorded, language, path)
      const fresh = differencesIn(now, language, path).filter((difference) => !known.includes(difference))
      const unlike = fresh.length > 0 ? `\n    unlike English: ${fresh.join(SEPARATOR)}` : ''
      return `  ${language}: ${sentences[language].get(path) ?? ''}${unlike}`
    })
    return [`${path} (${languages.join(', ')})\n${lines.join('\n')}`]
  })
  return [...removed.map((path) => `${path} was removed`), ...changed]
}
