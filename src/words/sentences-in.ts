import type { MessageKey, Translate } from './translate.ts'

/** Ids of the sentences that `write` puts into words, to report them as badly said. */
export function sentencesIn(write: (t: Translate) => unknown): string[] {
  const keys = new Set<MessageKey>()
  const t = (key: MessageKey) => {
    keys.add(key)
    return ''
  }
  write(Object.assign(t, { knows: (_: string): _ is MessageKey => true }))
  return [...keys].map((key) => `screens.${key}`)
}
