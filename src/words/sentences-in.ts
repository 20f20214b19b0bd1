import type { MessageKey, Translate } from './translate.ts'

/** Names of days, months and digits; no sentences. */
const PARTS = /^(?:date|number)\./

/** Ids of the sentences that `write` puts into words, to report them as badly said. */
export function sentencesIn(write: (t: Translate) => unknown): string[] {
  const keys = new Set<MessageKey>()
  const t = (key: MessageKey) => {
    keys.add(key)
    return ''
  }
  write(Object.assign(t, { knows: (_: string): _ is MessageKey => true }))
  return [...keys].filter((key) => !PARTS.test(key)).map((key) => `screens.${key}`)
}
