/** Differences between an English sentence and a back-translation that was made without seeing it. */

const NUMBERS: Record<string, string> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  twice: '2',
}

/** Orders not to do, and words that hold somebody back. */
const NEGATION =
  /\b(?:do not|don['’]t|does not|must not|should not|may not|not|never|no|none|nobody|no one|nothing|without|avoid|cannot|can['’]t|stop|refrain|forbidden)\b/gi
const PROHIBITS = /\b(?:do not|don['’]t|never|nobody|nothing|none|no(?! yet)|not (?:after|before))\b/gi
const HOLDS =
  /\b(?:hold|stop|wait|leave|only|skip|out|away|hardly|too|little|less|fewer|un\w+|enough|empty|free|keep)\b/i

/** Words of an English sentence that are no work, though they read like it: a plant, plants that stand close. */
const NO_WORK =
  /\b(?:self-sown|plants|(?:a|the|this|each|every|one|young|mother) plant|(?:stand|hoe|pull those) close|close to)\b/gi

/** Words for one piece of work: the English sentence and its reading must name the same ones. */
const WORK: readonly RegExp[] = [
  /\b(?:water|waters|watering|irrigat\w*)\b/i,
  /\b(?:spray\w*|medicines?|chemicals?)\b/i,
  /\b(?:harvest\w*|reap\w*|pick\w*|lift\w*|dig\w*|dug|pluck\w*|catch|bring (?:it )?in|bring home|gather\w*|collect\w*|uproot\w*)\b/i,
  /\b(?:(?:re)?plant\w*|sow\w*|transplant\w*|set out)\b/i,
  /\b(?:weed\w*|hoe\w*|hoeing|clear\w*)\b/i,
  /\b(?:drain\w*|gutter\w*|channel\w*|ditch\w*|let (?:the )?water|water out)\b/i,
  /\b(?:cover\w*|mulch\w*|wrap\w*|shade\w*|close\w*)\b/i,
  /\b(?:fertili[sz]er\w*|urea|npk|manure|feed\w*|dung|gypsum)\b/i,
  /\b(?:eat|eating|eaten|consume\w*)\b/i,
  /\b(?:sell\w*|sold)\b/i,
  /\b(?:burn\w*|fire)\b/i,
  /\b(?:count\w*|how many)\b/i,
  /\b(?:wash\w*|clean\w*|rinse\w*)\b/i,
  /\b(?:cut\w*|prune\w*|trim\w*|slash\w*)\b/i,
]

/** Figures of a text, with small numbers in words as figures; `1` is left out: "a", "one". */
function figuresOf(text: string): string[] {
  const worded = text.replace(/\p{L}+/gu, (word) => NUMBERS[word.toLowerCase()] ?? word)
  return (worded.replace(/(\d)[, \u00a0](?=\d{3}\b)/g, '$1').match(/\d+(?:\.\d+)?/g) ?? []).filter((one) => one !== '1')
}

/** Words that the reader marked as not understood. */
const UNSURE = /(?<![\p{L}\d])\?\p{L}+/gu

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Differences in figures, negations and work between the English and its reading; none: they agree. */
export function readingDifferences(english: string, literal: string): string[] {
  const [asked, read] = [figuresOf(english), figuresOf(literal)]
  const lost = asked.filter((figure) => !read.includes(figure))
  const more = read.filter((figure) => !asked.includes(figure))
  const forbids = countOf(english, PROHIBITS)
  const denies = countOf(literal, NEGATION)
  const orders = english.replace(NO_WORK, '')
  const missing = WORK.filter((work) => work.test(orders) && !work.test(literal)).map((work) => orders.match(work)![0])
  return [
    ...(lost.length > 0 ? [`the reading has no ${[...new Set(lost)].join(', ')}`] : []),
    ...(more.length > 0 ? [`the reading has ${[...new Set(more)].join(', ')}, the English has not`] : []),
    ...(denies < forbids ? [`the English forbids ${forbids} times, the reading ${denies} times`] : []),
    ...(denies > 0 && countOf(english, NEGATION) === 0 && !HOLDS.test(english)
      ? ['the reading forbids or denies something, the English does not']
      : []),
    ...(literal.match(UNSURE) ? [`the reader was not sure of: ${literal.match(UNSURE)!.join(', ')}`] : []),
    ...(missing.length > 0
      ? [`the reading does not name: ${missing.map((word) => word.toLowerCase()).join(', ')}`]
      : []),
  ]
}
