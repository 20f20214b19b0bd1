import type { Source } from './sources.ts'

/** Publishers that farmers know, recognised by the title or web address of a source. */
const PUBLISHERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['FAO', /\bFAO\b|\bfao\.org/],
  ['IITA', /\bIITA\b/],
  ['IAR Zaria', /\bIAR\b/],
  ['ICRISAT', /\bICRISAT\b/],
  ['CIMMYT', /\bCIMMYT\b/],
  ['AfricaRice', /\bWARDA\b|Africa ?Rice/],
  ['NiMet', /\bNiMet\b/],
  ['NAFDAC', /\bNAFDAC\b/],
  ['NRCRI', /\bNRCRI\b/],
  ['NIHORT', /\bNIHORT\b/],
  ['NIFOR', /\bNIFOR\b/],
  ['CRIN', /\bCRIN\b/],
  ['Agribank Namibia', /Agribank/],
  ['Plantwise', /Plantwise/i],
  ['USDA', /\bUSDA\b/],
]

export function findPublisher({ title, address, year }: Source): string | null {
  const [name] = PUBLISHERS.find(([, sign]) => sign.test(title) || sign.test(address ?? '')) ?? []
  const [when] = /\b(?:19|20)\d\d\b/.exec(year ?? title) ?? []
  return name ? [name, when].filter(Boolean).join(' ') : null
}
