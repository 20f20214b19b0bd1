import { describe, expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { collectCandidates } from '../advise.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { dry, logged, rains, type Scene, showers, situationOf } from '../testing/example-fields.ts'

const given = (scene: Scene) => collectCandidates(situationOf(scene))
const rules = (scene: Scene) => given(scene).map(({ rule }) => rule)

const PERENNIAL = CANONICAL_CROPS.filter((crop) => cropFacts(crop).perennial)

test('a crop of unknown date is given up to no drought outside the rains: cotton in January', () => {
  const cotton = (asOf: string) => rules({ place: 'kano', crop: 'cotton', asOf, past: dry(60), ahead: dry(7) })
  expect(cotton('2027-01-11').filter((rule) => rule.startsWith('dry.'))).toEqual([])
  expect(cotton('2027-08-11').filter((rule) => rule.startsWith('dry.'))).toHaveLength(1)
})

describe('weeding', () => {
  const asOf = '2026-07-25'
  const millet = (age: number, over: Partial<Scene>): Scene => ({
    ...{ place: 'kano', crop: 'millet', asOf, planted: addDays(asOf, -age) },
    ...over,
  })
  const dried = { past: [...rains(), ...dry(20)], ahead: dry(7) }

  test('is in the card on drought, which closes it, and never a second card beside it', () => {
    for (let age = 12; age < 60; age++) {
      const advices = given(millet(age, dried))
      const drought = advices.find(({ rule }) => rule.startsWith('dry.'))
      const weedings = advices.filter(({ closes }) => closes?.kind === 'weeded')
      expect(weedings.length).toBeLessThanOrEqual(1)
      if (drought) expect(weedings.every(({ rule }) => rule.startsWith('dry.') || rule === 'care.weeds-dry')).toBe(true)
    }
    expect(given(millet(42, dried))[0]).toMatchObject({ rule: 'dry.flowering', closes: { kind: 'weeded', n: 2 } })
  })

  test('that begins in three days is told today, with its first day', () => {
    const weeding = (age: number) =>
      given(millet(age, { past: rains(), ahead: showers() })).find(({ closes }) => closes?.kind === 'weeded')
    const first = [...Array(30).keys()].find((age) => weeding(age) !== undefined)!
    expect(weeding(first)!.facts.from).toBe(addDays(asOf, 3))
    expect(weeding(first + 3)!.facts.from).toBeUndefined()
    const weeks = [...Array(52).keys()].map((week) => addDays('2026-01-05', 7 * week))
    const rings = weeks.flatMap((day) =>
      given({ place: 'akure', crop: 'oranges', asOf: day, planted: '2023-05-01', past: rains(), ahead: showers() }),
    )
    expect(rings.filter(({ rule, facts }) => rule === 'care.ring-weed' && facts.from !== undefined)).toEqual([])
  })

  test('that would begin in rain begins on the dry days before it, or after a heavy one', () => {
    const first = (ahead: number[]) => {
      const told = [...Array(30).keys()].flatMap((age) => {
        const card = given(millet(age, { past: [...rains(), ...dry(3)], ahead })).find(
          ({ closes }) => closes?.kind === 'weeded',
        )
        return card ? [{ age, from: card.facts.from ?? null }] : []
      })
      return told[0]!
    }
    const usual = first([0, 0, 0, 0, 0, 0, 0])
    expect(usual.from).toBe(addDays(asOf, 3))
    expect(first([0, 0, 0, 24, 12, 0, 0])).toEqual({ age: usual.age, from: null })
    expect(first([0, 0, 40, 48, 30, 0, 0]).age).toBeGreaterThan(usual.age)
  })

  test('of more than a family can hoe says to hire, in round figures', () => {
    const wheat = (areaAcres: number) =>
      given({
        ...{ place: 'kano', crop: 'wheat', asOf: '2026-12-21', planted: '2026-11-25', past: dry(60), ahead: dry(7) },
        field: { irrigation: ['furrow'], areaAcres },
      }).find(({ closes }) => closes?.kind === 'weeded')!
    expect(wheat(2).facts).toMatchObject({ workFor: 'area', workLow: 16, workHigh: 24 })
    expect(wheat(12.4).facts).toMatchObject({ workFor: 'hire', workLow: 100, workHigh: 150 })
    const works = [0.05, 0.2, 2.5, 2.6, 100, 101].map((acres) => {
      const { workFor, workLow, workHigh } = wheat(acres).facts
      return `${workFor} ${workLow}-${workHigh}`
    })
    expect(works).toEqual(['area 1-2', 'area 2-2', 'area 20-30', 'hire 21-30', 'hire 800-1200', 'acre 8-12'])
    expect(wordAdvice(wheat(12.4), 'en').content).toContain(
      'Your 12.4 acres will take 100 to 150 days of work. Hire help.',
    )
  })
})

describe('a tree where too little rain falls', () => {
  const tree = (age: number): Scene => ({
    place: 'mariental',
    crop: 'oranges',
    asOf: '2026-12-21',
    planted: addDays('2026-12-21', -age),
    past: dry(60),
    ahead: dry(7),
  })

  test('is said to lack rain twice in half a year, and asks for no cans that nobody can carry', () => {
    const weeks = Array.from({ length: 130 }, (_, week) => rules(tree(30 + 7 * week)))
    expect(weeks.filter((week) => week.includes('planting.too-dry')).length).toBeWithin(8, 11)
    expect([...new Set(weeks.flat())].toSorted()).toEqual(['planting.lost', 'planting.too-dry'])
  })

  test('is not worth planting', () => {
    for (let age = -60; age < 0; age += 7) expect(rules(tree(age))).toContain('planting.too-dry')
  })

  test.each(PERENNIAL)('is so judged before it is planted and while it is young: %s', (crop) => {
    for (const place of ['rundu', 'otavi', 'mariental', 'kano'] as const) {
      const dries = (age: number) => assessField(situationOf({ ...tree(age), crop, place })).prospects === 'too_dry'
      expect([place, dries(60)]).toEqual([place, dries(-20)])
    }
  })
})

test('pods in the ground are not seen: no plant is cut because it seems to bear none', () => {
  const weeks = (crop: CanonicalCropId) =>
    [26, 30, 34, 38, 42].flatMap((days) =>
      rules({
        ...{ place: 'kano', crop, asOf: '2026-08-14', planted: '2026-06-10' },
        ...{ past: [...rains(), ...dry(days)], ahead: dry(7), field: { soil: 'sand' } },
      }),
    )
  expect(weeks('cowpeas')).toContain('dry.cut')
  for (const crop of ['groundnuts', 'bambara-groundnut'] as const) {
    expect(weeks(crop)).toContain('dry.spend')
    expect(weeks(crop)).not.toContain('dry.cut')
  }
})

test('what is cut for animals has no fertiliser waiting for rain', () => {
  const rice = (dryDays: number): Scene => ({
    ...{ place: 'kano', crop: 'rice', asOf: '2026-07-25', planted: '2026-06-17' },
    ...{ past: [...rains(), ...dry(dryDays)], ahead: dry(7), field: { soil: 'sand' } },
  })
  const cuts = [26, 30, 34, 38].filter((days) => rules(rice(days)).some((rule) => rule === 'dry.cut'))
  expect(cuts.length).toBeGreaterThan(0)
  for (const days of cuts) expect(rules(rice(days))).not.toContain('fertilizer.wait-moist')
})

describe('after a weeding', () => {
  const weeded = (date: string) => [logged('weeded', '2026-07-05'), logged('weeded', date)]
  const maize = (date: string): Scene => ({
    ...{ place: 'zaria', crop: 'maize', asOf: '2026-08-16', planted: '2026-06-19', past: [...rains(), ...dry(18)] },
    ...{ ahead: dry(7), field: { log: weeded(date) } },
  })

  test('a drought asks for cover and water, and weeds again when they have grown', () => {
    expect(rules(maize('2026-08-14'))).toContain('dry.weeded')
    expect(rules(maize('2026-07-20'))).toContain('dry.flowering')
    for (const advice of given(maize('2026-08-14'))) expect(wordAdvice(advice, 'en').content).not.toMatch(/[Ww]eed now/)
  })

  test('a young tree is watered and its ring covered', () => {
    const mango = (date: string): Scene => ({
      ...{ place: 'kano', crop: 'mangoes', asOf: '2026-01-12', planted: '2025-06-20', past: dry(), ahead: dry(7) },
      field: { log: [logged('weeded', date)] },
    })
    expect(rules(mango('2026-01-10'))).toContain('dry.tree-weeded')
    expect(rules(mango('2025-12-10'))).toContain('dry.young-tree')
  })

  test('fertiliser is not told to wait for the hoe', () => {
    const cassava = (date: string): Scene => ({
      ...{
        place: 'ibadan',
        crop: 'cassava',
        asOf: '2026-08-16',
        planted: '2026-05-20',
        past: [...rains(), ...dry(30)],
      },
      ...{ ahead: dry(7), field: { log: [logged('weeded', date)] } },
    })
    const waits = (date: string) => given(cassava(date)).find(({ rule }) => rule === 'fertilizer.wait-moist')
    expect(waits('2026-08-13')?.facts.weed).toBeUndefined()
    expect(waits('2026-07-01')?.facts.weed).toBe(1)
  })
})

test('who enters onion after its nursery was due is asked for seedlings, once it is entered', () => {
  const onion = (asOf: string, enteredOn = '2026-11-22') =>
    rules({
      ...{ place: 'kano', crop: 'onion', asOf, planted: '2026-12-09', past: dry(30), ahead: dry(7) },
      field: { irrigation: ['furrow'], enteredOn },
    })
  expect(onion('2026-11-22')).toContain('care.seedlings')
  expect(onion('2026-12-08')).not.toContain('care.seedlings')
  expect(onion('2026-11-22', '2026-09-01')).not.toContain('care.seedlings')
})

test('who enters a crop between its nursery and the asking is told of seedlings, rice of a nursery too', () => {
  const onDay = (scene: Scene) => rules({ past: dry(30), ahead: dry(7), ...scene })
  const tomato = (asOf: string) =>
    onDay({
      place: 'kano',
      crop: 'tomato',
      asOf,
      planted: '2026-11-20',
      field: { irrigation: ['furrow'], enteredOn: asOf },
    })
  const rice = (asOf: string) =>
    onDay({
      ...{ place: 'makurdi', crop: 'rice', asOf, planted: '2026-07-10' },
      field: { riceField: 'lowland', established: 'seedling', enteredOn: asOf },
    })
  expect([tomato('2026-10-23'), tomato('2026-10-24')].map((found) => found.filter(isOfNursery))).toEqual([
    ['care.nursery'],
    ['care.seedlings'],
  ])
  expect([rice('2026-06-22'), rice('2026-06-23')].map((found) => found.filter(isOfNursery))).toEqual([
    ['care.nursery'],
    ['care.seedlings'],
  ])
})
const isOfNursery = (rule: string) => rule === 'care.nursery' || rule === 'care.seedlings'

test('weeds are not called out while the next weeding begins within three days', () => {
  const asOf = '2026-07-25'
  const weeded = { log: [logged('weeded', addDays(asOf, -10))] }
  for (let age = 20; age < 60; age++) {
    const scene: Scene = { place: 'zaria', crop: 'cotton', asOf, planted: addDays(asOf, -age), field: weeded }
    const found = given({ ...scene, past: [...rains(), ...dry(8)], ahead: dry(7) })
    const out = found.some(({ rule }) => rule === 'dry.weeded')
    expect(out && found.some(({ closes }) => closes?.kind === 'weeded')).toBe(false)
  }
})

test('a dry week on moist soil is no drought to cassava that covers the ground, and one to young cassava', () => {
  const cassava = (planted: string): Scene => ({
    ...{ place: 'calabar', crop: 'cassava', asOf: '2026-11-12', planted },
    ...{ past: [...rains(), ...dry(7)], ahead: dry(7) },
  })
  expect(rules(cassava('2026-04-05')).filter((rule) => rule.startsWith('dry.'))).toEqual([])
  expect(rules(cassava('2026-10-05')).filter((rule) => rule.startsWith('dry.'))).not.toEqual([])
})

test('pigeon pea ripens on stored water: after the rains it waits for none', () => {
  const pigeonPea: Scene = {
    place: 'zaria',
    crop: 'pigeon-pea',
    asOf: '2026-11-04',
    planted: '2026-07-16',
    past: dry(),
  }
  expect(rules({ ...pigeonPea, ahead: dry(7) }).filter((rule) => rule.startsWith('dry.'))).toEqual([])
})

describe('soil that stays short of water for weeks', () => {
  const millet = (lastTwoWeeks: number[]): Scene => ({
    ...{ place: 'oshakati', crop: 'millet', asOf: '2027-02-08', planted: '2026-11-18', variety: 150 },
    ...{ past: [...Array(30).fill(2), ...dry(14), ...lastTwoWeeks], ahead: dry(7), field: { soil: 'clay' } },
  })

  test('under drizzle has a crop on which nothing more is spent', () => {
    expect(rules(millet([5, 0, 0, 4, 0, 3, 0, 0, 4, 0, 0, 2, 0, 3]))).toContain('dry.spend')
  })

  test('under 30 mm of rain in two weeks is no drought in which it has hardly rained', () => {
    expect(rules(millet([12, 0, 0, 9, 0, 13, 0, 0, 17, 0, 0, 5, 0, 8]))).not.toContain('dry.spend')
  })
})

test('of a field of unknown age no plant is pulled or cut in a drought', () => {
  const told = (planted: string | null, past: number[]) =>
    rules({ place: 'kano', crop: 'maize', asOf: '2026-07-20', planted, past, ahead: dry(7) })
  const weeks = [14, 21, 28, 35].map((days) => [...rains(), ...dry(days)])
  expect(weeks.flatMap((past) => told('2026-06-15', past))).toContain('dry.thin')
  for (const past of weeks)
    expect(told(null, past).filter((rule) => rule === 'dry.thin' || rule === 'dry.cut')).toEqual([])
})

test('a bearing tree without water hears of it in each week of a drought in the rains, and seldom in the dry season', () => {
  const oranges = (asOf: string) =>
    rules({ place: 'ibadan', crop: 'oranges', asOf, planted: '2015-06-01', past: dry(60), ahead: dry(7) })
  const told = (from: string, weeks: number) =>
    [...Array(weeks).keys()].filter((n) => oranges(addDays(from, 7 * n)).some((rule) => rule.startsWith('dry.'))).length
  expect(told('2026-05-18', 6)).toBe(6)
  expect(told('2027-01-04', 9)).toBeWithin(1, 4)
})

test('a shower that left the soil dry ends no dry spell: its days are counted on', () => {
  const spinach = given({
    ...{ place: 'kano', crop: 'spinach', asOf: '2026-10-19', planted: '2026-09-20' },
    ...{ past: [...rains(), ...dry(16), 3, ...dry(5)], ahead: dry(7), field: { soil: 'sand' } },
  }).find(({ rule }) => rule === 'dry.bed' || rule === 'dry.spend')
  expect(spinach?.facts.dry).toBeGreaterThan(10)
})

test('cotton that is weeded and fed has nothing to save when the rains are over: bolls open in dry weather', () => {
  const cotton = (log: Scene['field']) =>
    rules({
      ...{ place: 'kano', crop: 'cotton', asOf: '2026-10-19', planted: '2026-06-28', variety: 150 },
      ...{ past: [...rains(), ...dry(9)], ahead: dry(7), field: log },
    })
  expect(cotton({ log: [logged('weeded', '2026-10-08')] })).not.toContain('dry.weeded')
})

describe('the words of a drought card', () => {
  // 26.5 mm three days ago after three dry weeks; the roots stay dry.
  const past = [...rains(), ...dry(25), 17, 0, 0]
  const maize = (over: Partial<Scene> = {}): Scene => ({
    ...{ place: 'kano', crop: 'maize', asOf: '2026-08-24', planted: '2026-06-25', past, ahead: dry(7) },
    ...over,
  })

  test('agree with the rain on the weather screen, whatever the soil balance counts', () => {
    const seen = new Set<string>()
    for (const rain of [0, 4, 6, 12, 17, 26.5])
      for (const ago of [1, 2, 3, 4, 6, 9])
        for (const crop of ['maize', 'millet', 'sorghum', 'groundnuts', 'cotton', 'sesame'] as const) {
          const record = [...rains(), ...dry(24), rain, ...dry(ago - 1)]
          const card = given(maize({ crop, past: record })).find(({ rule }) => rule.startsWith('dry.'))
          if (!card) continue
          const dryDays = /hardly rained for (\d+) days/.exec(wordAdvice(card, 'en').content)?.[1]
          seen.add(dryDays === undefined ? 'soil' : 'days')
          if (dryDays === undefined) continue
          const fallen = record.slice(-Number(dryDays)).reduce((a, b) => a + b, 0)
          expect([crop, rain, ago, fallen < 5]).toEqual([crop, rain, ago, true])
        }
    expect([...seen].toSorted()).toEqual(['days', 'soil'])
  })

  test('stop for what a week of rain of 20 mm or more has watered', () => {
    const told = (rain: number) => rules(maize({ crop: 'soybean', past: [...rains(), ...dry(30), rain, 0, 0] }))
    expect(told(26.5).filter((rule) => rule.startsWith('dry.'))).toEqual([])
    expect(told(12).filter((rule) => rule.startsWith('dry.'))).not.toEqual([])
  })
})
