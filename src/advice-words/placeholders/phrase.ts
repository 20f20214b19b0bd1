/** Returns the phrase for a key; empty without a key. The compiler reports missing phrases. */
export const phrasePlaceholder = <Key extends string>(
  phrases: Readonly<Record<Key, string>>,
  key: Key | undefined,
): string => (key && phrases[key]) ?? ''

/** Returns whether a set of phrases has this key. */
export const isPhrasePlaceholder = <Phrases extends object>(
  phrases: Phrases,
  key: PropertyKey | undefined,
): key is keyof Phrases => key !== undefined && key in phrases
