import type { Language } from '../../contracts/languages.ts'
import { lastItem, valueAt } from '../../shared/lookups.ts'
import { type ReadingState, strongestReadingOf } from '../blind-readings.ts'
import { smsLength } from '../gsm7.ts'
import { type HazardKind, hazardsOf } from '../hazards.ts'
import { TEXTS_BY_LANGUAGE } from '../index.ts'
import { toPlainWords } from '../plain-characters.ts'
import { sentencesOf } from '../sentences.ts'
import { exampleOfSentence } from './example.ts'

/** One sentence for a person who reads it against the English. */
export interface WordsRow {
  id: string
  /** Place where the sentence is used. */
  where: string
  danger: HazardKind[]
  english: string
  present: string
  /** Text as a farmer may receive it. */
  example: string
  /** SMS form of the text, if it is sent as one: letters and segments. */
  sms: { text: string; letters: number; segments: number } | null
  state: ReadingState
  by: string | null
  on: string | null
  literal: string | null
}

/** Place of the sentences below a path; the longest path comes first. */
const PLACES: [below: string, where: string][] = [
  ['advice.rules.', 'advice'],
  ['advice.pests.', 'advice on a pest'],
  ['advice.produce.', 'advice on harvest and store'],
  ['advice.water.', 'advice on water'],
  ['advice.', 'part of an advice'],
  ['tips.', 'tip below an advice'],
  ['notices.', 'notification'],
  ['sms.', 'SMS'],
  ['recovery.', 'forgotten password'],
  ['refusals.', 'what is said when something is refused'],
  ['secondFactor.', 'two-step sign-in'],
  ['landing.', 'landing page'],
  ['screens.', 'screen'],
]
const PARTS: Record<string, string> = { title: 'its title', content: 'its text', sms: 'its SMS' }

function whereOf(path: string): string {
  const [, where] = PLACES.find(([below]) => path.startsWith(below)) ?? ['', 'elsewhere']
  const part = path.startsWith('advice.rules.') ? PARTS[lastItem(path.split('.'))] : undefined
  return part ? `${where}: ${part}` : where
}

/** Rows for a reader of `language`; `danger`: hazardous sentences only. */
export function wordsRows(language: Language, only: { danger?: boolean } = {}): WordsRow[] {
  const own = sentencesOf(TEXTS_BY_LANGUAGE[language])
  return [...sentencesOf(TEXTS_BY_LANGUAGE.en)].flatMap(([id, english]) => {
    const danger = hazardsOf(id, english)
    if (id.startsWith('model.') || (only.danger && danger.length === 0)) return []
    const present = valueAt(own, id)
    const example = exampleOfSentence(language, present)
    return [
      {
        id,
        where: whereOf(id),
        danger,
        english,
        present,
        example,
        sms: smsOf(id, example),
        ...strongestReadingOf(language, id, present),
      },
    ]
  })
}

function smsOf(path: string, example: string): WordsRow['sms'] {
  if (!path.endsWith('.sms') && !path.startsWith('sms.')) return null
  const text = toPlainWords(example)
  const { units, segments } = smsLength(text)
  return { text, letters: units, segments }
}
