import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { SoilType } from '../../contracts/farm.ts'
import { MANURE_KINDS } from '../../contracts/fertilizer-plan.ts'
import { type Country, containsNutrients, type GradeId, gradesSoldIn } from '../../contracts/grades.ts'
import { recordFrom } from '../../shared/records.ts'
import type { ApplicationFacts, BudgetFacts, ManureFacts } from '../budget/budget-facts.ts'
import { parseCitation } from '../citations.ts'
import type { ZoneId } from '../climate/zones.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { fertilizerFigures } from '../crops/fertilizer.ts'
import general from '../data/fertilizer-general.json' with { type: 'json' }
import type { FertilizerFigures, SplitFigures } from './fertilizer-figures.ts'
import { gramsPerBottleCap, USUAL_GRADES } from './grades.ts'
import { placementForSpacing } from './hand-measure.ts'
import { collectPerPlantFacts } from './per-plant-facts.ts'
import { fertilizerPlacement } from './placement.ts'
import { plantSpacing } from './plant-spacing.ts'
import { chooseSeasonProducts, maxNitrogenPerApplication } from './season-products.ts'
import { findSplitScheme, hasApplicationTime } from './split-plan.ts'
import { findNutrientTarget, type ProductionSystem } from './targets.ts'
import { collectYieldFacts } from './yield-facts.ts'

export interface BudgetFactsInput {
  crop: CanonicalCropId
  zone: ZoneId
  country: Country
  system: ProductionSystem
  soil: SoilType
  striga: boolean
  /** True after fallow: the yield is above the zone's usual yield. */
  rested: boolean
  /** Age of trees and mats; null if unknown. */
  ageYears: number | null
  whenOf: (row: SplitFigures) => Omit<ApplicationFacts, 'days' | 'share'>
}

/** Selects the inputs of a budget plan, nothing else. */
export function collectBudgetFacts(want: BudgetFactsInput): BudgetFacts {
  const { crop, zone, country, system, soil } = want
  const record = fertilizerFigures(crop)
  const rows = timedSplitRows(want)
  const { record: grown } = cropFacts(crop)
  const rate = rateOf(record, zone, system)
  const perPlant = collectPerPlantFacts(crop, country, want.ageYears)
  const yields = collectYieldFacts(want)
  return {
    crop,
    country,
    usual: perPlant?.doses.map(({ grades: [first] }) => first!) ?? usualOf(record, rate, want),
    rate,
    limit: record?.maximum.season_element_kg_ha ?? { n: 0, p: 0, k: 0 },
    singleN: record ? maxNitrogenPerApplication(soil) : 0,
    atOnce: maxAtOnceOf(crop),
    feedings: rows.map((row) => ({
      days: row.days_after_transplanting ?? row.days ?? null,
      ...want.whenOf(row),
      share: row.share,
    })),
    over: 0,
    how: placementOf(want),
    spacing: plantSpacing(grown.figures, country),
    capGrams: Object.fromEntries(
      gradesSoldIn(country)
        .filter(containsNutrients)
        .map((id) => [id, gramsPerBottleCap(id)]),
    ),
    perStand: PER_STAND,
    fedAs: grown.fedAs,
    yields,
    striga: want.striga && grown.pests.includes('striga'),
    perPlant,
    manure: MANURE_FACTS,
    mendedBy: grown.mendedBy ?? null,
    risk: REQUIRED_RETURN_BY_RISK,
    margin: REQUIRED_MARGIN_BY_RISK,
    sources: { ...sourcesOf(record, want, rows), yields: yields ? YIELD_SOURCES : [] },
  }
}

export function timedSplitRows(
  want: Pick<BudgetFactsInput, 'crop' | 'zone' | 'country' | 'system' | 'soil'>,
): SplitFigures[] {
  const record = fertilizerFigures(want.crop)
  return record?.splits?.[findSplitScheme(record, want)]?.rows.filter(hasApplicationTime) ?? []
}

function usualOf(record: FertilizerFigures | null, rate: BudgetFacts['rate'], want: BudgetFactsInput): GradeId[] {
  const { compound, nitrogen, phosphate } = USUAL_GRADES[want.country]
  if (cropFacts(want.crop).record.fedAs === 'legume') return [phosphate, compound]
  if (!record || !rate) return [compound, nitrogen]
  const makings = chooseSeasonProducts(record, rate.target, want)
  return [makings.compound, makings.nitrogen]
}

/** Returns the rate of the zone, or of another zone of the same country; never of another country. */
function rateOf(record: FertilizerFigures | null, zone: ZoneId, system: ProductionSystem): BudgetFacts['rate'] {
  const found = record && findNutrientTarget(record, zone, system)
  const sameCountry = found?.row.zones.some((id) => id.startsWith('na_') === zone.startsWith('na_'))
  if (!found || !sameCountry) return null
  const { target_element_kg_ha: target, use } = found.row
  return { target, rough: found.rough, withManure: use.startsWith('only with manure') }
}

/** Limits muriate of potash for chloride-sensitive crops, and for crops with pods in the ground, which need calcium (FAO crop information). */
function maxAtOnceOf(crop: CanonicalCropId): BudgetFacts['atOnce'] {
  const { record } = cropFacts(crop)
  const most = record.life === 'annual' && record.care.pegs ? 0 : record.muriateAtOnce
  return most === undefined ? {} : { mop: most }
}

function placementOf({ crop, system, country }: BudgetFactsInput): BudgetFacts['how'] {
  const placed = fertilizerPlacement(crop, system)
  if (!placed) return null
  const { record, perennial } = cropFacts(crop)
  const { way, depth, from, to } = placementForSpacing(placed, record.figures, country)
  return { way: perennial ? 'tree' : way, depth, from, to }
}

const { urea_g_max: urea, npk_g_max: npk } = general.limits.per_stand
const byDistance = (grams: typeof urea) =>
  [
    [5, grams.at_5_cm],
    [8, grams.at_8_cm],
    [10, grams.at_10_cm],
    [20, grams.at_20_cm_ring],
  ] as const
const PER_STAND: BudgetFacts['perStand'] = { urea: byDistance(urea), other: byDistance(npk) }

const valuesByRisk = ({ averse, middle, likes_risk }: typeof general.worth_it.factor): BudgetFacts['risk'] => ({
  careful: averse,
  middle,
  bold: likes_risk,
})
const REQUIRED_RETURN_BY_RISK = valuesByRisk(general.worth_it.factor)
const REQUIRED_MARGIN_BY_RISK = valuesByRisk(general.worth_it.margin)

const manureContents = general.manure.rows.find(({ values }) => values)!.values!
const { n: availableN, p: availableP, k: availableK } = general.manure.first_season_availability
const { poultry, other } = general.limits.manure_t_ha_max
const MANURE_FACTS = recordFrom(MANURE_KINDS, (kind): ManureFacts => {
  const { n, p, k } = manureContents[kind]
  const gives = { n: (n / 100) * availableN[kind], p: (p / 100) * availableP, k: (k / 100) * availableK }
  return { gives, most: kind === 'poultry' ? poultry : other }
})

const FROM_MEMORY = 'from memory, not from a source'

function titleOf(text: string): string {
  const { title } = parseCitation(text)
  return title === 'memory' ? FROM_MEMORY : title.replace(/(?<!from )\bmemory\b/g, 'from memory')
}

const titlesOf = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.filter((text) => text !== undefined && text !== 'same').map((text) => titleOf(text!))),
]

function sourcesOf(
  record: FertilizerFigures | null,
  { zone, system }: BudgetFactsInput,
  rows: readonly SplitFigures[],
) {
  if (!record) return { rate: [], feeding: [] }
  const target = findNutrientTarget(record, zone, system)?.row.source
  return {
    rate: titlesOf(record.per_plant ? record.per_plant.map(({ source }) => source) : [target]),
    feeding: titlesOf([...rows.map(({ source }) => source), record.placement[0]?.source]),
  }
}

const YIELD_SOURCES = [
  'Janssen et al. 1990, Geoderma 46:299 (QUEFTS)',
  ...[general.soil_supply_classes, general.recovery, general.worth_it].map(({ source }) => titleOf(source)),
  titleOf(general.worth_it.margin_source),
]
