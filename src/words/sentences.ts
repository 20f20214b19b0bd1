/** Every sentence of a language by its path: `notices.heavyRain`, `tips.squeeze`. */
export function sentencesOf(words: unknown, path = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[path, words]])
  if (!words || typeof words !== 'object' || words instanceof RegExp) return new Map()
  return new Map(
    Object.entries(words).flatMap(([key, inner]) => [...sentencesOf(inner, path ? `${path}.${key}` : key)]),
  )
}

/** Placeholders with forms for one and many, as their many: `{n|# day|# days}` is `{n} days`. */
export const replacePluralForms = (sentence: string): string =>
  sentence.replace(/\{(\w+)\|[^{}|]*\|([^{}]*)\}/g, (_, name: string, many: string) =>
    many.replaceAll('#', `{${name}}`),
  )
