import { addDays } from '../../../../agronomy/dates.ts'
import type { CropId } from '../../../../contracts/crops.ts'
import type { Language } from '../../../../contracts/languages.ts'
import { TEXTS_BY_LANGUAGE, translatorFor } from '../../../../words/index.ts'
import type { OwnershipClaim } from '../../../accounts/claims/account-by-phone.ts'

/** Longest label that lets a list fit a screen. */
const MAX_LABEL_LETTERS = 24

export function shortLabel(text: string): string {
  const bare = text.replace(/ ?\([^)]*\)/g, '').trim() || text
  if (bare.length <= MAX_LABEL_LETTERS) return bare
  const end = bare.lastIndexOf(' ', MAX_LABEL_LETTERS)
  return bare.slice(0, end > 0 ? end : MAX_LABEL_LETTERS).replace(/[\s,;:.]+$/, '')
}

export const cropLabel = (crop: CropId, language: Language): string =>
  shortLabel(translatorFor(language)(`crop.${crop}`))

/** Formats a date as `5/7`, which can also be typed. */
export const dayMonth = (iso: string): string => `${Number(iso.slice(8))}/${Number(iso.slice(5, 7))}`

/** Returns the day `weeks` weeks before `day`, or after it if negative. */
export const weeksBefore = (day: string, weeks: number): string => addDays(day, -7 * weeks)

/** Describes a farm's crops and state in one line, without any text typed by its creator. */
export function farmInWords({ crops, place }: OwnershipClaim['farm'], language: Language): string {
  const named = [...crops.map((crop) => cropLabel(crop, language)), ...(place ? [place] : [])]
  return named.join(', ') || TEXTS_BY_LANGUAGE[language].ussd.claimEmpty
}
