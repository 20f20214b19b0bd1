import {
  findGradeInText,
  maxBottleCapsPerStand,
  maxKilogramsPerSeason,
} from '../../agronomy/feeding/fertilizer-limits.ts'
import { ACTIVE_INGREDIENTS } from '../../agronomy/pests/active-ingredients.ts'
import { recogniseProducts } from '../../agronomy/pests/product-names.ts'
import { type CanonicalCropId, type CropId, canonicalCrop } from '../../contracts/crops.ts'
import { type Country, GRADES } from '../../contracts/grades.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { isKeyOf } from '../../shared/records.ts'
import { findDosesIn } from '../../words/dose-words.ts'

/** Crop and country that an answer is for. */
export interface DoseContext {
  crop: CropId | null
  country: Country
}

const canonicalOf = ({ crop }: DoseContext): CanonicalCropId | null => crop && canonicalCrop(crop)

/** @throws AppError conflict when a text names a product that is barred on the crop in that country */
export function refuseBarredProducts(text: string, about: DoseContext): void {
  const { barred } = recogniseProducts(text, about.country, canonicalOf(about))
  if (barred?.sure) throw refusalError('answer.barred', { name: barred.active })
}

/** Reports whether a farmer's text needs an officer first: it has an amount of a product, or names one. */
export function mentionsDose(text: string, about: DoseContext): boolean {
  const { products, barred } = recogniseProducts(text, about.country, canonicalOf(about))
  return findDosesIn(text).length > 0 || products.length > 0 || barred !== null
}

/** @throws AppError conflict when an amount is outside the tables for its product; an officer may send it all the same */
export function refuseUnusualDose(text: string, about: DoseContext): void {
  const odd = findUnusualSprayDose(text, about) ?? findUnusualFertilizerDose(text, about)
  if (odd) throw refusalError('answer.dose', odd)
}

interface UnusualDose {
  right: string
  wrote: string
}

/** Checks amounts per spray tank against the label of the product, if the text names exactly one product. */
function findUnusualSprayDose(text: string, about: DoseContext): UnusualDose | null {
  const [product, another] = recogniseProducts(text, about.country, canonicalOf(about)).products
  const doses = product && !another && isKeyOf(ACTIVE_INGREDIENTS, product) ? ACTIVE_INGREDIENTS[product].doses : []
  const [first] = doses
  if (!first) return null
  const lowest = Math.min(...doses.map(({ from }) => from))
  const highest = Math.max(...doses.map(({ to }) => to))
  const wrote = findDosesIn(text).find(
    ({ amount, unit }) => unit === first.unit && (amount < lowest || amount > highest),
  )
  const right = lowest === highest ? `${lowest}` : `${lowest}-${highest}`
  return wrote ? { right: `${right} ${first.unit} / ${first.litres} l`, wrote: `${wrote.amount} ${wrote.unit}` } : null
}

const PER_AREA = [
  ['hectare', /\b(?:ha|hectares?|hekta|hektaar|ohekta|hekitare)\b/i],
  ['acre', /\b(?:acres?|eka|akre|oeka)\b/i],
] as const

/** Checks bottle caps per stand, and bags and kilograms per area. */
function findUnusualFertilizerDose(text: string, about: DoseContext): UnusualDose | null {
  const crop = canonicalOf(about)
  const grade = findGradeInText(text, about.country)
  if (!crop || !grade) return null
  const per = PER_AREA.find(([, pattern]) => pattern.test(text))?.[0]
  for (const { amount, unit } of findDosesIn(text)) {
    if (unit === 'cap') {
      const most = maxBottleCapsPerStand(crop, grade)
      if (amount > most) return { right: `${most} cap`, wrote: `${amount} cap` }
    }
    const kg = unit === 'bag' ? amount * GRADES[grade].bagKg : unit === 'kg' ? amount : null
    const most = per && kg !== null ? maxKilogramsPerSeason(crop, grade, per) : null
    if (per && kg !== null && most !== null && kg > most)
      return { right: `${Math.floor(most)} kg / ${per}`, wrote: `${amount} ${unit}` }
  }
  return null
}
