import { describe, expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { SoilType } from '../../contracts/farm.ts'
import { addDays } from '../dates.ts'
import { assessField } from '../field.ts'
import { drySpellRules } from '../rules/dry-spell.ts'
import { heatAndColdRules } from '../rules/heat-and-cold.ts'
import { heavyRainRules } from '../rules/heavy-rain.ts'
import {
  dayAt,
  dry,
  logged,
  PLACES,
  type PlaceName,
  rains,
  type Scene,
  situationOf,
} from '../testing/example-fields.ts'
import type { Advice, DayWeather } from '../types.ts'

const on = (rules: typeof heavyRainRules, scene: Scene): Advice | undefined => rules(assessField(situationOf(scene)))[0]

describe('heavy rain', () => {
  /** A dry field with `mm` over three days from tomorrow. */
  const coming = (mm: number, soil: SoilType, crop: CanonicalCropId = 'maize', past = dry(20)): Scene => ({
    place: 'kano',
    crop,
    asOf: '2026-08-10',
    planted: '2026-07-01',
    past,
    ahead: [0, mm / 3, mm / 3, mm / 3, 0, 0, 0],
    field: { soil },
  })

  test('is over 50 mm in three days on clay and silt, over 80 mm on other soils', () => {
    for (const [soil, mm, rule] of [
      ['clay', 50, 'rain.heavy-clay'],
      ['silt', 50, 'rain.heavy'],
      ['loam', 80, 'rain.heavy'],
      ['mixed', 80, 'rain.heavy'],
      ['sand', 80, 'rain.sand'],
    ] as const) {
      expect([soil, on(heavyRainRules, coming(mm - 1, soil))]).toEqual([soil, undefined])
      expect([soil, on(heavyRainRules, coming(mm + 2, soil))?.rule]).toEqual([soil, rule])
    }
  })

  test('is over 60 mm on any soil for the crops that drown soonest', () => {
    for (const crop of ['sesame', 'cowpeas', 'tomato', 'pepper', 'onion', 'potatoes'] as const) {
      expect([crop, on(heavyRainRules, coming(59, 'loam', crop))]).toEqual([crop, undefined])
      expect([crop, on(heavyRainRules, coming(62, 'loam', crop))?.rule]).toEqual([crop, 'rain.heavy'])
    }
  })

  test('is over 25 mm in a day on a soil that is full already', () => {
    const onFull = (mm: number) =>
      on(heavyRainRules, { ...coming(0, 'clay', 'maize', Array(20).fill(10)), ahead: [mm, 15, 5, 0, 0, 0, 0] })
    expect(onFull(25)).toBeUndefined()
    expect(onFull(26)).toMatchObject({ rule: 'rain.wet-soil', priority: 'medium', facts: { fallen: 70, rain: 45 } })
  })

  test('that fell earlier in the week is told with its sum and its day, never as nothing', () => {
    const full: Scene = {
      ...coming(0, 'clay'),
      past: [...dry(14), 40, 40, 20, 0, 0, 0, 0],
      ahead: [11, 0, 0, 0, 0, 0, 0],
    }
    expect(on(heavyRainRules, full)).toMatchObject({
      rule: 'rain.wet-soil',
      facts: { fallen: 100, from: addDays(full.asOf, -7) },
    })
  })

  test('that has fallen leaves a soggy soil: as much in three days as would be heavy', () => {
    const fallen = (mm: number): Scene => ({
      ...coming(0, 'clay'),
      past: [...dry(17), mm / 2, mm / 2, 0],
    })
    expect(on(heavyRainRules, fallen(49))).toBeUndefined()
    expect(on(heavyRainRules, fallen(50))?.rule).toBe('rain.wet-soil')
  })

  test('is told with its first and last day, the day before it to act, and the cans that stand on each bed of 10 m²', () => {
    const from = (day: number, crop: CanonicalCropId = 'maize') => {
      const ahead = [0, 0, 0, 0, 0, 0, 0].map((_, n) => (n === day ? 52 : n === day + 1 ? 41 : 0))
      return on(heavyRainRules, { ...coming(0, 'loam', crop), ahead })!
    }
    expect(from(2)).toMatchObject({
      priority: 'high',
      confidence: 'high',
      validUntil: '2026-08-13',
      facts: { rain: 95, cans: 10, from: '2026-08-12', to: '2026-08-13', by: '2026-08-11' },
    })
    expect(from(0).facts.by).toBe('2026-08-10')
    expect(from(3)).toMatchObject({ priority: 'medium', confidence: 'high' })
    expect(from(4)).toMatchObject({ priority: 'medium', confidence: 'medium' })
    // 8 of the harvest × 9 or 6 days × 9 or 7 sure; a tree bears it better.
    expect([from(2).score, from(3).score, from(4).score]).toEqual([648, 432, 336])
    expect(from(2, 'cocoa').score).toBe(405)
  })

  test('on sand washes food down and drowns nothing: never urgent, no drains', () => {
    const storm = on(heavyRainRules, coming(150, 'sand'))!
    expect(storm).toMatchObject({ rule: 'rain.sand', priority: 'medium' })
    expect(wordAdvice(storm, 'en').content).not.toMatch(/drains and|roots rot|kills roots/)
  })

  test('on sand is no matter for what is not fed by then, and nowhere for grain that stands ripe', () => {
    const aged = (soil: SoilType, crop: CanonicalCropId, age: number, variety: number) =>
      on(heavyRainRules, { ...coming(150, soil, crop), planted: addDays('2026-08-10', -age), variety })?.rule
    expect([aged('sand', 'maize', 30, 125), aged('sand', 'maize', 90, 125)]).toEqual(['rain.sand', undefined])
    expect(aged('sand', 'soybean', 20, 110)).toBeUndefined()
    expect([aged('clay', 'maize', 90, 125), aged('clay', 'maize', 110, 80)]).toEqual(['rain.heavy-clay', undefined])
  })

  test('that has fallen is what is told when less comes: 125 mm have fallen, not 40 coming', () => {
    const soggy = on(heavyRainRules, {
      ...coming(0, 'loam'),
      past: [...dry(17), 42, 42, 42],
      ahead: [14, 14, 14, 0, 0, 0, 0],
    })!
    expect(soggy).toMatchObject({ rule: 'rain.wet-soil', facts: { fallen: 125, rain: 40, to: '2026-08-12' } })
    expect(wordAdvice(soggy, 'en').content).toContain('125 mm of rain has fallen since Friday 7 Aug, and 40 mm more')
  })

  test('on clay tells who grows roots to dig up the ripe ones first', () => {
    const told = (crop: 'sweet-potato' | 'cassava', days: number) => {
      const scene: Scene = { ...coming(90, 'clay', crop), place: 'makurdi' }
      return wordAdvice(on(heavyRainRules, { ...scene, planted: addDays(scene.asOf, -days) })!, 'en').content
    }
    expect(told('sweet-potato', 115)).toContain('Dig up ripe roots first')
    expect(told('sweet-potato', 85)).not.toContain('Dig up ripe roots first')
    // Cassava waits in the ground; the harvest rules decide when to lift it.
    expect(told('cassava', 110)).not.toContain('Dig up ripe roots first')
  })

  test('is wanted by rice, which is told of its bunds', () => {
    expect(on(heavyRainRules, coming(60, 'clay', 'rice'))?.rule).toBe('rain.heavy-rice')
    expect(on(heavyRainRules, coming(35, 'clay', 'rice'))).toBeUndefined()
  })

  test('is no matter of bunds in the fortnight before rice is cut, when the water is let off', () => {
    const rice = coming(60, 'clay', 'rice')
    const before = (days: number) =>
      on(heavyRainRules, { ...rice, planted: addDays(rice.asOf, days - 105), variety: 105 })
    expect([before(20)?.rule, before(10), before(-3)]).toEqual(['rain.heavy-rice', undefined, undefined])
  })
})

describe('a dry spell', () => {
  /** Rain-fed maize in flower on sand, `days` without rain behind and `ahead` before the next. */
  const without = (days: number, ahead = 7, over: Partial<Scene> = {}): Scene => ({
    place: 'kano',
    crop: 'maize',
    asOf: '2026-09-05',
    planted: '2026-07-06',
    past: [...rains(), ...dry(days)],
    ahead: [...dry(ahead), 9, 9, 9, 9, 9, 9, 9].slice(0, 7),
    field: { soil: 'sand' },
    ...over,
  })

  test('is watched from 5 days, warned of from 7 and urgent in flower from 10 (Sivakumar, Instat)', () => {
    // A shower on a dry soil, and days without rain since; roots find no water for some days only.
    const since = (days: number) => without(days, 7, { past: [...rains(), ...rains(), ...dry(2), 3, ...dry(days)] })
    expect([4, 5, 6, 7, 9, 10].map((days) => on(drySpellRules, since(days))?.priority)).toEqual([
      undefined,
      'low',
      'low',
      'medium',
      'medium',
      'high',
    ])
  })

  test('is over when rain comes within three days', () => {
    expect(on(drySpellRules, without(12, 2))).toBeUndefined()
    expect(on(drySpellRules, without(12, 3))?.rule).toBe('dry.flowering')
  })

  test('is urgent in flower and for the young: growing crops bear more', () => {
    const aged = (age: number) => without(12, 7, { planted: addDays('2026-09-05', -age) })
    expect(on(drySpellRules, aged(15))).toMatchObject({ rule: 'dry.young', priority: 'high' })
    expect(on(drySpellRules, aged(40))).toMatchObject({ rule: 'dry.growing', priority: 'medium' })
    expect(on(drySpellRules, aged(7))).toBeUndefined()
  })

  test('is what a grain wants in its last three weeks', () => {
    const aged = (age: number) => without(12, 7, { planted: addDays('2026-09-05', -age) })
    expect(on(drySpellRules, aged(103))?.rule).toBe('dry.flowering')
    expect(on(drySpellRules, aged(104))).toBeUndefined()
  })

  test('is told to a tree from ten days, with more weight in its first three years', () => {
    const mango = (planted: string | null, days: number): Scene => ({
      ...without(days),
      crop: 'mangoes',
      planted,
      field: {},
    })
    expect(on(drySpellRules, mango('2025-06-01', 9))).toBeUndefined()
    expect(on(drySpellRules, mango('2025-06-01', 10))).toMatchObject({ rule: 'dry.young-tree', priority: 'medium' })
    expect(on(drySpellRules, mango('2016-06-01', 10))).toMatchObject({ rule: 'dry.old-tree', priority: 'low' })
  })

  test('of what grows in beds speaks of mulch and cans, not of ridges', () => {
    for (const crop of ['lettuce', 'spinach', 'carrots', 'onion'] as const) {
      const told = on(drySpellRules, without(12, 7, { crop, planted: addDays('2026-09-05', -40) }))!
      expect(told.rule).toBe('dry.bed')
      expect(wordAdvice(told, 'en').content).not.toMatch(/ridge|furrow|tie/)
    }
  })

  test('in a paddy is urgent before heading: water, not mulch', () => {
    const rice = without(8, 7, { crop: 'rice', place: 'makurdi', planted: '2026-07-01', field: { soil: 'clay' } })
    const told = on(drySpellRules, rice)!
    expect(told).toMatchObject({ rule: 'dry.paddy', priority: 'high' })
    expect(wordAdvice(told, 'en').content).not.toMatch(/dry grass|tie/)
  })

  test('is told to a crop as long as it lasts, and changes; in the dry season for two weeks', () => {
    const aged = (days: number, over: Partial<Scene> = {}) =>
      on(drySpellRules, without(days, 7, { planted: addDays('2026-09-05', -40), ...over }))
    expect([14, 25, 26, 40].map((days) => aged(days)?.rule)).toEqual([
      'dry.growing',
      'dry.thin',
      'dry.thin',
      'dry.spend',
    ])
    const inFlower = { planted: addDays('2026-09-05', -60) }
    expect([14, 25, 26, 40].map((days) => aged(days, inFlower)?.rule)).toEqual([
      'dry.flowering',
      'dry.flowering',
      'dry.flowering',
      'dry.spend',
    ])
    const cassava = (days: number) =>
      aged(days, {
        crop: 'cassava',
        place: 'ibadan',
        asOf: '2026-12-28',
        planted: '2026-06-20',
        field: { soil: 'mixed' },
      })
    expect([18, 19].map((days) => cassava(days)?.rule)).toEqual(['dry.growing', undefined])
  })

  test('says nothing of plants where no rain has brought any up', () => {
    const sown = without(26, 7, { past: dry(26), planted: addDays('2026-09-05', -20) })
    expect(on(drySpellRules, sown)).toBeUndefined()
  })

  test('is no matter for whoever can water', () => {
    expect(on(drySpellRules, without(12, 7, { field: { irrigation: ['drip'] } }))).toBeUndefined()
  })
})

describe('heat', () => {
  const flowering = (crop: CanonicalCropId, tMax: number, age = 60, over: Partial<Scene> = {}): Scene => ({
    place: 'otavi',
    crop,
    asOf: '2026-02-05',
    planted: addDays('2026-02-05', -age),
    past: rains(),
    ahead: [0, 0, 0, 3, 0, 2, 0],
    days: { tMax, tMin: 20 },
    field: { log: [logged('emerged', addDays('2026-02-05', 8 - age))] },
    ...over,
  })

  test('hurts flowers from the limit of each crop, and is urgent two degrees above it', () => {
    for (const [crop, limit, age] of [
      // 35 for maize, 38 where its soil is wet.
      ['maize', 38, 60],
      ['sorghum', 40, 60],
      ['wheat', 30, 66],
    ] as const) {
      expect([crop, on(heatAndColdRules, flowering(crop, limit - 1, age))]).toEqual([crop, undefined])
      expect([crop, on(heatAndColdRules, flowering(crop, limit, age))]).toMatchObject([
        crop,
        { rule: 'heat.flowering', priority: 'medium' },
      ])
      expect([crop, on(heatAndColdRules, flowering(crop, limit + 2, age))?.priority]).toEqual([crop, 'high'])
    }
  })

  test('of a limit from memory is never urgent', () => {
    expect(on(heatAndColdRules, flowering('pepper', 44, 50))).toMatchObject({
      rule: 'heat.flowering',
      priority: 'medium',
    })
  })

  test('of one day, or before a good rain, is nothing', () => {
    const days = (hot: number[], ahead: number[]) => {
      const situation = situationOf(flowering('sorghum', 30, 60, { ahead }))
      for (const day of hot) situation.forecast[day]!.tMax = 43
      return heatAndColdRules(assessField(situation))[0]?.rule
    }
    expect(days([2], dry(7))).toBeUndefined()
    expect(days([1, 2, 3], dry(7))).toBe('heat.flowering')
    expect(days([1, 2, 3], [0, 0, 12, 0, 0, 0, 0])).toBeUndefined()
  })

  test('is of the nights for cowpea', () => {
    const cowpeas = flowering('cowpeas', 34, 50, { days: { tMax: 34, tMin: 25 } })
    expect(on(heatAndColdRules, cowpeas)).toMatchObject({ rule: 'heat.nights', facts: { tmin: 25 } })
  })

  test('is no matter for a watered field, nor before the buds', () => {
    expect(on(heatAndColdRules, flowering('sorghum', 44, 60, { field: { irrigation: ['furrow'] } }))).toBeUndefined()
    expect(on(heatAndColdRules, flowering('sorghum', 44, 25))).toBeUndefined()
  })

  test('on dry soil is left to the dry spell', () => {
    const thirsty = flowering('maize', 42, 60, { past: [...rains(), ...dry(12)], ahead: dry(7) })
    expect(on(heatAndColdRules, thirsty)).toBeUndefined()
    expect(on(drySpellRules, thirsty)?.rule).toBe('dry.flowering')
  })
})

describe('cold', () => {
  const winter = (crop: CanonicalCropId, tMin: number, age: number, place: PlaceName = 'mariental'): Scene => ({
    place,
    crop,
    asOf: '2026-07-10',
    planted: addDays('2026-07-10', -age),
    past: dry(),
    ahead: dry(7),
    days: { tMin, tMax: 22 },
    field: { irrigation: ['drip'] },
  })

  test('is frost to tender crops at 3 °C forecast: the ground is colder than the air', () => {
    expect(on(heatAndColdRules, winter('tomato', 3, 40))).toMatchObject({ rule: 'cold.frost', priority: 'high' })
    expect(on(heatAndColdRules, winter('tomato', 3.1, 40))).toBeUndefined()
    expect(on(heatAndColdRules, winter('sweet-potato', 2, 60))?.rule).toBe('cold.frost')
  })

  test('is frost to what still bears, but not to what is ripe and comes in at once', () => {
    const picked = (crop: CanonicalCropId): Scene => {
      const scene = winter(crop, -2, 120)
      return { ...scene, field: { ...scene.field, statedStage: 'harvesting', stageStatedOn: scene.asOf } }
    }
    expect(on(heatAndColdRules, picked('tomato'))).toMatchObject({ rule: 'cold.frost', priority: 'high' })
    expect(on(heatAndColdRules, picked('groundnuts'))).toBeUndefined()
  })

  test('is nothing to hardy crops, and one line where even they burn', () => {
    expect(on(heatAndColdRules, winter('cabbage', -2.5, 60))).toBeUndefined()
    expect(on(heatAndColdRules, winter('cabbage', -5, 60))).toMatchObject({ rule: 'cold.light', priority: 'low' })
    expect(on(heatAndColdRules, winter('onion', -2.5, 60))).toBeUndefined()
  })

  test.each([
    ['vegetative', false],
    ['flowering', true],
    ['fruiting', true],
  ] as const)('of -2 °C burns wheat that is %s: %p', (statedStage, burns) => {
    const scene = winter('wheat', -2, 70)
    const field: Scene['field'] = { ...scene.field, statedStage, stageStatedOn: scene.asOf }
    expect(on(heatAndColdRules, { ...scene, field })?.rule === 'cold.light').toBe(burns)
  })

  test('is said with one decimal, to the colder side', () => {
    expect(on(heatAndColdRules, winter('tomato', -2.51, 40))!.facts.tmin).toBe(-2.6)
  })

  test('of a field is not answered with cloth, that of a young tree is', () => {
    const acres = (areaAcres: number) => ({ ...winter('tomato', -1, 40), field: { irrigation: [], areaAcres } })
    expect(on(heatAndColdRules, acres(0.5))?.rule).toBe('cold.frost')
    expect(on(heatAndColdRules, acres(3))?.rule).toBe('cold.field')
    expect(on(heatAndColdRules, winter('oranges', 1, 600))).toMatchObject({ rule: 'cold.tree', priority: 'high' })
    expect(on(heatAndColdRules, winter('oranges', -2, 4000))).toBeUndefined()
  })

  test('is told in autumn to who planted what the winter kills', () => {
    const autumn = (crop: CanonicalCropId, asOf: string) =>
      on(heatAndColdRules, {
        ...winter(crop, 12, 0),
        asOf,
        planted: addDays(asOf, -6),
      })
    expect(autumn('tomato', '2026-04-14')).toMatchObject({ rule: 'cold.winter', facts: { to: '2026-05-31' } })
    expect(autumn('cabbage', '2026-04-14')).toBeUndefined()
    expect(autumn('tomato', '2026-01-14')).toBeUndefined()
  })

  test('is urgent when the frost comes within two days', () => {
    const frostOn = (day: number) => {
      const situation = situationOf(winter('tomato', 12, 40))
      situation.forecast[day]!.tMin = 0
      return heatAndColdRules(assessField(situation))[0]?.priority
    }
    expect([0, 2, 3].map(frostOn)).toEqual(['high', 'high', 'medium'])
  })

  test('of three nights stops what stands in a nursery below the crop’s own limit, rice below 15 °C', () => {
    const nights = (crop: CanonicalCropId, tMin: number, count: number) => {
      const situation = situationOf(winter(crop, 20, 12))
      for (let n = 0; n < count; n++) situation.forecast[n]!.tMin = tMin
      return heatAndColdRules(assessField(situation))[0]?.rule
    }
    expect(nights('rice', 14.9, 3)).toBe('cold.nights')
    expect(nights('rice', 14.9, 2)).toBeUndefined()
    expect(nights('rice', 15, 3)).toBeUndefined()
    // Crops without a nursery or bed cannot be covered.
    expect(nights('maize', 7.9, 3)).toBeUndefined()
    expect(nights('yam', 7.9, 3)).toBeUndefined()
    expect(on(heatAndColdRules, winter('rice', 14.9, 60))).toBeUndefined()
  })

  test('weighs more when the first of the cold nights comes within two days', () => {
    const from = (first: number) => {
      const situation = situationOf(winter('rice', 20, 12))
      for (let n = first; n < first + 3; n++) situation.forecast[n]!.tMin = 14
      return heatAndColdRules(assessField(situation))[0]!.score
    }
    expect(from(1)).toBe(from(2))
    expect(from(2)).toBeGreaterThan(from(3))
  })
})

test('wind throws plantain and banana from 50 km/h (14 m/s) within four days, and is no matter for maize', () => {
  const windy = (crop: CanonicalCropId, windMax: number, day: number) => {
    const situation = situationOf({
      place: 'calabar',
      crop,
      asOf: '2026-04-20',
      planted: '2025-06-01',
      past: rains(),
      ahead: dry(7),
      days: { windMax: 10 },
    })
    situation.forecast[day]!.windMax = windMax
    return heatAndColdRules(assessField(situation)).find(({ rule }) => rule === 'wind.prop')?.priority
  }
  expect(windy('plantain', 50, 1)).toBe('high')
  expect(windy('plantain', 49, 1)).toBeUndefined()
  expect(windy('plantain', 50, 2)).toBe('high')
  expect(windy('banana', 60, 3)).toBe('medium')
  expect(windy('banana', 60, 4)).toBeUndefined()
  expect(windy('maize', 60, 1)).toBeUndefined()
})

test('a day is wet from 1 mm, and a typical day dry under a chance of 8 in 100', () => {
  const week = (day: Partial<DayWeather>) => {
    const situation = situationOf({ place: 'kano', crop: 'maize', asOf: '2026-08-10', past: rains(), ahead: [5] })
    situation.forecast[1] = { ...dayAt(PLACES.kano, '2026-08-11', 0), ...day }
    return assessField(situation).week
  }
  expect(week({ rain: 0.9 }).wetNext3 - week({ rain: 1 }).wetNext3).toBe(-1)
  const first = (rainProbability: number) => {
    const situation = situationOf({ place: 'kano', crop: 'maize', asOf: '2026-08-10', past: rains(), ahead: [] })
    situation.forecast = [{ ...dayAt(PLACES.kano, '2026-08-10', 2), estimated: true, rainProbability }]
    return assessField(situation).week.dryAhead
  }
  expect([first(7), first(8)]).toEqual([1, 0])
})
