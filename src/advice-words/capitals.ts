import { memoizeByObject } from '../agronomy/memoize.ts'
import { firstItem, itemAt } from '../shared/lookups.ts'

/** Returns the text with a small first letter, unless it begins with an acronym such as NPK. */
export const lowercaseFirst = (text: string): string =>
  text.length > 1 && text[1] === itemAt(text, 1).toLowerCase() ? firstItem(text).toLowerCase() + text.slice(1) : text
export const uppercaseFirst = (text: string): string => (text ? firstItem(text).toUpperCase() + text.slice(1) : text)

/** Names with a capital, for the start of a sentence. */
export const capitalizeNames = memoizeByObject(
  (names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(names).map(([id, name]) => [id, uppercaseFirst(name)])),
)
