import { re, textOf } from './matching.ts'
import type { Item, NumberCheck } from './shapes.ts'

const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
}

/** Replaces number words by digits, and frequencies by days. */
const digits = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)\s*½/g, '$1.5')
    .replace(/½|half an?\b/g, '0.5 ')
    .replace(/\bevery (?:second|other) day\b/g, 'every 2 days')
    .replace(/\b(?:every|each|once a) day\b|\bdaily\b/g, 'every 1 days')
    .replace(/\btwice a week\b/g, 'every 3 days')
    .replace(/\b(?:once a|every) week\b|\bweekly\b/g, 'every 7 days')
    .replace(new RegExp(`\\b(${Object.keys(WORDS).join('|')})\\b`, 'g'), (word) => String(WORDS[word]))

/** Returns the first wrong number of a week, or null. */
export function numberComplaint(items: Item[], check: NumberCheck): string | null {
  const spoken = check.if
  if (spoken && !items.some((item) => re(spoken).test(textOf(item)))) return null
  const all = check.any.flatMap((one) => caught(items, one.pattern, one.only).map((values) => ({ values, one })))
  const fits = ({ values, one }: (typeof all)[number]) => values.some((value) => value >= one.min && value <= one.max)
  if (check.every ? all.length > 0 && all.every(fits) : all.some(fits)) return null
  return `number: ${check.why}; found ${all.map(({ values }) => values.join('-')).join(', ') || 'none'}`
}

function caught(items: Item[], pattern: string, only?: string): number[][] {
  return items
    .map((item) => digits(textOf(item)))
    .filter((text) => !only || re(only).test(text))
    .flatMap((text) =>
      [...text.matchAll(re(pattern, 'gis'))].map((match) => match.slice(1).filter(Boolean).map(Number)),
    )
}

const SQUARE_METRES_PER_ACRE = 4046.86

/** Returns items whose litres differ from their depth. */
export function litresComplaints(items: Item[], { acres, min, max }: { acres: number; min: number; max: number }) {
  return items.flatMap(({ title, content }) => {
    const text = digits(`${title}\n${content}`)
    const mm = text.match(/([\d.]+)\s*mm/)
    const litres = text.match(/([\d.]+)\s*(?:litres?|l\b)/)
    if (/litres? (?:a|per|each|every) (?:plant|stand|day)|every 1 days/.test(text)) return []
    if (!mm || !litres || !/water/.test(text)) return []
    const area = /(?:an?|per|each|1) acre/.test(text) ? 1 : acres
    const share = Number(litres[1]) / (Number(mm[1]) * SQUARE_METRES_PER_ACRE * area)
    return share < min || share > max ? [`${litres[0]} for ${mm[0]} is ${share.toFixed(2)} of the depth`] : []
  })
}

/** Returns items that give one rain different last days. */
export function rainEndComplaints(items: Item[]): string[] {
  const ends = new Map<string, Set<string>>()
  for (const sentence of items.flatMap(({ content }) => content.split(/\.\s/))) {
    const mm = sentence.match(/(\d+) ?mm\b/)?.[1]
    const last = [...sentence.matchAll(/\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/gi)].at(-1)?.[0]
    if (mm && last && /rain/i.test(sentence)) ends.set(mm, new Set([...(ends.get(mm) ?? []), last]))
  }
  return [...ends].filter(([, days]) => days.size > 1).map(([mm, days]) => `${mm} mm end on ${[...days].join(', ')}`)
}
