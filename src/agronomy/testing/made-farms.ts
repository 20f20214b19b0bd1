import { FORM_STAGES, IRRIGATION_METHODS, SOIL_TYPES } from '../../contracts/farm.ts'
import { GRADE_IDS, GRADES } from '../../contracts/grades.ts'
import { ESTABLISHMENT_METHODS, MATURITY_CLASSES, RICE_FIELDS } from '../../contracts/season.ts'
import { CLIMATE_STATIONS } from '../climate/climate-stations.ts'
import { findAgroZone } from '../climate/zones.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { findSowingWindows } from '../growth/sowing-windows.ts'
import { maturityClassesInZone } from '../growth/variety.ts'
import type { FieldSituation, Place, StoredPlan } from '../types.ts'
import type { Chance } from './chance.ts'

export type MadeField = Omit<FieldSituation, 'asOf' | 'history' | 'forecast' | 'log'>

export const HOMES: readonly Place[] = CLIMATE_STATIONS.map(({ lat, lng, elevation }) => ({
  lat,
  lng,
  elevation,
  country: lat < 0 ? 'NA' : 'NG',
  state: null,
}))

const ACRES = [0.25, 0.5, 1, 1.5, 2, 3, 5, 12.5, 40]
const one = <Value>(chance: Chance, of: readonly Value[]): Value => of[chance.below(of.length)]!
const now = (chance: Chance, percent: number): boolean => chance.below(100) < percent
const maybe = <Value>(chance: Chance, percent: number, of: readonly Value[]): Value | null =>
  now(chance, percent) ? one(chance, of) : null

/** Random farm: one to three fields, in or out of season, with varying input. */
export function madeFarm(place: Place, year: number, chance: Chance): MadeField[] {
  const farm = { soil: maybe(chance, 85, SOIL_TYPES), irrigation: [one(chance, IRRIGATION_METHODS)] }
  if (now(chance, 50)) farm.irrigation = ['rain-fed']
  return Array.from({ length: 1 + chance.below(3) }, () => madeField(place, year, farm, chance))
}

function madeField(
  place: Place,
  year: number,
  farm: Pick<MadeField, 'soil' | 'irrigation'>,
  chance: Chance,
): MadeField {
  const crop = one(chance, CANONICAL_CROPS)
  const known = now(chance, 92)
  const field: MadeField = {
    place,
    crop,
    ...farm,
    plantingDate: null,
    statedStage: known ? null : maybe(chance, 80, FORM_STAGES),
    areaAcres: maybe(chance, 85, ACRES),
    maturity: maybe(chance, 30, MATURITY_CLASSES),
    established: maybe(chance, 30, ESTABLISHMENT_METHODS),
    riceField: maybe(chance, 50, RICE_FIELDS),
    previousCrop: maybe(chance, 50, CANONICAL_CROPS),
    striga: now(chance, 25),
    feedings: now(chance, 10) ? madePlan(place.country, chance) : null,
  }
  return known ? { ...field, plantingDate: plantingDay(field, year, chance) } : field
}

function plantingDay(field: MadeField, year: number, chance: Chance): string {
  const facts = cropFacts(field.crop)
  if (facts.record.life !== 'annual') return addDays(`${year}-01-01`, -30 - chance.below(5000))
  const zone = findAgroZone(field.place)
  const length = maturityClassesInZone(facts, zone)[0] ?? { id: null, days_max: 120 }
  const windows = findSowingWindows(facts, zone, field, length, `${year}-06-01`).filter(
    ({ best }) => best.from > `${year - 1}-08-01` && best.from < `${year}-12-01`,
  )
  if (windows.length === 0 || now(chance, 12)) return addDays(`${year - 1}-10-01`, chance.below(420))
  return addDays(one(chance, windows).best.from, chance.below(35) - 5)
}

function madePlan(country: Place['country'], chance: Chance): StoredPlan {
  const sold = GRADE_IDS.filter((id) => GRADES[id].countries.some((one) => one === country))
  const split = (n: number, from: number): StoredPlan['splits'][number] => ({
    n,
    of: 2,
    transplanted: false,
    from: null,
    to: null,
    days: [from, from + 7],
    products: [one(chance, sold.slice(0, 6)), one(chance, sold.slice(6))].slice(chance.below(2)).map((grade) => {
      const bags = (1 + chance.below(12)) / 2
      return { grade, kg: bags * 50, bags, gramsPerPlant: null }
    }),
  })
  return { hectares: chance.between(0.2, 4), splits: [split(1, 5 + chance.below(15)), split(2, 30 + chance.below(25))] }
}
