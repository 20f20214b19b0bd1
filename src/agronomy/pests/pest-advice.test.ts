import { describe, expect, test } from 'bun:test'
import { candidates } from '../advise.ts'
import { readField } from '../field.ts'
import { pestRules } from '../rules/pest-and-disease.ts'
import { variablesOf } from '../rules/risk-variables.ts'
import { sprayDay } from '../rules/spray-window.ts'
import { dayAt, dry, PLACES, type Scene, situationOf } from '../testing/example-fields.ts'
import type { Advice, DayWeather } from '../types.ts'

const kanoMaize: Scene = {
  place: 'kano',
  crop: 'maize',
  asOf: '2026-08-05',
  planted: '2026-07-03',
  past: [...Array(13).fill(6), 0],
  ahead: dry(7),
}
const pestAdvice = (scene: Scene): Advice[] => pestRules(readField(situationOf(scene)))
const adviceOn = (scene: Scene, pest: string): Advice | undefined =>
  pestAdvice(scene).find(({ facts }) => facts.pest === pest)

describe('the figures that pests are judged by', () => {
  const situation = situationOf({
    ...kanoMaize,
    planted: '2026-07-20',
    past: [9, 9, 9, 9, 9, 9, 9, 20, 0, 7, 12, 4, 0, 0.5],
  })
  const nights = [18, 20, 22, 10]
  const noons = [30, 32, 34, 44]
  const humidities = [80, 90, 85, 20]
  const rain = [3, 0, 12, 60]
  const winds = [18, 36, 9, 72]
  situation.forecast = nights.map((tMin, n) =>
    dayAt(PLACES.kano, `2026-08-0${5 + n}`, rain[n]!, {
      tMin,
      tMax: noons[n],
      humidity: humidities[n],
      windMax: winds[n],
    }),
  )
  const variables = variablesOf(readField(situation))

  test('are the means, the sums and the strongest wind (m/s) of the three days ahead, and no later day', () => {
    expect(variables).toMatchObject({
      tmin: 20,
      tmax: 32,
      tmean: 26,
      tmin_2d: 18,
      rh_mean: 85,
      rain_next3_mm: 15,
      wet_days_next3: 2,
      wind_max_ms: 10,
    })
  })

  test('are the rain of the last 3, 7 and 14 days and the days since it rained', () => {
    expect(variables).toMatchObject({
      rain_last3_mm: 4.5,
      rain_last7_mm: 43.5,
      rain_last14_mm: 106.5,
      wet_days_last7: 4,
      dry_spell_days: 2,
    })
  })

  test('are the age, the planting in time or late, the month, the stage, the zone, the soil and the height', () => {
    expect(variables).toMatchObject({
      dap: 16,
      planted_late: true,
      month: 8,
      stage: 'seedling',
      zone: 'sudan_savanna',
      soil: 'loam',
      altitude_m: 470,
    })
  })

  test('stay unknown where the farm or the forecast does not give them', () => {
    const bare = situationOf({ ...kanoMaize, days: { humidity: null, windMax: null }, field: { soil: null } })
    bare.place = { ...bare.place, elevation: null }
    expect(variablesOf(readField(bare))).toMatchObject({
      rh_mean: null,
      wind_max_ms: null,
      soil: null,
      altitude_m: null,
    })
  })
})

describe('how urgent a pest is', () => {
  test('armyworm in late-planted maize is urgent: it takes a field within days', () => {
    expect(adviceOn({ ...kanoMaize, planted: '2026-07-20' }, 'faw')).toMatchObject({
      rule: 'risk.high',
      priority: 'high',
    })
  })

  test('armyworm in maize that is only of the age for it is watched for, not urgent', () => {
    expect(adviceOn({ ...kanoMaize, planted: '2026-07-12' }, 'faw')).toMatchObject({
      rule: 'risk.watch',
      priority: 'medium',
    })
  })

  test('midge in late sorghum is high but slow: of medium priority', () => {
    const sorghum: Scene = { ...kanoMaize, crop: 'sorghum', asOf: '2026-10-04', planted: '2026-07-25' }
    expect(adviceOn(sorghum, 'sorghum_midge')).toMatchObject({ rule: 'risk.high', priority: 'medium' })
  })

  test('what is only weakly known is possible, of low priority and never high', () => {
    const okra: Scene = { ...kanoMaize, crop: 'okra', planted: '2026-07-05', past: dry(14) }
    expect(adviceOn(okra, 'okra_lcv')).toMatchObject({ rule: 'risk.watch', priority: 'low', confidence: 'low' })
  })

  test('what is little known stays so when the weather is only typical', () => {
    const okra: Scene = {
      place: 'kano',
      crop: 'okra',
      asOf: '2026-02-05',
      planted: '2026-01-05',
      field: { irrigation: ['furrow'] },
    }
    expect(adviceOn(okra, 'okra_lcv')).toMatchObject({ confidence: 'low', facts: { typical: 1 } })
  })

  test('heavy rain ahead comes first: then no pest is of high priority', () => {
    const storm = { ...kanoMaize, planted: '2026-07-20', ahead: [0, 60, 50, 0, 0, 0, 0] }
    expect(adviceOn(storm, 'faw')).toMatchObject({ rule: 'risk.high', priority: 'medium' })
    const blight: Scene = {
      place: 'jos',
      crop: 'potatoes',
      asOf: '2026-06-20',
      planted: '2026-05-01',
      past: Array(14).fill(8),
      ahead: [6, 45, 50, 5, 0, 0, 0],
      days: { tMax: 24, tMin: 16, humidity: 92 },
    }
    expect(adviceOn(blight, 'late_blight')).toMatchObject({ rule: 'risk.high', priority: 'medium' })
  })

  test('at most two are told of one crop, and none in the first week after sowing', () => {
    const rice: Scene = {
      place: 'makurdi',
      crop: 'rice',
      asOf: '2026-07-25',
      planted: '2026-06-01',
      past: Array(14).fill(8),
      ahead: [20, 20, 20, 5, 0, 4, 3],
      days: { humidity: 93, tMin: 24, tMax: 29, windMax: 40 },
    }
    expect(pestAdvice(rice)).toHaveLength(2)
    expect(pestAdvice({ ...kanoMaize, planted: '2026-07-29' })).toEqual([])
    expect(pestAdvice({ ...kanoMaize, planted: '2026-07-28' })).not.toEqual([])
  })

  test('damp ripe grain is a matter of the harvest', () => {
    const ripe: Scene = { ...kanoMaize, asOf: '2026-11-05', planted: '2026-07-03', days: { humidity: 85 } }
    expect(adviceOn(ripe, 'maize_aflatoxin')).toMatchObject({ rule: 'risk.mould', category: 'harvest' })
  })
})

describe('the day for a spray', () => {
  /** Five dry calm days from tomorrow, changed on the days given (1 is tomorrow). */
  const firstDay = (changes: Record<number, Partial<DayWeather>>, all: Partial<DayWeather> = {}): string | null => {
    const situation = situationOf({ ...kanoMaize, days: { tMax: 31, windMax: 12, ...all } })
    for (const [n, change] of Object.entries(changes)) Object.assign(situation.forecast[Number(n)]!, change)
    return sprayDay(readField(situation))
  }

  test('is tomorrow when all is dry and calm: today’s early morning has passed', () => {
    expect(firstDay({})).toBe('2026-08-06')
  })

  test('is no day with 1 mm of rain or more', () => {
    expect(firstDay({ 1: { rain: 0.9 } })).toBe('2026-08-06')
    expect(firstDay({ 1: { rain: 1 } })).toBe('2026-08-07')
    expect(firstDay({ 1: { rain: 15 } })).toBe('2026-08-07')
  })

  test('is no day before more than 5 mm of rain, which would wash it off', () => {
    expect(firstDay({ 2: { rain: 5 } })).toBe('2026-08-06')
    expect(firstDay({ 2: { rain: 6 } })).toBe('2026-08-08')
  })

  test('is no day with more than 30 km/h of wind, half of which blows in the morning: over 15 it drifts', () => {
    expect(firstDay({ 1: { windMax: 30 } })).toBe('2026-08-06')
    expect(firstDay({ 1: { windMax: 31 } })).toBe('2026-08-07')
    expect(firstDay({ 1: { windMax: null } })).toBe('2026-08-06')
  })

  test('is no day over 35 °C', () => {
    expect(firstDay({ 1: { tMax: 35 } })).toBe('2026-08-06')
    expect(firstDay({ 1: { tMax: 36 } })).toBe('2026-08-07')
  })

  test('is looked for five days ahead and no further', () => {
    const wet = { rain: 3 }
    expect(firstDay({ 1: wet, 2: wet, 3: wet, 4: wet })).toBe('2026-08-10')
    expect(firstDay({ 1: wet, 2: wet, 3: wet, 4: wet, 5: wet })).toBeNull()
  })

  test('is not named before a storm, nor where the days ahead are only typical', () => {
    expect(firstDay({ 3: { rain: 60 }, 4: { rain: 50 } })).toBeNull()
    const typical: Scene = { ...kanoMaize, asOf: '2026-01-15', planted: '2025-12-10', past: dry(14), ahead: [] }
    expect(sprayDay(readField(situationOf(typical)))).toBeNull()
    expect(sprayDay(readField(situationOf({ ...typical, ahead: dry(7) })))).toBe('2026-01-16')
  })

  test('goes with the chemical, and neither is named against a virus', () => {
    const late = { ...kanoMaize, planted: '2026-07-20' }
    expect(adviceOn(late, 'faw')!.facts).toMatchObject({ chemical: 'insecticide', sprayDay: '2026-08-06' })
    const streak = adviceOn({ ...kanoMaize, planted: '2026-07-12', past: dry(14) }, 'msv')!
    expect(streak.facts.chemical).toBeUndefined()
    expect(streak.facts.sprayDay).toBeUndefined()
  })
})

test('a pest is told in the advice of the farm, not only in the table', () => {
  const told = candidates(situationOf({ ...kanoMaize, planted: '2026-07-20' })).map(({ advice }) => advice.situation)
  expect(told).toContain('risk.high:faw')
})
