import type { CanonicalCropId } from '../../contracts/crops.ts'
import { type Country, GRADES, type GradeId } from '../../contracts/grades.ts'
import { firstItem } from '../../shared/lookups.ts'
import { isIn, keysOf } from '../../shared/records.ts'
import { fertilizerFigures } from '../crops/fertilizer.ts'
import { ACRES_PER_HECTARE } from '../units.ts'
import { maxGramsPerStand } from './amount.ts'
import { gramsPerBottleCap, nutrientContent } from './grades.ts'
import { fertilizerPlacement } from './placement.ts'

/** Distance from the stand if the record has none, cm. */
const USUAL_DISTANCE = 5

/** Returns the level caps that a stand tolerates, at least one (fertilizer-general.json, `limits.per_stand`). */
export function maxBottleCapsPerStand(crop: CanonicalCropId, grade: GradeId): number {
  const distance = fertilizerPlacement(crop, 'rain-fed')?.to ?? USUAL_DISTANCE
  return Math.max(1, Math.floor(maxGramsPerStand(grade, distance) / gramsPerBottleCap(grade)))
}

/** Returns kg of a fertiliser per season and land unit within the crop's element limits; null without a record. */
export function maxKilogramsPerSeason(crop: CanonicalCropId, grade: GradeId, per: 'acre' | 'hectare'): number | null {
  const maximum = fertilizerFigures(crop)?.maximum.season_element_kg_ha
  if (!maximum) return null
  const content = nutrientContent(grade)
  const limits = (['n', 'p', 'k'] as const).flatMap((x) => (content[x] > 0 ? [maximum[x] / content[x]] : []))
  if (limits.length === 0) return null
  return Math.min(...limits) / (per === 'acre' ? ACRES_PER_HECTARE : 1)
}

export function findGradeInText(text: string, country: Country): GradeId | null {
  const plainText = text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
  const sold = keysOf(GRADES).filter((id) => isIn(GRADES[id].countries, country))
  const labelOf = (id: GradeId) => GRADES[id].label.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
  const figures = (id: GradeId) => labelOf(id).match(/\d+ \d+ \d+/)?.[0]
  const whole = sold.find((id) => {
    const named = figures(id)
    return named !== undefined && plainText.includes(named)
  })
  const words = new Set(plainText.split(' '))
  return whole ?? sold.find((id) => words.has(firstItem(labelOf(id).split(' ')))) ?? null
}
