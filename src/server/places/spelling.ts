const LETTERS: Record<string, string> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ŋ: 'n',
  ǝ: 'e',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ß: 'ss',
}

/** Normalises a name: `Ọ̀ṣogbo` → `osogbo`, `ǃNamiǂNûs` → `naminus`, `Port-Harcourt` → `port harcourt`. */
export function normalizeName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[ɓɗƙƴŋǝəɛɔß]/g, (letter) => LETTERS[letter]!)
    .replace(/[\p{M}ǀǁǂǃ'’ʼ‘`ʹ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Phonetic form of a plain name: `windhuk` and `windhoek`, `shagamu` and `sagamu` become similar or equal. */
function phoneticKey(name: string): string {
  return name
    .replace(/ /g, '')
    .replace(/ph/g, 'f')
    .replace(/tsh|ch/g, 'c')
    .replace(/sh|z/g, 's')
    .replace(/ck|q/g, 'k')
    .replace(/c(?=[aourl]|$)/g, 'k')
    .replace(/oo|ou|oe/g, 'u')
    .replace(/ee|ie|y/g, 'i')
    .replace(/([gkt])h/g, '$1')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)h$/, '')
}

/** A name prepared for comparison. */
export interface NormalizedName {
  plain: string
  sound: string
}

export function prepareName(name: string): NormalizedName {
  const letters = normalizeName(name)
  return { plain: letters, sound: phoneticKey(letters) }
}

/** Similarity of two names: 1 equal, 0.98 equal except for spaces, 0.85 a prefix of whole words, about 0.8 a prefix, 0.6 to 0.9 misspelt; 0 not similar. */
export function nameSimilarity(
  { plain: typed, sound: a }: NormalizedName,
  { plain: name, sound: b }: NormalizedName,
): number {
  if (typed === name) return 1
  if (typed.length >= 3 && name.startsWith(`${typed} `)) return 0.85
  // The phonetic form merges many letters, so the spellings must be similar too, or nonsense finds a place.
  if (editDistance(typed, name, mistakesAllowed(name.length) + 1) === null && !name.startsWith(typed)) return 0
  if (a === b && typed.length >= 4) return typed.replace(/ /g, '') === name.replace(/ /g, '') ? 0.98 : 0.9
  if (typed.length >= 4 && name.startsWith(typed)) return 0.7 + (0.1 * typed.length) / name.length
  const length = Math.max(a.length, b.length)
  const mistakes = editDistance(a, b, mistakesAllowed(Math.min(a.length, b.length)))
  if (mistakes === null || (a[0] !== b[0] && (mistakes > 1 || length < 6))) return 0
  return 0.88 - mistakes / length
}

const mistakesAllowed = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : length < 10 ? 2 : 3)

/** Insertions, deletions, changes or swaps of neighbours between `a` and `b`; null if more than `most`. */
export function editDistance(a: string, b: string, most: number): number | null {
  if (Math.abs(a.length - b.length) > most) return null
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        next[j] = Math.min(next[j]!, before[j - 2]! + 1)
      }
    }
    if (Math.min(...next) > most) return null
    before = row
    row = next
  }
  return row[b.length]! <= most ? row[b.length]! : null
}
