/** Sentence of a template. `phrase` names the placeholder if the sentence is only a placeholder. */
export interface Sentence {
  text: string
  phrase: string | null
}

const PLACEHOLDER_NAMES = /\{(\w+)/g

/** Splits a template into sentences. A placeholder of `phrases` between sentences counts as a sentence. */
export function sentencesOf(template: string, phrases: ReadonlySet<string>): Sentence[] {
  return atFullStops(template).flatMap((text) => {
    const sentences: Sentence[] = []
    let rest = text
    for (;;) {
      const [whole = '', name = ''] = /^\{(\w+)\} (?=[{\p{Lu}])/u.exec(rest) ?? /^\{(\w+)\}$/.exec(rest) ?? []
      if (!phrases.has(name)) break
      sentences.push({ text: whole.trim(), phrase: name })
      rest = rest.slice(whole.length)
    }
    return rest ? [...sentences, { text: rest, phrase: null }] : sentences
  })
}

/** Splits a template after each sentence, also where a placeholder ends one; full stops inside braces do not count. */
const atFullStops = (text: string): string[] =>
  text
    .match(/(?:\{[^}]*\}|[^{}])+?(?:[.?!][)"”]?(?= )|(?<=\{(?:sure|first|many)\})(?= )|$)/gu)
    ?.map((sentence) => sentence.trim())
    .filter(Boolean) ?? []

/** Returns the placeholders of a sentence; they identify its translation. */
const blanksIn = ({ text, phrase }: Sentence): string =>
  phrase ??
  [...text.matchAll(PLACEHOLDER_NAMES)]
    .map(([, name = '']) => name.toLowerCase())
    .sort()
    .join(' ')

/**
 * Returns for each translated sentence its index in `original`, null if uncertain. If all placeholders are in the same
 * order (the end may be missing), the position decides; otherwise a unique set of placeholders.
 */
export function matchedSentences(translated: readonly Sentence[], original: readonly Sentence[]): (number | null)[] {
  const [ours, theirs] = [translated.map(blanksIn), original.map(blanksIn)]
  const complete = ours.length === theirs.length || (ours.length < theirs.length && ours.at(-1) !== '')
  if (complete && ours.every((blanks, n) => blanks === theirs[n])) return ours.map((_, n) => n)
  const isOnly = (blanks: string, all: string[]) => all.indexOf(blanks) === all.lastIndexOf(blanks)
  return ours.map((blanks) =>
    blanks !== '' && theirs.includes(blanks) && isOnly(blanks, ours) && isOnly(blanks, theirs)
      ? theirs.indexOf(blanks)
      : null,
  )
}
