import { addDays } from '../../../../agronomy/dates.ts'
import type { CropId } from '../../../../contracts/crops.ts'
import type { Language } from '../../../../contracts/languages.ts'
import { translatorFor, WORDS } from '../../../../words/index.ts'
import type { Claim } from '../../../accounts/claims/phone-holder.ts'

/** Letters of a label, so that a list fits a screen. */
const LONGEST = 24

/** A label of a list: without what stands in brackets, ended at a word. */
export function label(text: string): string {
  const bare = text.replace(/ ?\([^)]*\)/g, '').trim() || text
  if (bare.length <= LONGEST) return bare
  const end = bare.lastIndexOf(' ', LONGEST)
  return bare.slice(0, end > 0 ? end : LONGEST).replace(/[\s,;:.]+$/, '')
}

export const cropLabel = (crop: CropId, language: Language): string => label(translatorFor(language)(`crop.${crop}`))

/** `5/7`, as a day is typed too. */
export const dayMonth = (iso: string): string => `${Number(iso.slice(8))}/${Number(iso.slice(5, 7))}`

/** So many weeks before a day, after it where negative. */
export const weeksBefore = (day: string, weeks: number): string => addDays(day, -7 * weeks)

/** Crops and state of a farm in one line, without any words that its person typed. */
export function farmInWords({ crops, place }: Claim['farm'], language: Language): string {
  const named = [...crops.map((crop) => cropLabel(crop, language)), ...(place ? [place] : [])]
  return named.join(', ') || WORDS[language].ussd.claimEmpty
}
