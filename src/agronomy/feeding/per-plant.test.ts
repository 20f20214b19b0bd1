import { describe, expect, test } from 'bun:test'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { type Country, GRADES, type GradeId } from '../../contracts/grades.ts'
import { CANONICAL_CROPS } from '../crops/crop-facts.ts'
import { fertilizerFigures } from '../crops/fertilizer.ts'
import { perPlantApplication } from './per-plant.ts'

/** From this age in years: applications a year, and grams a plant in the whole year. */
type Rate = readonly [from: number, times: number, year: Partial<Record<GradeId, number>>]

/**
 * Rates by the plant, typed from the sources that the records name, as grams a year: what a source prints for one time is
 * multiplied by its times. FAO-INADES 22 (cocoa: a compound twice, the high-potash one sold here), Mbwambo et al. 2020
 * (coffee), IITA's trainers manual (banana: urea 75 g four times, potash 85 g twice), E-Hinga (mango: NPK 15-15-15 for
 * 25, 50, 75, 100, 125 and 150 g of phosphorus, MOP for the rest of 200 to 625 g of potassium), Punjab (young oranges: 50 g
 * of nitrogen), Ghana (oranges: 30 kg/ha of phosphate at 204 trees), Egerton University (avocado, in grams a year), a
 * nursery's page (young oil palm: 150-250 g a year, the middle, and 75 g of MOP). Older palms have no dose: the potash of
 * their table could not be read. The nursery of the oil palm is fed by the seedling and has no rate here.
 */
const RATES: Partial<Record<CanonicalCropId, readonly Rate[]>> = {
  cocoa: [
    [0, 2, { npk_12_12_17_2: 2 * 125 }],
    [3, 2, { npk_12_12_17_2: 2 * 250 }],
  ],
  coffee: [[1, 3, { npk_20_10_10: 3 * 75 }]],
  plantain: [[0, 4, { urea: 4 * 75, mop: 2 * 85 }]],
  banana: [[0, 4, { urea: 4 * 75, mop: 2 * 85 }]],
  mangoes: [
    [1, 2, { npk_15_15_15: 382, mop: 306 }],
    [2, 2, { npk_15_15_15: 764, mop: 211 }],
    [4, 2, { npk_15_15_15: 1146, mop: 215 }],
    [6, 2, { npk_15_15_15: 1528, mop: 371 }],
    [8, 2, { npk_15_15_15: 1909, mop: 526 }],
    [10, 2, { npk_15_15_15: 2291, mop: 682 }],
  ],
  oranges: [
    [1, 3, { npk_15_15_15: 333 }],
    [4, 3, { npk_12_12_17_2: 3 * 400 }],
  ],
  avocados: [
    [1, 4, { can: 4 * 60, ssp: 250 }],
    [3, 3, { can: 500, ssp: 750 }],
    [5, 3, { can: 1000, ssp: 750 }],
    [7, 3, { can: 3000, ssp: 1500 }],
    [10, 4, { can: 6000, ssp: 3000 }],
  ],
  'oil-palm': [[1, 2, { npk_12_12_17_2: 200, mop: 75 }]],
}
const FED = Object.keys(RATES) as CanonicalCropId[]

describe('a rate by the plant', () => {
  test('is the one of its source, for every crop that has one', () => {
    const rowsOf = (crop: CanonicalCropId) => (fertilizerFigures(crop)?.per_plant ?? []).filter(({ give }) => give)
    expect(CANONICAL_CROPS.filter((crop) => rowsOf(crop).length > 0).toSorted()).toEqual(FED.toSorted())
    for (const crop of FED) {
      const rows = rowsOf(crop)
      expect(
        rows.map(({ age_years: [from], times_a_year }) => [from, times_a_year ?? null]),
        crop,
      ).toEqual(RATES[crop]!.map(([from, times]) => [from, times]))
      for (const [n, [from, times, year]] of RATES[crop]!.entries()) {
        const given = rows[n]!.give!
        expect(given.map(({ grade }) => grade).toSorted(), `${crop} from ${from}`).toEqual(
          (Object.keys(year) as GradeId[]).toSorted(),
        )
        // A time's share of the year is rounded to a gram.
        for (const { grade, grams } of given)
          expect(Math.abs(grams - year[grade]! / times), `${crop} from ${from}: ${grade}`).toBeLessThanOrEqual(0.5)
      }
    }
  })

  const given = (crop: CanonicalCropId, country: Country, age: number | null) => {
    const feeding = perPlantApplication(crop, country, age)
    return feeding && Object.fromEntries(feeding.products.map(({ grade, grams }) => [grade, grams]))
  }

  test('holds from its first year to the next row, and of unknown age is that of a grown tree', () => {
    expect(given('mangoes', 'NG', 3)).toEqual({ npk_15_15_15: 380, mop: 100 })
    expect(given('mangoes', 'NG', 4)).toEqual({ npk_15_15_15: 570, mop: 100 })
    expect(given('oranges', 'NG', null)).toEqual(given('oranges', 'NG', 5))
    expect(given('coffee', 'NG', 0)).toBeNull()
    expect(given('oil-palm', 'NG', 3)).not.toBeNull()
    expect(given('oil-palm', 'NG', 4)).toBeNull()
    expect(given('maize', 'NG', 5)).toBeNull()
  })

  // CAN is sold there too. Contents by weight: 4:3:4 (33) 12 % N, 15-15-15 15 % N, 12-12-17 12 % N; MAP (33) 22 % P, SSP 18 % P2O5.
  test.each([
    ['mangoes', 1, { za_4_3_4_33: (191 * 15) / 12, mop: 153 }],
    ['mangoes', 4, { za_4_3_4_33: (573 * 15) / 12, mop: 108 }],
    ['oranges', 1, { za_4_3_4_33: (111 * 15) / 12 }],
    ['oranges', 4, { za_4_3_4_33: 400 }],
    ['avocados', 1, { can: 60, map_za: (62 * 18 * 0.4364) / 22 }],
    ['avocados', 3, { can: 167, map_za: (250 * 18 * 0.4364) / 22 }],
  ] as const)(
    'in Namibia gives %s of %d years as much nitrogen, or phosphate, in what is sold there',
    (crop, age, named) => {
      const there = given(crop, 'NA', age)!
      expect(Object.keys(there)).toEqual(Object.keys(named))
      for (const [grade, grams] of Object.entries(named)) {
        // Weighed in steps of 5 g, of 10 g from 100 g on, and never more than was meant.
        expect(there[grade]!).toBeLessThanOrEqual(grams + 1e-9)
        expect(grams - there[grade]!).toBeLessThan(grams < 100 ? 5 : 10)
      }
    },
  )

  test('passes what the land bears in a year with no crop, age and country', () => {
    for (const crop of FED)
      for (const country of ['NG', 'NA'] as const)
        for (const age of [0, 1, 2, 3, 4, 5, 7, 9, 12, 30]) {
          const feeding = perPlantApplication(crop, country, age)
          if (!feeding) continue
          const { products, times, plantsPerHectare } = feeding
          const limit = fertilizerFigures(crop)!.maximum.season_element_kg_ha
          for (const x of ['n', 'p', 'k'] as const) {
            const grams = products.reduce((sum, { grade, grams }) => sum + grams * GRADES[grade].holds[x], 0)
            const year = (grams * times * plantsPerHectare) / 1000
            expect(year, `${crop} ${country} ${age} ${x}`).toBeLessThanOrEqual(limit[x] + 1e-6)
          }
          for (const { grade } of products) expect(GRADES[grade].countries as readonly Country[]).toContain(country)
        }
  })
})
