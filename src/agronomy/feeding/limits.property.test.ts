import { expect, test } from 'bun:test'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { SoilType } from '../../contracts/farm.ts'
import type { Country, Nutrients } from '../../contracts/grades.ts'
import { ZONES, type ZoneId } from '../climate/zones.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { fertilizerFigures } from '../crops/fertilizer.ts'
import general from '../data/fertilizer-general.json' with { type: 'json' }
import { acresToHectares, bagAmountKilograms, maxGramsPerStand, roundToBagAmount } from './amount.ts'
import type { ProductRate } from './fertilizer-figures.ts'
import { gramsPerBottleCap } from './grades.ts'
import { computeHandMeasure, placementForSpacing } from './hand-measure.ts'
import { fertilizerPlacement } from './placement.ts'
import {
  type ApplicationPlan,
  type ApplicationPlanInput,
  buildApplicationPlan,
  nutrientsInDoses,
  type PlannedApplicationProducts,
} from './split-plan.ts'
import type { ProductionSystem } from './targets.ts'

const SOILS: SoilType[] = ['sand', 'mixed', 'loam', 'silt', 'clay']
const SYSTEMS: ProductionSystem[] = ['rain-fed', 'irrigated', 'lowland rain-fed', 'upland']
/** From a quarter of an acre to five hectares, and odd ones between. */
const HECTARES = [0.25, 0.3, 0.7, 1, 1.35, 2, 3.1, 5].map(acresToHectares).concat(0.5, 1, 1.7, 2.5, 5)

interface Case extends ApplicationPlanInput {
  plan: ApplicationPlan
  said: string
}

/** Every crop of the field in every zone, system and soil. */
const CASES: Case[] = CANONICAL_CROPS.filter((crop) => !cropFacts(crop).perennial).flatMap((crop) =>
  (Object.keys(ZONES) as ZoneId[]).flatMap((zone) =>
    SYSTEMS.flatMap((system) =>
      SOILS.flatMap((soil): Case[] => {
        const country: Country = zone.startsWith('na_') ? 'NA' : 'NG'
        const want = { crop, zone, country, system, soil }
        const plan = buildApplicationPlan(want)
        return plan ? [{ ...want, plan, said: `${crop} ${zone} ${system} ${soil}` }] : []
      }),
    ),
  ),
)

/** Crops of the field of which no rate is known, and why; all others have one everywhere. */
const WITHOUT_A_RATE: Partial<Record<CanonicalCropId, string>> = {
  'pigeon-pea': 'no record was found; it makes its own nitrogen',
}

/** Amounts of an application as shown for this area, in kg/ha. */
const shownOf = ({ products }: PlannedApplicationProducts, hectares: number): ProductRate[] =>
  products.map(({ grade, kgPerHectare, most }) => ({
    grade,
    kgPerHectare: bagAmountKilograms(roundToBagAmount(grade, kgPerHectare * hectares, most * hectares)) / hectares,
  }))

const ELEMENTS: (keyof Nutrients)[] = ['n', 'p', 'k']

test('every crop of the field has a rate in every zone, or is known to have none', () => {
  for (const crop of CANONICAL_CROPS.filter((id) => !cropFacts(id).perennial)) {
    const zones = new Set(CASES.filter((one) => one.crop === crop).map(({ zone }) => zone))
    expect([crop, zones.size]).toEqual([crop, crop in WITHOUT_A_RATE ? 0 : Object.keys(ZONES).length])
  }
})

test('no feeding of any crop, zone, way of growing, soil and area passes what crop and soil bear', () => {
  const over: string[] = []
  for (const { crop, soil, plan, said } of CASES) {
    const { season_element_kg_ha: ceiling } = fertilizerFigures(crop)!.maximum
    const once = general.limits.single_dose_n_kg_ha[soil]
    for (const hectares of HECTARES) {
      const shown = plan.splits.map((split) => shownOf(split, hectares))
      for (const doses of shown) if (nutrientsInDoses(doses).n > once + 0.01) over.push(`${said} ${hectares} at once`)
      const season = nutrientsInDoses(shown.flat())
      for (const x of ELEMENTS) if (season[x] > ceiling[x] + 0.01) over.push(`${said} ${hectares} ${x}`)
    }
  }
  expect(over).toEqual([])
})

test('rounding to bags loses and adds no eighth of a product, nor a tenth of the season', () => {
  const off: string[] = []
  for (const { plan, said } of CASES)
    for (const hectares of HECTARES) {
      const shown = plan.splits.flatMap((split) => shownOf(split, hectares))
      const meant = plan.splits.flatMap(({ products }) => products)
      shown.forEach(({ kgPerHectare }, n) => {
        const share = kgPerHectare / meant[n]!.kgPerHectare
        if (share < 0.875 || share > 1.125) off.push(`${said} ${hectares}: ${share}`)
      })
      const of = (doses: readonly ProductRate[]) => doses.reduce((sum, { kgPerHectare }) => sum + kgPerHectare, 0)
      if (Math.abs(of(shown) / of(meant) - 1) > 0.1) off.push(`${said} ${hectares}: season ${of(shown) / of(meant)}`)
    }
  expect(off).toEqual([])
})

test('the nitrogen of the rate is given, but for where no round of the season bears it', () => {
  const short: string[] = []
  for (const { soil, plan, said } of CASES) {
    const target = plan.target!.row.target_element_kg_ha
    const given = nutrientsInDoses(plan.splits.flatMap(({ products }) => products))
    const borne = general.limits.single_dose_n_kg_ha[soil] * plan.splits.length
    const legume = plan.splits.every(({ products }) => products.every(({ grade }) => /^(ssp|map)/.test(grade)))
    if (!legume && given.n < 0.7 * Math.min(target.n, borne)) short.push(`${said}: ${given.n} of ${target.n}`)
    if (given.p < 0.7 * target.p) short.push(`${said}: ${given.p} P of ${target.p}`)
  }
  expect(short).toEqual([])
})

test('every feeding has a place and a measure in hand, and no cap passes what a stand bears there', () => {
  const without: string[] = []
  for (const { crop, country, system, plan, said } of CASES) {
    const { figures } = cropFacts(crop).record
    const usual = fertilizerPlacement(crop, system)
    for (const split of plan.splits)
      for (const hectares of HECTARES) {
        const shown = shownOf(split, hectares)
        const placement = usual && placementForSpacing(usual, figures, country)
        const hand = placement && computeHandMeasure(shown, placement, figures, country)
        if (!hand) without.push(`${said} ${split.n} ${JSON.stringify(shown)}`)
        else if (hand.per === 'stand') {
          const grams = Math.min(...shown.map(({ grade }) => gramsPerBottleCap(grade)))
          const most = Math.min(...shown.map(({ grade }) => maxGramsPerStand(grade, placement.to ?? 5)))
          if ((hand.caps * grams) / hand.stands > most + 0.01) without.push(`${said}: burns`)
        }
      }
  }
  expect(without).toEqual([])
})

test('nothing with urea or potash chloride goes into the furrow of a seed, nor potash where pegs grow', () => {
  for (const { crop, plan, said } of CASES) {
    const { placement } = fertilizerFigures(crop)!
    const grades = plan.splits.flatMap(({ products }) => products.map(({ grade }) => grade))
    expect([said, grades.filter((grade) => grade === 'mop' || grade === 'sop')]).toEqual([said, []])
    const first = placement.find(({ distance_cm }) => distance_cm)
    if (first?.distance_cm) expect([said, first.distance_cm[1] >= 5]).toEqual([said, true])
  }
})
