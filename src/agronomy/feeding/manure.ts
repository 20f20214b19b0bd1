import { type Country, GRADES, type GradeId } from '../../contracts/grades.ts'
import general from '../data/fertilizer-general.json' with { type: 'json' }
import { contentOf } from './grades.ts'

const WORKING = general.manure.rows.find(({ values }) => values)!.values!
const { first_season_availability: AVAILABLE, carrying } = general.manure

type Kind = keyof typeof WORKING

/** What each country has most of, in what it is carried in: the richer first. */
const CARRIED: Record<Country, { kinds: readonly [Kind, Kind]; in: 'pans' | 'barrows'; kg: number }> = {
  NG: { kinds: ['poultry', 'cattle'], in: 'pans', kg: carrying.headpan_kg },
  NA: { kinds: ['goat_sheep', 'cattle'], in: 'barrows', kg: carrying.wheelbarrow_kg },
}

/** kg of rotted manure that bring in their first season the nitrogen and phosphate that a bag brings. */
export function manureFor(kind: Kind, grade: GradeId): number {
  const { n, p } = contentOf(grade)
  const share = { n: (WORKING[kind].n * AVAILABLE.n[kind]) / 100, p: (WORKING[kind].p * AVAILABLE.p) / 100 }
  return GRADES[grade].bagKg * Math.max(n / share.n, p / share.p)
}

/** Loads of manure in the place of one bag, to tens. */
export function manureInstead(country: Country, grade: GradeId): { in: string; loads: number[] } {
  const { kinds, in: carriedIn, kg } = CARRIED[country]
  return { in: carriedIn, loads: kinds.map((kind) => Math.ceil(manureFor(kind, grade) / kg / 10) * 10) }
}
