import { describe, expect, test } from 'bun:test'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { AnnualCrop } from '../crops/all-crops.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { readField } from '../field.ts'
import { SOURCES } from '../sources.ts'
import { dry, type Scene, showers, situationOf } from '../testing/example-fields.ts'
import { fertilizerRules } from './fertilizer.ts'

/**
 * What each annual is given and on which days after planting, typed from the guides: weeks after planting times seven.
 * "rough": the days or the amount are from memory.
 */
const FED: Record<AnnualCrop, string[]> = {
  // IITA and Seed Co Nigeria: NPK until day 14, urea at 4-6 weeks.
  maize: ['basal npk 0-14', 'top1 urea 28-42'],
  // AKILIMO: a month after planting, the rest over the next two to three.
  cassava: ['top1 npk 28-42', 'top2 npk 56-112'],
  // Mani et al.: half as NPK at planting, half as urea six weeks after transplanting.
  rice: ['basal npk 0-14', 'top1 nitrogen 19-28 rough', 'top2 urea 40-52'],
  sorghum: ['basal npk 0-14', 'top1 nitrogen 21-35 rough'],
  millet: ['basal npk 0-14', 'top1 nitrogen 21-35 rough'],
  // Emede et al. 2021: six weeks after planting.
  yam: ['top1 npk 42-56 rough'],
  'sweet-potato': ['top1 npk 21-30 rough'],
  // FAO: calcium in the top soil when pods begin to form.
  groundnuts: ['basal phosphate 0-14', 'pods phosphate 28-50'],
  cowpeas: ['basal phosphate 0-14'],
  beans: ['basal npk 0-14'],
  sesame: ['basal npk 0-14'],
  cotton: ['top1 npk 19-28 rough', 'top2 nitrogen 42-56 rough'],
  tomato: ['basal npk 0-14', 'top1 nitrogen 21-35 rough'],
  onion: ['basal npk 0-14 rough', 'top1 nitrogen 19-28 rough', 'top2 nitrogen 40-50 rough'],
  pepper: ['basal npk 0-14 rough', 'top1 nitrogen 25-40 rough'],
  okra: ['basal npk 0-14 rough', 'top1 nitrogen 21-32 rough'],
  spinach: ['top1 manure 10-18 rough'],
  cabbage: ['basal npk 0-14 rough', 'top1 nitrogen 19-28 rough', 'top2 nitrogen 40-48 rough'],
  wheat: ['basal npk 0-14 rough', 'top1 nitrogen 19-28 rough'],
  potatoes: ['basal npk 0-14 rough', 'top1 nitrogen 26-36 rough'],
  carrots: ['top1 npk 28-40 rough'],
  lettuce: ['top1 nitrogen 14-24 rough'],
  // After Dugje et al. 2009: phosphate at sowing.
  soybean: ['basal phosphate 0-14'],
  egusi: ['top1 npk 14-28 rough'],
  'bambara-groundnut': ['basal phosphate 0-14 rough'],
  ginger: ['top1 npk 42-60 rough'],
  watermelon: ['top1 npk 14-28 rough'],
  'pigeon-pea': ['basal phosphate 0-14 rough'],
  sugarcane: ['top1 npk 30-45 rough', 'top2 nitrogen 90-120 rough'],
}

/** The amounts that are shown, kg/ha of product; no other crop is given a number. */
const RATES: [CanonicalCropId, string, number][] = [
  // 6-8 bags of 50 kg of NPK and 2-3 of urea: their middle.
  ['maize', 'basal', 350],
  ['maize', 'top1', 125],
  // NPK 15-15-15 in drills around the stand.
  ['yam', 'top1', 400],
  // Best of 0, 50 and 100 kg of NPK.
  ['sweet-potato', 'top1', 100],
  // SSP 100-125 kg: the middle.
  ['groundnuts', 'basal', 112],
  // About three bags of NPK 15-15-15.
  ['sesame', 'basal', 150],
]

/** What each crop is fed. */
const FEEDINGS = CANONICAL_CROPS.flatMap((crop) => {
  const { record } = cropFacts(crop)
  return record.life === 'annual' ? [[crop, record.feedings] as const] : []
})
const TREE_FEED = CANONICAL_CROPS.flatMap((crop) => {
  const { record } = cropFacts(crop)
  return record.life === 'annual' ? [] : [[crop, record.feed] as const]
})

describe('feeding', () => {
  for (const [crop, feedings] of FEEDINGS) {
    test(`${crop} is fed with what, and when, its guide says`, () => {
      const found = feedings.map(
        ({ id, product, from, to, rough }) => `${id} ${product} ${from}-${to}${rough ? ' rough' : ''}`,
      )
      expect(found).toEqual(FED[crop as AnnualCrop])
    })
  }

  test('gives the amount of the source, and no number where there is none', () => {
    const shown: unknown[] = FEEDINGS.flatMap(([crop, feedings]) =>
      feedings
        .filter(({ kgPerHectare }) => kgPerHectare !== null)
        .map(({ id, kgPerHectare }) => [crop, id, kgPerHectare]),
    )
    expect(shown).toEqual(RATES)
  })

  test('of trees and mats is NPK for what is sold by the fruit of the forest, manure for fruit trees', () => {
    const products: Record<string, string> = Object.fromEntries(TREE_FEED.map(([crop, { product }]) => [crop, product]))
    expect(products).toEqual({
      cocoa: 'npk',
      coffee: 'npk',
      plantain: 'npk',
      banana: 'npk',
      mangoes: 'manure',
      oranges: 'manure',
      avocados: 'manure',
      'oil-palm': 'npk',
    })
  })

  test('names a source that can be shown, and is rough where that is memory', () => {
    for (const [crop, { source }] of [
      ...FEEDINGS.flatMap(([crop, fed]) => fed.map((one) => [crop, one] as const)),
      ...TREE_FEED,
    ]) {
      if (source === 'memory') continue
      expect(source.id).toStartWith(crop)
      expect(SOURCES.get(source.id)).toMatchObject({ rough: false })
    }
    for (const { source, rough } of FEEDINGS.flatMap(([, fed]) => fed))
      if (source === 'memory') expect(rough).toBe(true)
  })
})

describe('the day to feed', () => {
  const maize = (age: number, ahead: number[] = showers(), over: Partial<Scene> = {}): Scene => ({
    place: 'kano',
    crop: 'maize',
    asOf: '2026-08-05',
    planted: addDays('2026-08-05', -age),
    past: [0, 8, 0, 6, 0, 4, 3],
    ahead,
    ...over,
  })
  const rule = (scene: Scene) => fertilizerRules(readField(situationOf(scene)))[0]

  test('is inside its days and on neither side of them', () => {
    expect([0, 14, 15, 27, 28, 42, 43].map((age) => rule(maize(age))?.situation)).toEqual([
      'fertilizer.basal:basal',
      'fertilizer.basal:basal',
      undefined,
      undefined,
      'fertilizer.go:top1',
      'fertilizer.go:top1',
      undefined,
    ])
  })

  test('is put off before 25 mm in two days, 20 on sand', () => {
    expect(rule(maize(35, [12, 12, 0, 0, 0, 0, 0]))!.rule).toBe('fertilizer.go')
    expect(rule(maize(35, [12, 13, 0, 0, 0, 0, 0]))!.rule).toBe('fertilizer.hold')
    const sand = { field: { soil: 'sand' as const } }
    expect(rule(maize(35, [10, 9, 0, 0, 0, 0, 0], sand))!.rule).toBe('fertilizer.go')
    expect(rule(maize(35, [10, 10, 0, 0, 0, 0, 0], sand))!.rule).toBe('fertilizer.hold')
  })

  test('waits for moist soil after a week of under 5 mm, unless 5 mm come in two days or the field is watered', () => {
    expect(rule(maize(35, dry(7), { past: dry(7) }))!.rule).toBe('fertilizer.wait-moist')
    expect(rule(maize(35, [2, 2, 0, 0, 0, 0, 0], { past: [0, 0, 0, 0, 0, 4, 0] }))!.rule).toBe('fertilizer.wait-moist')
    expect(rule(maize(35, dry(7), { past: [0, 0, 0, 0, 0, 5, 0] }))!.rule).toBe('fertilizer.go')
    expect(rule(maize(35, [2, 3, 0, 0, 0, 0, 0], { past: dry(7) }))!.rule).toBe('fertilizer.go')
    expect(rule(maize(35, dry(7), { past: dry(7), field: { irrigation: ['furrow'] } }))!.rule).toBe('fertilizer.go')
  })

  test('tells bags of 50 kg for the area, and how many plants share a handful of 30 g', () => {
    // 125 kg/ha on 53,333 plants are 2.3 g each: 13 plants, said as 15.
    expect(rule(maize(35))!.facts).toMatchObject({ product: 'urea', doseFor: 'acre', bags: 1, plants: 15 })
    expect(rule(maize(5, showers(), { field: { areaAcres: 2 } }))!.facts).toMatchObject({
      product: 'npk',
      doseFor: 'area',
      acres: 2,
      bags: 6,
    })
  })

  test('put off says how much rain comes, to the nearest 5 mm, and waits for its last day', () => {
    expect(rule(maize(35, [12, 15, 0, 0, 0, 0, 0]))).toMatchObject({
      validUntil: '2026-08-06',
      facts: { rain: 25, to: '2026-08-06', by: '2026-08-06' },
    })
    // A storm from Friday to Sunday, the 7th to the 9th.
    expect(rule(maize(35, [0, 0, 34, 40, 20, 0, 0]))).toMatchObject({
      rule: 'fertilizer.hold',
      validUntil: '2026-08-09',
      facts: { rain: 95, to: '2026-08-09' },
    })
  })

  test('is told for a week, for two days when rain carries it in, and for no longer than its days last', () => {
    const until = (age: number, ahead?: number[]) => rule(maize(age, ahead))!.validUntil
    expect(until(30, dry(7))).toBe('2026-08-12')
    expect(until(40, dry(7))).toBe('2026-08-07')
    expect(until(30, [2, 3, 0, 0, 0, 0, 0])).toBe('2026-08-07')
    expect(rule(maize(30, [2, 3, 0, 0, 0, 0, 0]))).toMatchObject({
      weatherReason: 'light-rain',
      facts: { rain: 5, to: '2026-08-06' },
    })
    expect(rule(maize(30, [2, 2, 0, 0, 0, 0, 0]))!.facts.rain).toBeUndefined()
  })

  test('is more pressing in its last four days', () => {
    expect(rule(maize(38, dry(7)))!.score).toBeGreaterThan(rule(maize(37, dry(7)))!.score)
  })

  test('of no area, or of none at all, is told for an acre', () => {
    for (const areaAcres of [null, 0])
      expect(rule(maize(35, dry(7), { field: { areaAcres } }))!.facts.doseFor).toBe('acre')
    expect(rule(maize(35, dry(7), { field: { areaAcres: 0.5 } }))!.facts).toMatchObject({ doseFor: 'area', acres: 0.5 })
  })

  test('of a tree is in the rains: after 30 mm in two weeks, with no more than 25 mm in the next two days', () => {
    const cocoa = (past: number[], ahead: number[]): Scene => ({
      place: 'akure',
      crop: 'cocoa',
      asOf: '2026-08-20',
      past,
      ahead,
    })
    const wet = [...Array(10).fill(2), 5, 0, 5, 0]
    expect(rule(cocoa(wet, dry(7)))!.rule).toBe('fertilizer.tree')
    expect(rule(cocoa([...Array(10).fill(2), 5, 0, 4, 0], dry(7)))).toBeUndefined()
    expect(rule(cocoa(wet, [12, 13, 0, 0, 0, 0, 0]))?.rule).toBe('fertilizer.tree')
    expect(rule(cocoa(wet, [13, 13, 0, 0, 0, 0, 0]))).toBeUndefined()
    expect(rule(cocoa(wet, [0, 0, 0, 45, 45, 0, 0]))).toBeUndefined()
    expect(rule(cocoa([...wet.slice(0, 11), 30, 30, 30], dry(7)))).toBeUndefined()
  })
})
