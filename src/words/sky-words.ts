import type { Translate } from './translate.ts'

/** A description in the reader's language; one that has no words is shown as the provider wrote it. */
export function skyWords(description: string, t: Translate): string {
  const key = `sky.${description}`
  return t.knows(key) ? t(key) : description
}
