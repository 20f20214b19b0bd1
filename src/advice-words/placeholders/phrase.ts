/** Phrase that a fact names; empty without the fact. A phrase left out does not compile. */
export const phraseOf = <Key extends string>(phrases: Readonly<Record<Key, string>>, key: Key | undefined): string =>
  (key && phrases[key]) ?? ''

/** True when a set of phrases has one of this name. */
export const isPhraseOf = <Phrases extends object>(
  phrases: Phrases,
  key: PropertyKey | undefined,
): key is keyof Phrases => key !== undefined && key in phrases
