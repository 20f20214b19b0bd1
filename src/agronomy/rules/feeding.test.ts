import { describe, expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import { collectCandidates } from '../advise.ts'
import { addDays } from '../dates.ts'
import { applicationSchedule } from '../feeding/application-schedule.ts'
import { LEACHING_RAIN_MM } from '../feeding/application-weather.ts'
import { assessField } from '../field.ts'
import { dry, logged, rains, type Scene, showers, situationOf } from '../testing/example-fields.ts'
import type { Advice, FieldSituation, PlannedApplication } from '../types.ts'
import { fertilizerRules } from './fertilizer.ts'
import { isTreeFertilized } from './tree-fertilizer.ts'

const told = (scene: Scene): Advice | undefined => fertilizerRules(assessField(situationOf(scene)))[0]

/** In the best weeks of Zaria (Beah et al. 2021). */
const SOWN = '2026-06-16'

test('the compound of a crop sown late is given once its first weeks are over, and not lost with them', () => {
  const maize = (age: number) =>
    told({
      place: 'kano',
      crop: 'maize',
      asOf: addDays('2026-07-20', age),
      planted: '2026-07-20',
      past: [...rains(), ...rains(), ...rains()],
      ahead: showers(),
      field: { varietyDays: null },
    })
  expect(maize(21)?.situation).toBe('fertilizer.basal:1')
  expect(maize(35)?.situation).toBe('fertilizer.go:2')
})

test('tomato that rain kept waiting takes its second feeding until eight weeks after transplanting', () => {
  const tomato = situationOf({
    place: 'akure',
    crop: 'tomato',
    asOf: '2026-05-31',
    planted: '2026-04-10',
    past: rains(),
  })
  expect(applicationSchedule(assessField(tomato))[1]!.last).toBe('2026-06-04')
})

test('nobody is told to weed before feeding in the week in which the hoe rests', () => {
  const melon = (age: number) => {
    const asOf = addDays('2026-04-20', age)
    const past = [...rains(), ...rains(), ...rains()]
    return told({ place: 'calabar', crop: 'watermelon', asOf, planted: '2026-04-20', past, ahead: showers() })
  }
  expect(melon(35)).toMatchObject({ rule: 'fertilizer.go', facts: { weed: 1 } })
  expect(melon(42)?.rule).toBe('fertilizer.go')
  expect(melon(42)?.facts.weed).toBeUndefined()
})

describe('the day to feed', () => {
  const maize = (age: number, ahead: number[] = showers(), over: Partial<Scene> = {}): Scene => ({
    place: 'zaria',
    crop: 'maize',
    asOf: addDays(SOWN, age),
    planted: SOWN,
    past: [15, 15, 15, ...rains(), 0, 8, 0, 6, 12, 0, 0],
    ahead,
    ...over,
  })

  test('is told in its week and the week after, and then rests', () => {
    expect([5, 13, 15, 27, 28, 41, 42].map((age) => told(maize(age))?.situation)).toEqual([
      'fertilizer.basal:1',
      'fertilizer.basal:1',
      undefined,
      undefined,
      'fertilizer.go:2',
      'fertilizer.go:2',
      undefined,
    ])
  })

  test('a week in which rain forbade it uses up no telling', () => {
    // Two weeks ago 60 mm fell in two days.
    const stormy = [...dry(7), 0, 0, 0, 0, 0, 0, 0, 30, 30, 5, 0, 0, 6, 0, 4, 0, 8, 0, 6, 0, 4]
    expect(told(maize(42, showers(), { past: stormy }))?.situation).toBe('fertilizer.go:2')
  })

  test('is not told a third Monday because of rain that did not keep anybody from feeding', () => {
    // On loam 60 mm in three days, three days after the second telling, do not stand.
    const wet = [...dry(7), 0, 0, 0, 0, 20, 0, 20, 0, 9, 0, 4, 0, 6, 0, 0, 0, 0, 35, 25, 6, 0]
    expect(told(maize(42, showers(), { past: wet, field: { soil: 'loam' } }))).toBeUndefined()
  })

  test('ends two days before the first rain that washes it out, also where a greater one follows', () => {
    const ahead = [0, 0, 0, 56, 0, 0, 77]
    const urea = told(maize(28, ahead, { field: { soil: 'loam' } }))
    expect([urea?.rule, urea?.validUntil]).toEqual(['fertilizer.go', addDays(SOWN, 29)])
  })

  test('that ends in the rain for which it waits is past: the bag is kept, and no bag is bought for after the silk', () => {
    const held = Array.from({ length: 42 }, (_, day) => [45, 50, 0, 0, 8, 0, 0][day % 7]!)
    const on = (asOf: string) =>
      told({
        place: 'kano',
        crop: 'maize',
        variety: 95,
        asOf,
        planted: '2026-07-01',
        past: held,
        ahead: [2, 45, 40, 15],
      })
    expect(on('2026-08-22')).toMatchObject({ rule: 'fertilizer.hold', facts: { by: '2026-08-25' } })
    expect(on('2026-08-24')).toMatchObject({ rule: 'fertilizer.too-late', facts: { n: 2, of: 2 } })
  })

  test('is given before the next one where rain kept it from its days', () => {
    // Twice 95 mm in two days held the compound of cabbage; the soil does not bear it and the urea at once.
    const cabbage = (age: number, since: number[]): Scene => ({
      place: 'calabar',
      crop: 'cabbage',
      asOf: addDays('2026-05-04', age),
      planted: '2026-05-04',
      past: [...rains(), 45, 50, 0, 0, 0, 6, 0, 45, 50, 0, 0, 6, 0, 0, ...since],
      ahead: showers(),
    })
    const later = [0, 6, 0, 0, 6, 0, 0]
    expect(told(cabbage(14, []))?.situation).toBe('fertilizer.basal:1')
    expect(told(cabbage(21, later))).toBeUndefined()
    expect(told(cabbage(28, [...later, ...later]))?.situation).toBe('fertilizer.go:2')
  })

  test('is over when the log says so: as many as there are, or one since it was due', () => {
    const log = (...days: number[]) => ({
      field: { log: days.map((age) => logged('fed', addDays(SOWN, age))) },
    })
    expect(told(maize(35))?.closes).toEqual({ kind: 'fed', n: 2 })
    expect(told(maize(35, showers(), log(5)))?.situation).toBe('fertilizer.go:2')
    expect(told(maize(35, showers(), log(5, 30)))).toBeUndefined()
    expect(told(maize(35, showers(), log(30)))).toBeUndefined()
  })

  test('is put off when more comes in two days than the soil can hold', () => {
    expect(LEACHING_RAIN_MM).toEqual({ sand: 25, mixed: 40, loam: 50, silt: 50, clay: 40 })
    const coming = (mm: number, soil: 'sand' | 'loam') =>
      told(maize(35, [mm / 2, mm / 2, 0, 0, 0, 0, 0], { field: { soil } }))?.rule
    expect([coming(25, 'sand'), coming(26, 'sand')]).toEqual(['fertilizer.go', 'fertilizer.hold'])
    expect([coming(25, 'loam'), coming(52, 'loam')]).toEqual(['fertilizer.go', 'fertilizer.hold'])
  })

  test('put off names the rain and its last day, as the storm card does', () => {
    expect(told(maize(35, [0, 0, 34, 40, 20, 0, 0]))).toMatchObject({
      rule: 'fertilizer.hold',
      validUntil: addDays(SOWN, 39),
      facts: { rain: 95, to: addDays(SOWN, 39) },
    })
  })

  test('waits for moist soil after a week of under 5 mm, and says when it no longer pays', () => {
    const waits = told(maize(35, dry(7), { past: [...rains(), ...dry(7)] }))!
    expect(waits).toMatchObject({ rule: 'fertilizer.wait-moist', facts: { final: addDays(SOWN, 56) } })
    expect(told(maize(35, [2, 3, 0, 0, 0, 0, 0], { past: [...rains(), ...dry(7)] }))!.rule).toBe('fertilizer.go')
    expect(told(maize(35, dry(7), { past: dry(28), field: { irrigation: ['furrow'] } }))!.rule).toBe('fertilizer.go')
  })

  test('is not announced for a rain that would come after its last day', () => {
    const cabbage = (age: number) =>
      told({
        place: 'maiduguri',
        crop: 'cabbage',
        asOf: addDays('2026-06-21', age),
        planted: '2026-06-21',
        past: [...rains(), ...dry(20)],
        ahead: [0, 0, 20, 0, 0, 0, 0],
      })
    expect(cabbage(54)).toMatchObject({ rule: 'fertilizer.wait-moist', facts: { final: '2026-08-19' } })
    expect(cabbage(58)).toBeUndefined()
  })

  test('has the amount for the land, by the acre where it is not known, and by the hectare in Namibia', () => {
    // 120 N, 60 P2O5, 60 K2O at Zaria (PMC9674543): 400 kg of 15-15-15, then 60 N as urea.
    expect(told(maize(5, showers(), { field: { areaAcres: 2 } }))!.facts).toMatchObject({
      product: 'npk_15_15_15',
      doseFor: 'area',
      area: 2,
      landUnit: 'acre',
      bags: 6.5,
    })
    expect(told(maize(35))!.facts).toMatchObject({ product: 'urea', doseFor: 'acre', bags: 1, n: 2, of: 2 })
    const rundu = told(maize(35, showers(), { place: 'rundu', asOf: '2026-01-20', planted: '2025-12-16' }))!
    expect(rundu.facts).toMatchObject({ product: 'lan_28', doseFor: 'hectare', bags: 2.5 })
  })

  test('says grade, amount, place and number of the feeding, in the SMS too', () => {
    const { title, content, sms } = wordAdvice(told(maize(35, showers(), { field: { areaAcres: 5 } }))!, 'en')
    expect(title).toBe('Maize: fertiliser 2 of 2, urea')
    expect(content).toStartWith('Weed first. By ')
    expect(content).toContain('urea, 5.5 bags of 50 kg for your 5 acres, 1 level plastic bottle cap for 2 stands')
    expect(content).toContain('5 cm deep in moist soil, 8 cm from each stand')
    expect(sms).toStartWith('Maize: give urea, 5.5 bags for 5 acres')
  })

  test('is not put off to rain that does not come: cassava in December waits for nothing', () => {
    const cassava = (asOf: string): Scene => ({
      place: 'ibadan',
      crop: 'cassava',
      asOf,
      planted: addDays(asOf, -83),
      past: [...rains(), ...dry(8)],
      ahead: dry(7),
    })
    expect(told(cassava('2026-12-07'))).toBeUndefined()
    expect(told(cassava('2026-08-03'))?.rule).toBe('fertilizer.wait-moist')
  })

  test('whose week was too dry or too wet is given after it, where no last day is known', () => {
    const watermelon = (past: number[], age = 52): Scene => ({
      place: 'ibadan',
      crop: 'watermelon',
      asOf: addDays('2026-05-10', age),
      planted: '2026-05-10',
      past,
      ahead: showers(),
    })
    const stormy = [...rains(), 50, 45, 0, 0, 0, 4, 0, 6, 0]
    expect(told(watermelon(stormy))).toMatchObject({ rule: 'fertilizer.go', facts: { n: 2 } })
    expect(told(watermelon([...dry(14), ...dry(7), 12, 0, 6, 0, 4, 0, 0]))?.rule).toBe('fertilizer.go')
    expect(told(watermelon(rains()))).toBeUndefined()
    expect(told(watermelon(stormy, 60))).toBeUndefined()
  })

  test('on soil full of water is put off by name, with its amount and last day; a paddy is drained to mud anyway', () => {
    const soaked = [...Array(21).fill(12), 18, 20, 22, 19, 21, 20, 24]
    const ginger = (age: number): Scene => ({
      place: 'zaria',
      crop: 'ginger',
      asOf: addDays('2026-04-28', age),
      planted: '2026-04-28',
      past: soaked,
      ahead: Array(7).fill(12),
    })
    expect(told(ginger(28))).toMatchObject({
      rule: 'fertilizer.drain',
      closes: { kind: 'fed', n: 2 },
      facts: { product: 'npk_12_12_17_2', final: '2026-06-16' },
    })
    expect(wordAdvice(told(ginger(28))!, 'en').sms).toContain('When the mud is gone give NPK 12-12-17, about')
    const rice = { ...ginger(22), place: 'makurdi', crop: 'rice', field: { soil: 'clay' } } as const
    expect(told({ ...rice, asOf: '2026-07-07', planted: '2026-06-15' })?.rule).toBe('fertilizer.go')
  })

  test('is not told of what has not come up, nor when the rains have less than four weeks left', () => {
    expect(told(maize(10, dry(7), { past: dry(28) }))).toBeUndefined()
    expect(told(maize(35, showers(), { asOf: '2026-09-25', planted: '2026-08-21' }))).toBeUndefined()
  })
})

describe('the farmer’s own plan', () => {
  const kept = (
    n: number,
    days: [number, number] | null,
    products: [grade: 'urea' | 'npk_15_15_15', kg: number, bags: number][],
    dates: [string, string] | null = null,
  ): PlannedApplication => ({
    n,
    of: 2,
    days,
    transplanted: false,
    from: dates?.[0] ?? null,
    to: dates?.[1] ?? null,
    products: products.map(([grade, kg, bags]) => ({ grade, kg, bags, gramsPerPlant: null })),
  })
  const maize = (age: number, splits: PlannedApplication[], over: Partial<FieldSituation> = {}): Scene => ({
    place: 'zaria',
    crop: 'maize',
    asOf: addDays(SOWN, age),
    planted: SOWN,
    past: rains(),
    ahead: showers(),
    field: { areaAcres: 2, feedings: { hectares: 0.81, splits }, ...over },
  })
  const two = [
    kept(1, [0, 14], [['npk_15_15_15', 150, 3]]),
    kept(
      2,
      [28, 42],
      [
        ['npk_15_15_15', 50, 1],
        ['urea', 25, 0.5],
      ],
    ),
  ]

  test('comes in its weeks with these very bags and grades, two of them where it names two', () => {
    expect(told(maize(5, two))!.facts).toMatchObject({ product: 'npk_15_15_15', bags: 3, kg: 0, n: 1, of: 2 })
    const second = told(maize(35, two))!
    expect(second).toMatchObject({ rule: 'fertilizer.go', closes: { kind: 'fed', n: 2 }, confidence: 'high' })
    const { content, sms, title } = wordAdvice(second, 'en')
    expect(title).toBe('Maize: fertiliser 2 of 2, NPK 15-15-15 + urea')
    expect(content).toContain('give NPK 15-15-15, 1 bag, and urea, half a bag for your 2 acres, mixed only that day')
    expect(sms).toStartWith('Maize: give NPK 15-15-15, 1 bag, and urea, half a bag for 2 acres')
    expect(content).not.toMatch(/rough|manure/)
    expect(second.evidence[0]).toMatchObject({ source: 'farmer', rough: false })
  })

  test('closes with the log, and keeps to days of its own, or to dates', () => {
    const fed = logged('fed', addDays(SOWN, 30))
    expect(told(maize(35, two, { log: [fed] }))).toBeUndefined()
    const early = [kept(1, [20, 27], [['urea', 50, 1]])]
    expect([5, 20, 40].map((age) => told(maize(age, early))?.rule)).toEqual([undefined, 'fertilizer.basal', undefined])
    const dated = [kept(1, null, [['urea', 50, 1]], ['2026-07-20', '2026-07-30'])]
    expect([28, 35, 50].map((age) => told(maize(age, dated))?.facts.bags)).toEqual([undefined, 1, undefined])
  })

  test('that buys nothing is silent', () => {
    expect([5, 35].map((age) => told(maize(age, [])))).toEqual([undefined, undefined])
  })

  test('is told for the land it was made for', () => {
    const acre = told(maize(5, two, { areaAcres: null }))!
    expect(acre.facts).toMatchObject({ doseFor: 'area', area: 2, bags: 3 })
  })
})

describe('rice', () => {
  const rice = (asOf: string, over: Partial<Scene> = {}): Scene => ({
    place: 'makurdi',
    crop: 'rice',
    asOf,
    planted: '2026-06-10',
    past: rains(),
    ahead: [4, 0, 6, 0, 4, 0, 0],
    field: { soil: 'clay', varietyDays: 120 },
    ...over,
  })

  test('has its last urea at panicle initiation, 65 days before harvest', () => {
    expect(told(rice('2026-08-05'))).toMatchObject({ facts: { product: 'urea', n: 3, of: 3, place: 'rainMud' } })
    expect(wordAdvice(told(rice('2026-08-05'))!, 'en').content).toContain(
      'If water stands, let it out until only mud is left',
    )
  })

  test('of the upland is fed beside the row', () => {
    const upland = rice('2026-07-18', { field: { soil: 'loam', riceField: 'upland' } })
    expect(told(upland)?.facts.place).toBe('band')
  })
})

describe('gypsum for groundnuts', () => {
  const groundnuts = (ahead: number[], over: Partial<Scene> = {}): Scene => ({
    place: 'kano',
    crop: 'groundnuts',
    asOf: '2026-08-05',
    planted: '2026-06-28',
    past: rains(),
    ahead,
    field: { soil: 'sand', areaAcres: 3 },
    ...over,
  })

  test('goes on before rain, and is not lime', () => {
    const gypsum = told(groundnuts([10, 20, 0, 0, 0, 0, 0]))!
    expect(gypsum).toMatchObject({ rule: 'fertilizer.pods', closes: { kind: 'fed', n: 2 } })
    expect(wordAdvice(gypsum, 'en').content).toContain('Do not give lime now')
  })

  test('pays nothing in a drought', () => {
    expect(told(groundnuts(dry(7), { past: [...rains(), ...dry(8)] }))).toBeUndefined()
  })
})

describe('trees', () => {
  const cocoa = (asOf: string, past: number[], ahead: number[]): Scene => ({
    place: 'akure',
    crop: 'cocoa',
    asOf,
    past,
    ahead,
  })
  const wet = [...Array(10).fill(2), 5, 0, 5, 0]

  test('are fed when the rains have set in and in the middle of them, grams to each', () => {
    const weeks = Array.from({ length: 52 }, (_, n) => addDays('2026-01-05', 7 * n))
    const fed = weeks.filter((asOf) => told(cocoa(asOf, wet, dry(7))))
    // Two rounds, each of three Mondays: one of them may be too dry or too wet.
    expect(fed).toHaveLength(6)
    expect(told(cocoa(fed[0]!, wet, dry(7)))).toMatchObject({
      rule: 'fertilizer.tree',
      closes: { kind: 'fed', n: 1 },
      facts: { grams: 250, cm: 100, n: 1, of: 2, product: 'npk_12_12_17_2' },
    })
  })

  test('are near a round twice a year, or as often as a saved plan has rounds', () => {
    const round = { n: 1, of: 1, days: null, transplanted: false, from: null, to: null, products: [] }
    const days = Array.from({ length: 365 }, (_, n) => addDays('2026-01-01', n))
    const spells = (field: Scene['field']) => {
      const near = days.map((asOf) =>
        isTreeFertilized(assessField(situationOf({ ...cocoa(asOf, wet, dry(7)), field })), 0),
      )
      return near.filter((is, n) => is && !near[n - 1]).length
    }
    expect([spells({}), spells({ feedings: { hectares: 1, splits: [round] } })]).toEqual([2, 1])
  })

  test('have bags for the land and manure besides, and rest when the round is written down', () => {
    const asOf = '2026-05-04'
    const scene = cocoa(asOf, wet, dry(7))
    const card = told({ ...scene, field: { areaAcres: 2 } })!
    // 1,111 trees a hectare.
    expect(card.facts).toMatchObject({ bags: 4, kg: 24, bagKg: 50, manure: 'tree', loads: 20, treeHand: 'bottle' })
    expect(wordAdvice(card, 'en').content).toContain('each plant 250 g of NPK 12-12-17')
    expect(told({ ...scene, field: { log: [logged('fed', '2026-04-28')] } })).toBeUndefined()
  })

  test('are not fed on dry soil or before heavy rain', () => {
    const asOf = Array.from({ length: 52 }, (_, n) => addDays('2026-01-05', 7 * n)).find((day) =>
      told(cocoa(day, wet, dry(7))),
    )!
    expect(told(cocoa(asOf, dry(14), dry(7)))).toBeUndefined()
    expect(told(cocoa(asOf, wet, [0, 0, 45, 45, 0, 0, 0]))).toBeUndefined()
  })
})

describe('manure', () => {
  const before = (days: number, over: Partial<Scene> = {}): Scene => ({
    place: 'zaria',
    crop: 'maize',
    asOf: addDays(SOWN, -days),
    planted: SOWN,
    past: rains(),
    ahead: showers(),
    field: { areaAcres: 2 },
    ...over,
  })

  test('is carried out before planting, in loads that are counted, and told twice', () => {
    expect([35, 29, 28, 21, 14, 7].map((days) => told(before(days))?.rule)).toEqual([
      undefined,
      undefined,
      'fertilizer.manure',
      'fertilizer.manure',
      undefined,
      undefined,
    ])
    // 4 t/ha of poultry manure (Hindawi TSWJ 2020): 3.2 t, in carts of 400 kg; 750 kg do the work of a bag.
    const card = told(before(28))!
    expect(card.facts).toMatchObject({ carried: 'carts', loads: 8, beasts: 'poultry', bags: 4.5 })
    expect(wordAdvice(card, 'en').content).toContain(
      '8 ox carts (400 kg each) of rotted poultry manure for your 2 acres',
    )
    expect(told(before(28, { field: { areaAcres: 0.5 } }))!.facts).toMatchObject({ carried: 'pans', loads: 40 })
  })

  test('stays where a plan buys nothing; none where no source gives an amount', () => {
    expect(told(before(28, { crop: 'pigeon-pea' }))).toBeUndefined()
    expect(told(before(28, { field: { feedings: { hectares: 1, splits: [] } } }))?.rule).toBe('fertilizer.manure')
  })

  test('of kraals in Namibia, and none for groundnut, which wants it on the crop before', () => {
    const rundu = (crop: 'maize' | 'groundnuts') =>
      told(before(28, { place: 'rundu', crop, asOf: '2025-11-15', planted: '2025-12-13' }))
    expect(rundu('maize')?.facts).toMatchObject({ beasts: 'cattle', doseFor: 'area' })
    expect(rundu('groundnuts')).toBeUndefined()
  })
})

test('fertiliser is in the soil two days before a day that pours, on sand too', () => {
  const maize = (ahead: number[]) =>
    told({
      ...{ place: 'kano', crop: 'maize', variety: 90, asOf: '2026-08-05', planted: '2026-07-05' },
      ...{ past: rains(), ahead, field: { soil: 'sand' } },
    })
  expect(maize([0, 3, 0, 0, 0, 2, 0])).toMatchObject({ rule: 'fertilizer.together', validUntil: '2026-08-11' })
  expect(maize([0, 3, 0, 0, 0, 50, 0])).toMatchObject({ rule: 'fertilizer.together', validUntil: '2026-08-08' })
})

test('what leaches before heavy rain is due two days before it, and today if that is over', () => {
  const until = (ahead: number[]) =>
    collectCandidates(
      situationOf({
        ...{ place: 'zaria', crop: 'groundnuts', asOf: '2026-08-05', planted: '2026-07-15', past: rains(), ahead },
        field: { soil: 'sand' },
      }),
    ).find(({ rule }) => rule === 'fertilizer.basal')?.validUntil
  expect(until([0, 0, 0, 60, 0, 0, 0])).toBe('2026-08-06')
  expect(until([0, 0, 55, 0, 0, 0, 0])).toBe('2026-08-05')
  expect(until([0, 55, 0, 0, 0, 0, 0])).toBe('2026-08-05')
})
