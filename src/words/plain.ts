/** Letters outside GSM-7 that do not decompose, and signs, in the plain letters an SMS carries. */
const PLAIN: Record<string, string> = {
  ɓ: 'b',
  Ɓ: 'B',
  ɗ: 'd',
  Ɗ: 'D',
  ƙ: 'k',
  Ƙ: 'K',
  ƴ: 'y',
  Ƴ: 'Y',
  ŋ: 'n',
  Ŋ: 'N',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '₦': 'NGN',
  '°': '',
  '×': 'x',
  '½': '1/2',
  '\u00a0': ' ',
  '\u202f': ' ',
}
const MARKS = /[\u0300-\u036f]/g

/** Text in the letters of GSM-7: hooks, dots and accents dropped, `35 °C` as `35C`, signs as ASCII. */
export function plainLetters(text: string): string {
  let plain = ''
  for (const letter of text.replaceAll(' °C', 'C').normalize('NFD').replace(MARKS, '')) plain += PLAIN[letter] ?? letter
  return plain
}

/** The same for every string of a nested object of words. */
export function plainWords<T>(words: T): T {
  if (typeof words === 'string') return plainLetters(words) as T
  if (Array.isArray(words)) return words.map(plainWords) as T
  if (words && typeof words === 'object') {
    return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, plainWords(value)])) as T
  }
  return words
}
