import type { Source } from './sources.ts'

/** Who teaches farming here, as farmers and officers call them: by what their guides are signed. */
const HOUSES: readonly (readonly [name: string, sign: RegExp])[] = [
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

/** Whom a source comes from, with its year, as far as a farmer may know them: `FAO 1998`; null: nobody known. */
export function knownHouse({ title, address, year }: Source): string | null {
  const [name] = HOUSES.find(([, sign]) => sign.test(title) || sign.test(address ?? '')) ?? []
  const [when] = /\b(?:19|20)\d\d\b/.exec(year ?? title) ?? []
  return name ? [name, when].filter(Boolean).join(' ') : null
}
