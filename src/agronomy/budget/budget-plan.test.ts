import { describe, expect, test } from 'bun:test'
import type { FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import { type GradeId, gradesSoldIn } from '../../contracts/grades.ts'
import { factsFor } from '../testing/purse-fields.ts'
import { planWithinBudget } from './budget-plan.ts'

const at = (prices: Partial<Record<GradeId, number>>): FieldPlanInput['grades'] =>
  Object.entries(prices).map(([id, price]) => ({ id: id as GradeId, price }))
const TWO = at({ urea: 28_000, npk_15_15_15: 32_000 })
const asked = (said: Partial<FieldPlanInput>): FieldPlanInput => ({
  area: 1,
  areaUnit: 'hectare',
  grades: TWO,
  risk: 'middle',
  ...said,
})
const GUINEA = factsFor({ crop: 'maize', zone: 'northern_guinea_savanna' })
const bags = (plan: ReturnType<typeof planWithinBudget>) =>
  plan.parts.map(({ grade, bags: count }) => `${count} ${grade}`)
const reasons = (plan: ReturnType<typeof planWithinBudget>) => plan.why.map(({ id }) => id)

describe('without prices it is the zone’s rate in what is at hand', () => {
  const plan = planWithinBudget(GUINEA, asked({ grades: [{ id: 'urea' }, { id: 'npk_15_15_15' }] }))

  test('in bags, feeding by feeding, at the place and in caps', () => {
    expect(plan.basis).toBe('rate')
    expect(reasons(plan)).toEqual(['no_prices'])
    expect(bags(plan)).toEqual(['2.5 urea', '8 npk_15_15_15'])
    expect(plan.splits.map(({ n, of, days }) => ({ n, of, days }))).toEqual([
      { n: 1, of: 2, days: [0, 14] },
      { n: 2, of: 2, days: [28, 42] },
    ])
    expect(plan.splits[0]!.how).toEqual({ way: 'stand', depth: 5, from: 5, to: 8 })
    expect(plan.splits[0]!.products).toEqual([
      {
        grade: 'npk_15_15_15',
        kg: 400,
        bags: 8,
        capsPerStand: { caps: 1, stands: 1 },
        capsPerMetre: null,
        gramsPerPlant: null,
      },
    ])
  })

  test('it costs what nobody knows, and brings more kilograms but no money', () => {
    expect(plan.cost).toBeNull()
    expect(plan.extraYield!.kg).toBeGreaterThan(1000)
    expect(plan.extraRevenue).toBeNull()
    expect(plan.worthIt).toBeNull()
    expect(plan.nextBag).toEqual([])
  })

  test('with no word of what is at hand in what is usually sold, in Namibia its own', () => {
    expect(planWithinBudget(GUINEA, asked({ grades: [] })).parts.map(({ grade }) => grade)).toEqual([
      'npk_15_15_15',
      'urea',
    ])
    const triangle = factsFor({ crop: 'maize', zone: 'na_maize_triangle', country: 'NA' })
    const there = planWithinBudget(triangle, asked({ grades: [] }))
    for (const { grade } of there.parts) expect(gradesSoldIn('NA')).toContain(grade)
    expect(there.currency).toBe('NAD')
  })
})

describe('with prices it is what pays', () => {
  test('the purse is kept, its parts add up, and what more could be bought is said', () => {
    const plan = planWithinBudget(GUINEA, asked({ purse: 100_000, cropPrice: 400 }))
    expect(plan.basis).toBe('purse')
    expect(plan.cost).toBeLessThanOrEqual(100_000)
    expect(plan.parts.reduce((sum, { cost }) => sum + cost!, 0)).toBe(plan.cost!)
    expect(plan.why[0]!.id).toBe('purse_small')
    expect(plan.why[0]!.n).toBeGreaterThan(100_000)
    expect(plan.nextBag[0]!.pays).toBe(true)
    expect(plan.worthIt).toBe(true)
  })

  test('who avoids risk buys no more than who does not', () => {
    const costs = (['careful', 'middle', 'bold'] as const).map(
      (risk) => planWithinBudget(GUINEA, asked({ cropPrice: 300, risk })).cost!,
    )
    expect(costs).toEqual(costs.toSorted((one, other) => one - other))
    expect(costs[0]).toBeLessThan(costs[2]!)
  })

  test('where nothing pays it says so first, buys nothing, and shows the bag that does not', () => {
    const plan = planWithinBudget(GUINEA, asked({ cropPrice: 60, risk: 'careful' }))
    expect(plan.why[0]).toEqual({ id: 'does_not_pay', n: null })
    expect(plan).toMatchObject({ worthIt: false, cost: 0, splits: [], parts: [] })
    expect(plan.nextBag.map(({ pays }) => pays)).toEqual([false])
  })

  test('a purse too small for any part says so and not that it does not pay', () => {
    const plan = planWithinBudget(GUINEA, asked({ purse: 1500, cropPrice: 400 }))
    expect(plan.why[0]!.id).toBe('purse_too_small')
    expect(plan.splits).toEqual([])
  })

  test('a small purse feeds the best part, and says what the whole field would cost', () => {
    const plan = planWithinBudget(GUINEA, asked({ purse: 5000, cropPrice: 400 }))
    expect(reasons(plan).slice(0, 2)).toEqual(['part_of_field', 'purse_small'])
    expect(plan.why[1]!.n).toBe(planWithinBudget(GUINEA, asked({ cropPrice: 400 })).cost!)
    expect(plan.cost).toBeLessThanOrEqual(5000)
  })

  test('the list of next bags ends with the first that does not pay', () => {
    const { nextBag } = planWithinBudget(GUINEA, asked({ purse: 200_000, cropPrice: 350 }))
    expect(nextBag.length).toBeGreaterThan(1)
    expect(nextBag.map(({ pays }) => pays)).toEqual([...nextBag.slice(1).map(() => true), false])
  })

  test('on wide land one bag is too little to spread: nothing that is not advised is said to pay', () => {
    const millet = factsFor({ crop: 'millet', zone: 'na_north_central', country: 'NA', soil: 'sand' })
    const plan = planWithinBudget(millet, asked({ area: 3, grades: at({ urea: 900 }), cropPrice: 5 }))
    expect(plan.worthIt).toBe(false)
    expect(plan.nextBag.map(({ pays }) => pays)).toEqual([false])
  })

  test('the range holds the middle, and a bad year is never better than a usual one', () => {
    const { extraYield, extraRevenue, badYear } = planWithinBudget(GUINEA, asked({ cropPrice: 400 }))
    expect(extraYield!.low).toBeLessThanOrEqual(extraYield!.kg)
    expect(extraYield!.high).toBeGreaterThanOrEqual(extraYield!.kg)
    expect(badYear!.kg).toBeLessThanOrEqual(extraYield!.kg)
    expect(extraRevenue!.money).toBeLessThanOrEqual((extraYield!.kg + 1) * 400)
  })

  test('fields of one look differ: the range is two fifths on either side at least', () => {
    const { extraYield } = planWithinBudget(GUINEA, asked({ cropPrice: 400 }))
    expect(extraYield!.low).toBeLessThanOrEqual(0.6 * extraYield!.kg + 1)
    expect(extraYield!.high).toBeGreaterThanOrEqual(1.4 * extraYield!.kg - 1)
  })

  test('what a poor field or a bad year would lose is said', () => {
    const bold = planWithinBudget(
      factsFor({ crop: 'rice', system: 'upland' }),
      asked({ cropPrice: 300, risk: 'bold', look: 3 }),
    )
    expect(Math.min(bold.extraRevenue!.low, bold.badYear!.money)).toBeLessThan(bold.cost!)
    expect(reasons(bold)).toContain('may_lose')
    const sure = planWithinBudget(GUINEA, asked({ cropPrice: 900, risk: 'careful', purse: 30_000 }))
    expect(Math.min(sure.extraRevenue!.low, sure.badYear!.money)).toBeGreaterThan(sure.cost!)
    expect(reasons(sure)).not.toContain('may_lose')
  })

  test('urea alone is told to draw the soil down, but not beside manure', () => {
    const urea = (manure: number) =>
      planWithinBudget(GUINEA, asked({ cropPrice: 400, grades: at({ urea: 28_000 }), manure }))
    expect(reasons(urea(0))).toContain('urea_alone')
    expect(reasons(urea(1000))).not.toContain('urea_alone')
    expect(reasons(planWithinBudget(GUINEA, asked({ grades: [] })))).not.toContain('urea_alone')
  })

  test('what pays up to the most that is borne is called that, and never passes it', () => {
    const plan = planWithinBudget(GUINEA, asked({ cropPrice: 2000, risk: 'bold' }))
    expect(reasons(plan)).toContain('at_most')
    for (const x of ['n', 'p', 'k'] as const) expect(plan.nutrientsPerHa[x]).toBeLessThanOrEqual(GUINEA.limit[x])
  })

  test('a price that is missing takes the money out of the answer, not the amounts', () => {
    const plan = planWithinBudget(
      GUINEA,
      asked({ grades: [...at({ urea: 28_000 }), { id: 'npk_15_15_15' }], cropPrice: 400 }),
    )
    expect(plan).toMatchObject({ basis: 'rate', cost: null, worthIt: null })
    expect(plan.parts.every(({ price }) => price === null)).toBe(true)
  })
})

describe('poor and rich land', () => {
  const kano = factsFor({ crop: 'maize' })
  const look = (n: 1 | 5, manure = 0) => planWithinBudget(kano, asked({ look: n, manure, cropPrice: 400 }))

  test('maize that stays knee high wants manure first, and some of it makes the bag worth its money', () => {
    expect(look(1)).toMatchObject({ basis: 'none', why: [{ id: 'poor_soil', n: null }] })
    expect(look(1, 3000).basis).toBe('purse')
  })

  test('maize that stands taller than a man without wants none', () => {
    expect(look(5)).toMatchObject({ basis: 'none', why: [{ id: 'rich_soil', n: null }] })
  })

  test('manure is counted before anything is bought', () => {
    const without = planWithinBudget(kano, asked({ grades: [] }))
    const manured = planWithinBudget(kano, asked({ grades: [], manure: 4000, manureKind: 'poultry' }))
    // 4 t/ha of poultry manure give 40 kg N in the first season: half of 80.
    expect(manured.why).toContainEqual({ id: 'manure_counts', n: 50 })
    expect(manured.nutrients.n).toBeLessThan(0.6 * without.nutrients.n)
  })

  test('of what only pays after manure nothing is told without', () => {
    const north = factsFor({ crop: 'maize', zone: 'na_north_central', country: 'NA', soil: 'sand' })
    expect(reasons(planWithinBudget(north, asked({ grades: [] })))).toEqual(['poor_soil'])
  })
})

describe('how it is given', () => {
  test('rice of a paddy into the mud, upland rice beside the row', () => {
    const ways = (['lowland rain-fed', 'upland'] as const).map(
      (system) => planWithinBudget(factsFor({ crop: 'rice', system, soil: 'clay' }), asked({ grades: [] })).splits[0]!,
    )
    expect(ways.map(({ how }) => how!.way)).toEqual(['mud', 'band'])
    expect(ways.map(({ products: [one] }) => [one!.capsPerStand, one!.capsPerMetre !== null])).toEqual([
      [null, false],
      [null, true],
    ])
  })

  test('a paddy is stepped out, a bed measured off by the square metre', () => {
    const paddy = planWithinBudget(
      factsFor({ crop: 'rice', system: 'lowland rain-fed', soil: 'clay' }),
      asked({ grades: [] }),
    )
    const [basal] = paddy.splits[0]!.products
    // 10 kg reach 50 by as many steps as their share of a hectare is long.
    expect(basal!.strides).toBe(Math.round(100_000 / basal!.kg / 50))
    const onion = planWithinBudget(factsFor({ crop: 'onion', system: 'irrigated' }), asked({ grades: [] }))
    expect(onion.splits[0]!.products[0]!.capsPerSquare).not.toBeNull()
  })

  test('cassava in a half ring 20 cm from the stem, tomato so many caps to a plant', () => {
    const cassava = planWithinBudget(factsFor({ crop: 'cassava', zone: 'derived_savanna' }), asked({ grades: [] }))
    expect(cassava.splits[0]!.how).toEqual({ way: 'ring', depth: 5, from: 20, to: 20 })
    const tomato = planWithinBudget(factsFor({ crop: 'tomato', system: 'irrigated' }), asked({ grades: [] }))
    expect(tomato.splits[0]!.products[0]!.capsPerStand).not.toBeNull()
  })

  test('trees and mats so many grams to each, so often in the rains', () => {
    const cocoa = planWithinBudget(factsFor({ crop: 'cocoa', zone: 'humid_forest' }), asked({ grades: [] }))
    expect(cocoa).toMatchObject({ basis: 'rate', why: [{ id: 'by_plant' }] })
    expect(cocoa.splits.map(({ n, of, products: [one] }) => [n, of, one!.gramsPerPlant])).toEqual([
      [1, 2, 250],
      [2, 2, 250],
    ])
  })

  test('a bed is weighed out in kilograms', () => {
    const plan = planWithinBudget(factsFor({ crop: 'tomato', system: 'irrigated' }), asked({ area: 0.05, grades: TWO }))
    expect(reasons(plan)).toContain('in_kilograms')
    expect(plan.parts.every(({ kg }) => Number.isInteger(kg))).toBe(true)
  })
})

describe('what is not known is not made up', () => {
  test('a crop of which the country has no rate gets none', () => {
    const yam = factsFor({ crop: 'yam', zone: 'na_northeast', country: 'NA' })
    expect(planWithinBudget(yam, asked({ grades: [] }))).toMatchObject({
      basis: 'none',
      why: [{ id: 'no_rate', n: null }],
    })
    expect(reasons(planWithinBudget(factsFor({ crop: 'pigeon-pea' }), asked({ grades: [] })))).toEqual(['no_rate'])
  })

  test('of a crop without a method for its yield the zone’s rate is told, and that it is', () => {
    const plan = planWithinBudget(
      factsFor({ crop: 'yam', zone: 'derived_savanna' }),
      asked({ purse: 80_000, cropPrice: 500 }),
    )
    expect(plan).toMatchObject({ basis: 'rate', extraYield: null, worthIt: null })
    expect(reasons(plan)).toEqual(['zone_rate', 'purse_small'])
  })

  test('where nothing at hand feeds it nothing is called usual, and a legume is sent for no urea', () => {
    const plan = planWithinBudget(
      factsFor({ crop: 'cowpeas' }),
      asked({ grades: at({ urea: 28_000 }), cropPrice: 900 }),
    )
    expect(plan.parts).toEqual([])
    expect(reasons(plan)).toContain('lacks_p')
    for (const id of ['no_prices', 'zone_rate', 'rough_rate', 'lacks_n'] as const)
      expect(reasons(plan)).not.toContain(id)
  })

  test('what no product at hand holds is named', () => {
    const plan = planWithinBudget(GUINEA, asked({ grades: [{ id: 'urea' }] }))
    expect(reasons(plan)).toContain('lacks_p')
    expect(reasons(plan)).toContain('lacks_k')
  })

  test('striga is said where it makes the answer unsure', () => {
    const field = factsFor({ crop: 'sorghum', striga: true })
    expect(reasons(planWithinBudget(field, asked({ cropPrice: 400 })))).toContain('striga')
    expect(
      reasons(planWithinBudget(factsFor({ crop: 'cassava', striga: true }), asked({ cropPrice: 90 }))),
    ).not.toContain('striga')
  })
})
