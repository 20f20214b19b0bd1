import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { IRRIGATION_METHODS, SOIL_TYPES } from '../../contracts/farm.ts'
import { climateNormal, climateNormalWeek } from '../climate/climate-normals.ts'
import { CANONICAL_CROPS } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { logged, unwatered, wateredOn } from '../testing/example-fields.ts'
import type { DayWeather, FieldSituation } from '../types.ts'
import { computeIrrigationNeed } from './irrigation-need.ts'
import { effectiveRainfall, paddyWaterStep, rootingDepth, runoffFromRain } from './root-zone.ts'
import { computeWaterBalance } from './soil-water.ts'
import { buildWeatherSeries } from './weather-series.ts'

const kano = { lat: 12, lng: 8.52, elevation: 470, country: 'NG', state: 'Kano' }
const asOf = '2026-08-20'

/** 65 recorded days and 7 forecast ones with the rain given, newest last. */
function field(rain: number[], over: Partial<FieldSituation> = {}): FieldSituation {
  const day = (n: number): DayWeather => ({
    ...climateNormal(kano, addDays(asOf, n - 65)),
    rain: rain[n] ?? 0,
    rainProbability: null,
    et0: 5,
    estimated: false,
  })
  const days = Array.from({ length: 72 }, (_, n) => day(n))
  return {
    asOf,
    place: kano,
    crop: 'maize',
    plantingDate: '2026-06-22',
    statedStage: null,
    varietyDays: 125,
    soil: 'loam',
    irrigation: ['rain-fed'],
    areaAcres: 2,
    history: days.slice(0, 65),
    forecast: days.slice(65),
    ...over,
  }
}
const need = (situation: FieldSituation, startDepletion?: number) =>
  computeIrrigationNeed(computeWaterBalance({ situation, startDepletion }), situation)
const wet = new Array(72).fill(6)
const dryFrom = (n: number) => wet.map((mm, day) => (day >= n ? 0 : mm))

describe('maize at Kano in August', () => {
  test('after steady rain lacks nothing', () => {
    const balance = computeWaterBalance({ situation: field(wet) })
    expect(balance.today.depletion).toBeLessThan(3)
    expect(balance.today).toMatchObject({ date: asOf, stage: 'flowering', estimated: false, et0Method: 'provider' })
    expect(need(field(wet))).toMatchObject({ due: false, netMm: 0, triggerDate: null, urgency: null })
  })
  test('after sixteen dry days in flower is due, and urgently', () => {
    const result = need(field(dryFrom(49)))
    expect(result.due).toBe(true)
    expect(result.urgency).toBe('high')
    expect(result.netMm).toBeWithin(50, 130)
    expect(result.eachGrossMm).toBeCloseTo(result.eachNetMm / 0.8, 6)
  })
  test('with a day that needs it ahead says which', () => {
    const result = need(field(dryFrom(56)))
    expect(result.due).toBe(false)
    expect(result.triggerDate! > asOf).toBe(true)
    expect(result.urgency).toBe('low')
  })
  test('is not due when the rain of the next three days will do', () => {
    const rain = dryFrom(49)
    expect(need(field(rain.map((mm, n) => (n === 66 || n === 67 ? 50 : mm)))).due).toBe(false)
  })
  test('gets only part of a watering when heavy rain comes after that', () => {
    const rain = dryFrom(49)
    const full = need(field(rain))
    const part = need(field(rain.map((mm, n) => (n === 70 ? 40 : mm))))
    expect(part.due).toBe(true)
    expect(part.netMm).toBeLessThan(full.netMm)
  })
})

describe('rows', () => {
  const balance = computeWaterBalance({ situation: field(dryFrom(50)) })
  test('run from planting to the end of the forecast, today among them', () => {
    expect(balance.rows[0]).toMatchObject({ date: '2026-06-22', dayAfterPlanting: 0, rootDepth: 0.15 })
    expect(balance.rows.at(-1)?.date).toBe('2026-08-26')
    expect(balance.rows.find((r) => r.date === asOf)).toEqual(balance.today)
    expect(balance.forecast).toHaveLength(7)
  })
  test('balance: what comes in goes out or stays', () => {
    for (const [n, row] of balance.rows.entries()) {
      const before = n === 0 ? balance.startDepletion : balance.rows[n - 1]!.depletion
      expect(before - row.effectiveRain - row.irrigation + row.eta + row.deepPercolation).toBeCloseTo(row.depletion, 6)
    }
  })
  test('are the same with the farm’s shared weather', () => {
    const situation = field(dryFrom(50))
    expect(computeWaterBalance({ situation, weather: buildWeatherSeries(situation) }).forecast).toEqual(
      balance.forecast,
    )
  })
})

describe('gaps and outages', () => {
  test('with nothing recorded thirty typical days lead in, and it says so', () => {
    const situation = field([], { history: [], forecast: [] })
    const balance = computeWaterBalance({ situation })
    expect(balance.pastDays).toBe(30)
    expect(balance.estimatedDays).toBe(30)
    expect(balance.forecast.every((r) => r.estimated)).toBe(true)
    expect(computeIrrigationNeed(balance, situation).rough).toBe(true)
  })
  test('holes in the record are filled with typical days', () => {
    const situation = field(wet)
    situation.history = situation.history.filter((_, n) => n % 3 !== 0)
    const balance = computeWaterBalance({ situation })
    expect(balance.rows.map((r) => r.date)).toEqual(
      computeWaterBalance({ situation: field(wet) }).rows.map((r) => r.date),
    )
    expect(balance.estimatedDays).toBeGreaterThan(15)
  })
  test('a day with one temperature only gets the season’s range around it', () => {
    const situation = field(wet)
    situation.forecast[0] = { ...situation.forecast[0]!, tMax: 28, tMin: 28, et0: null }
    const { today } = computeWaterBalance({ situation })
    expect(today.tMax - today.tMin).toBeWithin(7, 13)
    expect((today.tMax + today.tMin) / 2).toBeCloseTo(28, 6)
  })
})

test('of a day’s rain the first 20 mm soak in and a share of the rest runs off; under a fifth of ETo it is lost to the air', () => {
  expect([runoffFromRain(20, 0.2), runoffFromRain(30, 0.2), runoffFromRain(30, 0.1)]).toEqual([0, 2, 1])
  expect([effectiveRainfall(0.9, 5), effectiveRainfall(1, 5)]).toEqual([0, 1])
})

test('roots go down from 15 cm at planting to their depth at the end of development, straight', () => {
  expect([0, 28, 55, 90].map((day) => rootingDepth(day, 56, 1))).toEqual([0.15, 0.575, expect.closeTo(0.985, 2), 1])
  expect(rootingDepth(0, 40, 0.1)).toBe(0.1)
})

describe('irrigated fields', () => {
  const dry = new Array(72).fill(0)
  test('of unknown watering are taken as kept at RAW at worst, so never more than medium', () => {
    const situation = field(dry, { irrigation: ['drip'] })
    const balance = computeWaterBalance({ situation })
    expect(balance.assumedIrrigation).toBe(true)
    for (const row of balance.rows.filter((r) => r.date < asOf))
      expect(row.depletion).toBeLessThanOrEqual(row.raw + 1e-9)
    expect(computeIrrigationNeed(balance, situation)).toMatchObject({
      due: true,
      urgency: 'medium',
      method: 'drip',
    })
  })
  test('whose farmer told of a watering yesterday need none today', () => {
    const situation = field(dry, { irrigation: ['furrow'], log: [wateredOn('2026-08-19', 250)] })
    expect(computeWaterBalance({ situation }).assumedIrrigation).toBe(false)
    expect(need(situation).due).toBe(false)
  })
  test('that were watered twice in a day got both waterings', () => {
    const log = [...unwatered(asOf), wateredOn('2026-08-10', 24), wateredOn('2026-08-10', 16)]
    const { rows } = computeWaterBalance({ situation: field(dry, { irrigation: ['furrow'], log }) })
    expect(rows.flatMap(({ date, irrigation }) => (irrigation > 0 ? [[date, irrigation]] : []))).toEqual([
      ['2026-08-10', expect.closeTo(24, 9)],
    ])
  })
  test('who told that there was none are in stress', () => {
    expect(need(field(dry, { irrigation: ['furrow'], log: unwatered(asOf) })).urgency).toBe('high')
  })
})

test('flooded rice keeps a pond in rain and loses it in a dry spell', () => {
  const rice = {
    crop: 'rice',
    irrigation: ['flood'],
    log: unwatered(asOf),
    soil: 'clay',
  } satisfies Partial<FieldSituation>
  const full = computeWaterBalance({
    situation: field(new Array(72).fill(15), { ...rice, irrigation: ['flood'], log: unwatered(asOf) }),
  })
  expect(full.paddy).toBe(true)
  expect(full.today.pond).toBeGreaterThan(50)
  const situation = field(dryFrom(45), { ...rice, irrigation: ['flood'], log: unwatered(asOf) })
  const dry = computeWaterBalance({ situation })
  expect(dry.today.pond).toBe(0)
  expect(computeIrrigationNeed(dry, situation).netMm).toBeGreaterThan(50)
})

test('a pond fuller than its bund runs over, after the crop and the ground have had theirs', () => {
  const field = { taw: 100, drainable: 50, p: 0.2, etc: 5, percolation: 4 }
  expect(paddyWaterStep({ ...field, store: 90, supply: 30 })).toEqual({
    ks: 1,
    eta: 5,
    deepPercolation: 4,
    runoff: 11,
    store: 100,
  })
  expect(paddyWaterStep({ ...field, store: 90, supply: 10 })).toMatchObject({ runoff: 0, store: 91 })
})

test('a cocoa tree of unknown age draws on its full depth with Kc of mid-season', () => {
  const { today } = computeWaterBalance({ situation: field(wet, { crop: 'cocoa', plantingDate: null }) })
  expect(today.rootDepth).toBe(0.7)
  expect(today.kc).toBeWithin(0.9, 1.15)
  const young = computeWaterBalance({ situation: field(wet, { crop: 'cocoa', plantingDate: '2025-06-01' }) }).today
  expect(young.kc).toBeCloseTo(today.kc / 2, 5)
  expect(young.rootDepth).toBeLessThan(0.5)
})

const anyField = fc.record({
  rain: fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 90, noNaN: true })), {
    minLength: 72,
    maxLength: 72,
  }),
  crop: fc.constantFrom(...CANONICAL_CROPS),
  soil: fc.option(fc.constantFrom(...SOIL_TYPES)),
  irrigation: fc.subarray([...IRRIGATION_METHODS]),
  age: fc.option(fc.integer({ min: -10, max: 400 })),
})
const situationOf = ({ rain, age, ...over }: { rain: number[]; age: number | null } & Partial<FieldSituation>) =>
  field(rain, { ...over, plantingDate: age === null ? null : addDays(asOf, -age) })

describe('for any field and weather', () => {
  test('depletion stays between 0 and TAW and every figure is a number', () => {
    fc.assert(
      fc.property(anyField, (any) => {
        const { rows } = computeWaterBalance({ situation: situationOf(any) })
        for (const row of rows) {
          for (const value of Object.values(row))
            if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
          for (const key of ['etc', 'eta', 'deepPercolation', 'runoff', 'irrigation', 'pond', 'effectiveRain'] as const)
            expect(row[key]).toBeGreaterThanOrEqual(0)
          expect(row.depletion).toBeWithin(0, row.taw + 1e-6)
          expect(row.ks).toBeWithin(0, 1 + 1e-9)
          expect(row.p).toBeWithin(0.1, 0.8 + 1e-9)
        }
      }),
    )
  })
  test('more rain on any day never raises the need nor brings it forward', () => {
    fc.assert(
      fc.property(
        anyField,
        fc.integer({ min: 0, max: 71 }),
        fc.double({ min: 0, max: 60, noNaN: true }),
        (any, day, extra) => {
          // Rain also brings the crop up; here it stands already.
          const log = any.age === null ? [] : [logged('emerged', addDays(asOf, -any.age))]
          const less = need(situationOf({ ...any, log }))
          const more = need(situationOf({ ...any, log, rain: any.rain.map((mm, n) => (n === day ? mm + extra : mm)) }))
          expect(more.netMm).toBeLessThanOrEqual(less.netMm + 1e-6)
          if (more.daysToTrigger !== null) expect(more.daysToTrigger).toBeGreaterThanOrEqual(less.daysToTrigger ?? 99)
        },
      ),
      { numRuns: 300 },
    )
  })
  test('a drier soil at the start never lowers it', () => {
    fc.assert(
      fc.property(
        anyField,
        fc.double({ min: 0, max: 80, noNaN: true }),
        fc.double({ min: 0, max: 80, noNaN: true }),
        (any, a, b) => {
          const situation = situationOf(any)
          expect(need(situation, Math.max(a, b)).netMm).toBeGreaterThanOrEqual(
            need(situation, Math.min(a, b)).netMm - 1e-6,
          )
        },
      ),
    )
  })
  test('the same situation gives the same balance', () => {
    fc.assert(
      fc.property(anyField, (any) =>
        expect(computeWaterBalance({ situation: situationOf(any) }).rows).toEqual(
          computeWaterBalance({ situation: situationOf(any) }).rows,
        ),
      ),
      { numRuns: 20 },
    )
  })
})

test('a typical week in the dry season asks for water, one in the rains does not', () => {
  const tomato = (day: string): FieldSituation => ({
    ...field([]),
    asOf: day,
    crop: 'tomato',
    plantingDate: addDays(day, -60),
    irrigation: ['manual'],
    history: [],
    forecast: climateNormalWeek(kano, day),
  })
  expect(need(tomato('2027-02-10')).due).toBe(true)
  expect(need(tomato('2026-08-15')).due).toBe(false)
})
