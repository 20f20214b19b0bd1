import { describe, expect, test } from 'bun:test'
import { planWithinBudget } from '../budget/budget-plan.ts'
import { addDays, daysBetween } from '../dates.ts'
import { assessField } from '../field.ts'
import { situationOf } from '../testing/example-fields.ts'
import { factsFor } from '../testing/purse-fields.ts'
import { collectFieldBudgetFacts } from './field-budget-facts.ts'

describe('what a plan for the purse rests on', () => {
  test('the zone’s rate, the most the crop bears, and of nitrogen at once the soil', () => {
    const maize = factsFor({ crop: 'maize', zone: 'northern_guinea_savanna' })
    expect(maize.rate).toEqual({ target: { n: 120, p: 26.2, k: 49.8 }, rough: false, withManure: false })
    expect(maize.limit).toEqual({ n: 150, p: 36.6, k: 124.5 })
    expect([maize.singleN, factsFor({ crop: 'maize', soil: 'sand' }).singleN]).toEqual([70, 45])
  })

  test('of another country no rate is taken', () => {
    expect(factsFor({ crop: 'yam', zone: 'na_northeast', country: 'NA' }).rate).toBeNull()
  })

  test('class 3 of northern Guinea: 28.6 N, 5.7 P, 68.5 K in 120 days, a little less in the 107 of maize', () => {
    const { yields } = factsFor({ crop: 'maize', zone: 'northern_guinea_savanna' })
    const { n, p, k } = yields!.supply[2]!
    expect([n, p, k].map((kg) => Math.round(kg * 10) / 10)).toEqual([25.9, 5.2, 62.1])
    expect(yields!.usualLook).toBe(3)
    expect(yields!.most.store).toBe(6000)
  })

  test('after fallow the soil gives a class more', () => {
    expect(factsFor({ crop: 'maize', rested: true }).yields!.usualLook).toBe(3)
  })

  test('recovery goes by soil, and in water by how rice is fed', () => {
    const of = (said: Parameters<typeof factsFor>[0]) => factsFor(said).yields!.recovery.n
    expect(of({ crop: 'maize', soil: 'sand' })).toBe(0.33)
    expect(of({ crop: 'maize', system: 'irrigated' })).toBe(0.55)
    expect(of({ crop: 'rice', system: 'lowland rain-fed', soil: 'clay' })).toBe(0.38)
    expect(of({ crop: 'rice', system: 'upland', soil: 'clay' })).toBe(0.42)
  })

  test('no yield is worked out for what the data have no ground for', () => {
    for (const crop of ['yam', 'tomato', 'cotton', 'cocoa'] as const) expect(factsFor({ crop }).yields).toBeNull()
    expect(factsFor({ crop: 'sorghum', zone: 'humid_forest' }).yields).toBeNull()
  })

  test('manure gives in its first season what is available of it', () => {
    const { manure } = factsFor({ crop: 'maize' })
    expect(manure.poultry.gives.n * 1000).toBeCloseTo(10, 6)
    expect(manure.cattle.gives.n * 1000).toBeCloseTo(2.5, 6)
    expect([manure.poultry.most, manure.cattle.most]).toEqual([10, 20])
  })

  test('no muriate of potash on pegs, little on beans', () => {
    expect(factsFor({ crop: 'groundnuts' }).atOnce).toEqual({ mop: 0 })
    expect(factsFor({ crop: 'beans' }).atOnce).toEqual({ mop: 100 })
  })

  test('trees are fed by the plant and its age', () => {
    const cocoa = (ageYears: number) => factsFor({ crop: 'cocoa', zone: 'humid_forest', ageYears }).perPlant!
    expect([cocoa(1).doses[0]!.grams, cocoa(8).doses[0]!.grams, cocoa(8).times]).toEqual([120, 250, 2])
    const avocado = factsFor({ crop: 'avocados', ageYears: 5 })
    expect(avocado.perPlant!.doses.map(({ grades: [grade] }) => grade)).toEqual(['can', 'ssp'])
    expect(avocado.usual).toEqual(['can', 'ssp'])
  })
})

describe('the days of a field’s feedings', () => {
  const facts = (planted: string | null) =>
    collectFieldBudgetFacts(assessField(situationOf({ place: 'zaria', crop: 'maize', asOf: '2026-06-20', planted })))

  test('are its own where the planting is known', () => {
    expect(facts('2026-06-10').feedings.map(({ fromDay, toDay, from, to }) => [fromDay, toDay, from, to])).toEqual([
      [0, 14, '2026-06-10', '2026-06-24'],
      [28, 42, '2026-07-08', '2026-07-22'],
    ])
  })

  test('else they are counted from planting', () => {
    expect(facts(null).feedings.map(({ fromDay, toDay, from }) => [fromDay, toDay, from])).toEqual([
      [0, 14, null],
      [28, 42, null],
    ])
  })

  test('are those still to come: for what is over, or was given, nothing is bought', () => {
    const late = facts('2026-05-10')
    expect(late.over).toBe(1)
    expect(late.feedings.map(({ days }) => days)).toEqual([[28, 42]])
    expect(late.rate!.target).toEqual({ n: 72, p: 0, k: 0 })
    expect(late.limit.p).toBe(0)
    const plan = planWithinBudget(late, { area: 1, areaUnit: 'hectare', grades: [], risk: 'middle' })
    expect(plan.parts.map(({ grade }) => grade)).toEqual(['urea'])
    expect(plan.splits.map(({ n, of }) => [n, of])).toEqual([[2, 2]])
    expect(plan.why).toContainEqual({ id: 'feedings_over', n: 1 })
  })

  test('never lie in the past: a late one has the days that are left', () => {
    for (const crop of ['maize', 'rice', 'sorghum', 'cassava', 'tomato', 'cotton'] as const)
      for (let age = 0; age < 120; age += 3) {
        const scene = { place: 'zaria', crop, asOf: '2026-08-20', planted: addDays('2026-08-20', -age) } as const
        for (const { from, to, fromDay, toDay } of collectFieldBudgetFacts(assessField(situationOf(scene))).feedings) {
          expect([crop, age, to! >= '2026-08-20']).toEqual([crop, age, true])
          expect(daysBetween(from!, to!)).toBe(toDay! - fromDay!)
        }
      }
  })

  test('are none when the season is past them', () => {
    const plan = planWithinBudget(facts('2026-03-20'), { area: 1, areaUnit: 'hectare', grades: [], risk: 'middle' })
    expect([plan.basis, plan.parts, plan.why]).toEqual(['none', [], [{ id: 'too_late', n: null }]])
  })
})
