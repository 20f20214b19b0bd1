import type { LanguageTexts } from '../words/index.ts'

/** Formats a number with the separators of the language, without rounding. */
export function numberInWords(value: number, words: Pick<LanguageTexts['advice'], 'thousands' | 'decimal'>): string {
  if (value >= 0 && value < 1000 && Number.isInteger(value)) return String(value)
  const [whole, part] = String(Math.abs(value)).split('.')
  let grouped = whole!
  for (let at = grouped.length - 3; at > 0; at -= 3)
    grouped = grouped.slice(0, at) + words.thousands + grouped.slice(at)
  return (value < 0 ? '-' : '') + grouped + (part ? words.decimal + part : '')
}
