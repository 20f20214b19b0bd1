/** One sentence of a template: its words, and the name of the phrase where it is nothing else. */
export interface Sentence {
  text: string
  phrase: string | null
}

const NAMES = /\{(\w+)/g

/** A template cut into its sentences; a phrase of `phrases` that stands before or between them is one of its own. */
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

/** Cuts a template after each sentence, also where a phrase ends one; what stands in braces does not. */
const atFullStops = (text: string): string[] =>
  text
    .match(/(?:\{[^}]*\}|[^{}])+?(?:[.?!][)"”]?(?= )|(?<=\{(?:sure|first|many)\})(?= )|$)/gu)
    ?.map((sentence) => sentence.trim())
    .filter(Boolean) ?? []

/** What is filled into a sentence: by this it is known again in another language, whatever its words. */
const blanksIn = ({ text, phrase }: Sentence): string =>
  phrase ??
  [...text.matchAll(NAMES)]
    .map(([, name = '']) => name.toLowerCase())
    .sort()
    .join(' ')

/**
 * Which sentence of `original` each of `translated` is; null where that is not sure. Sure is the same place where all
 * that is filled in stands in the same places (the end may be left out), else what alone is filled with the same.
 */
export function matched(translated: readonly Sentence[], original: readonly Sentence[]): (number | null)[] {
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
