import type { CanonicalCropId } from '../../contracts/crops.ts'
import { type Country, GRADES, type GradeId } from '../../contracts/grades.ts'
import { fertilizerFigures } from '../crops/fertilizer.ts'
import general from '../data/fertilizer-general.json' with { type: 'json' }
import type { ManureAnimal } from './fertilizer-figures.ts'
import type { FertilizerSourceId } from './fertilizer-sources.ts'
import { isEstimatedFigure } from './from-memory.ts'
import { nutrientContent } from './grades.ts'

const MANURE_VALUES = general.manure.rows.find(({ values }) => values)!.values!
const { first_season_availability: AVAILABLE, carrying, kraal: KRAAL } = general.manure

type Kind = keyof typeof MANURE_VALUES

const MANURE_CARRYING: Record<Country, { kinds: readonly [Kind, Kind]; in: 'pans' | 'barrows'; kg: number }> = {
  NG: { kinds: ['poultry', 'cattle'], in: 'pans', kg: carrying.headpan_kg },
  NA: { kinds: ['goat_sheep', 'cattle'], in: 'barrows', kg: carrying.wheelbarrow_kg },
}

/** Returns kg of rotted manure with the first-season nitrogen and phosphate of a bag. */
export function manureEquivalentOfBag(kind: Kind, grade: GradeId): number {
  const { n, p } = nutrientContent(grade)
  const share = { n: (MANURE_VALUES[kind].n * AVAILABLE.n[kind]) / 100, p: (MANURE_VALUES[kind].p * AVAILABLE.p) / 100 }
  return GRADES[grade].bagKg * Math.max(n / share.n, p / share.p)
}

export function manureLoadsInsteadOfBag(country: Country, grade: GradeId): { in: 'pans' | 'barrows'; loads: number[] } {
  const { kinds, in: carriedIn, kg } = MANURE_CARRYING[country]
  return { in: carriedIn, loads: kinds.map((kind) => Math.ceil(manureEquivalentOfBag(kind, grade) / kg / 10) * 10) }
}

const MANY_LOADS = 150

export function manureBeforePlanting(
  crop: CanonicalCropId,
  country: Country,
): { kind: ManureAnimal; tonnes: number; source: FertilizerSourceId; rough: boolean } | null {
  const rows = fertilizerFigures(crop)?.manure ?? []
  const index = rows.findIndex((row) => row.of)
  const row = rows[index]
  if (!row?.of || !row.t_ha) return null
  // Poultry manure is scarce in Namibia.
  if (country === 'NA' && row.of === 'poultry')
    return { kind: 'cattle', tonnes: middleOf(KRAAL.t_ha), source: 'fertilizer.kraal', rough: KRAAL.elsewhere }
  return {
    kind: row.of,
    tonnes: middleOf(row.t_ha),
    source: `fertilizer.${crop}.manure.${index}`,
    rough: isEstimatedFigure(row),
  }
}

const middleOf = (range: readonly number[]): number => range.reduce((sum, end) => sum + end, 0) / range.length

export function manureLoads(country: Country, kg: number): { in: 'pans' | 'barrows' | 'carts'; loads: number } {
  const carried = MANURE_CARRYING[country]
  const many = kg / carried.kg > MANY_LOADS
  const loads = kg / (many ? carrying.ox_cart_kg : carried.kg)
  const step = loads >= 50 ? 10 : loads >= 20 ? 5 : 1
  return { in: many ? 'carts' : carried.in, loads: Math.max(1, Math.round(loads / step) * step) }
}
