import type { Config } from '../../shared/config.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { smsLength } from '../../words/gsm7.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { toPlainCharacters } from '../../words/plain-characters.ts'
import type { QuestionRow } from './question-rows.ts'

const MAX_SEGMENTS = 2

/** Author of an answer as shown to the person who asked: an officer's name, or `peer` for another farmer. */
type Author = { name: string } | 'peer'

/** Returns an SMS of two segments that begins with the author; a longer answer ends with the address of the whole answer. */
export function answerSmsText(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  { id, language }: Pick<QuestionRow, 'id' | 'language'>,
  text: string,
  author: Author,
): string {
  const words = TEXTS_BY_LANGUAGE[sendingLanguage(language ?? 'en')].notices
  const signed =
    author === 'peer'
      ? fillPlaceholders(words.fromPeer, { text })
      : fillPlaceholders(words.fromOfficer, { name: author.name, text })
  const rest = PUBLIC_URL ? ` ${fillPlaceholders(words.restAt, { link: `${PUBLIC_URL}/questions/${id}` })}` : ''
  return shortenToSegments(toPlainCharacters(signed), rest)
}

/** Shortens a text to two segments; `rest` is the end of a shortened text. */
export function shortenToSegments(whole: string, rest = ''): string {
  if (smsLength(whole).segments <= MAX_SEGMENTS) return whole
  const letters = [...whole]
  while (smsLength(`${letters.join('').trimEnd()}...${rest}`).segments > MAX_SEGMENTS) letters.pop()
  return `${letters.join('').trimEnd()}...${rest}`
}
