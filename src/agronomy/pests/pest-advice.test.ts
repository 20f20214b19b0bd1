import { describe, expect, test } from 'bun:test'
import { rankAdviceCandidates } from '../advise.ts'
import { addDays, daysBetween } from '../dates.ts'
import { assessField } from '../field.ts'
import { pestRules } from '../rules/pest-and-disease.ts'
import { pestThresholdFacts } from '../rules/pest-remedy.ts'
import { computeRiskVariables } from '../rules/risk-variables.ts'
import { findSprayDay } from '../rules/spray-window.ts'
import { ripeSinceDay } from '../season/harvest-days.ts'
import { dayAt, dry, PLACES, type Scene, situationOf } from '../testing/example-fields.ts'
import type { Advice, DayWeather } from '../types.ts'
import { SCOUTING, type ScoutedPestId } from './scouting.ts'

const kanoMaize: Scene = {
  place: 'kano',
  crop: 'maize',
  asOf: '2026-08-05',
  planted: '2026-07-03',
  past: [...Array(13).fill(6), 0],
  ahead: dry(7),
}
const pestAdvice = (scene: Scene): Advice[] => pestRules({ ...assessField(situationOf(scene)), prospects: 'fine' })
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
  const variables = computeRiskVariables(assessField(situation))

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
    expect(computeRiskVariables(assessField(bare))).toMatchObject({
      rh_mean: null,
      wind_max_ms: null,
      soil: null,
      altitude_m: null,
    })
  })
})

describe('how urgent a pest is', () => {
  test('armyworm is counted and never urgent by weather or lateness: five of 20 on young plants, eight on older ones', () => {
    const late = { ...kanoMaize, planted: '2026-07-20', past: dry(14) }
    expect(adviceOn(late, 'faw')).toMatchObject({
      rule: 'pest.count',
      priority: 'medium',
      closes: { kind: 'scouted', n: null },
      facts: { of: 20, act: 5, unsure: 4, many: 'neem', grams: 750, tank: 15 },
    })
    expect(adviceOn({ ...kanoMaize, planted: '2026-07-01' }, 'faw')!.facts).toMatchObject({ act: 8, unsure: 5 })
  })

  test('a line from memory asks for a second count and announces no spray', () => {
    const cowpea: Scene = { ...kanoMaize, crop: 'cowpeas', asOf: '2026-09-10', planted: '2026-07-25' }
    expect(adviceOn(cowpea, 'maruca')!.facts).toMatchObject({ of: 20, act: 8, many: 'again' })
  })

  test('what can be picked off a plant is; high in a tree an officer is asked', () => {
    const many = (pest: ScoutedPestId) => pestThresholdFacts(pest, SCOUTING[pest].rounds[0]!).many
    expect([many('pod_bugs'), many('mirids'), many('shoot_fly')]).toEqual(['pick', 'ask', 'hand'])
  })

  test('midge in late sorghum is high but slow: of medium priority', () => {
    const sorghum: Scene = { ...kanoMaize, crop: 'sorghum', asOf: '2026-09-20', planted: '2026-07-25' }
    expect(adviceOn(sorghum, 'sorghum_midge')).toMatchObject({ rule: 'risk.high', priority: 'medium' })
  })

  test('what is only weakly known is possible, of low priority and never high', () => {
    const mango: Scene = {
      ...kanoMaize,
      place: 'ibadan',
      crop: 'mangoes',
      asOf: '2026-12-20',
      past: dry(40),
      planted: '2015-06-01',
    }
    expect(adviceOn({ ...mango, ahead: [6, 4, 0, 0, 0, 0, 0] }, 'mango_anthracnose')).toMatchObject({
      rule: 'risk.watch',
      priority: 'low',
      confidence: 'low',
    })
  })

  test('heavy rain ahead comes first: then no pest is of high priority', () => {
    const blight: Scene = {
      place: 'jos',
      crop: 'potatoes',
      asOf: '2026-06-20',
      planted: '2026-05-01',
      past: Array(14).fill(0),
      ahead: [6, 45, 50, 5, 0, 0, 0],
      days: { tMax: 24, tMin: 16, humidity: 92 },
    }
    expect(adviceOn(blight, 'late_blight')).toMatchObject({ rule: 'pest.protect', priority: 'medium' })
    const drizzle = { ...blight, ahead: [0, 4, 5, 5, 0, 0, 0] }
    expect(adviceOn(drizzle, 'late_blight')).toMatchObject({ rule: 'pest.protect', priority: 'high' })
    const yam: Scene = {
      place: 'makurdi',
      crop: 'yam',
      asOf: '2026-07-15',
      planted: '2026-04-10',
      past: [...dry(14), ...Array(7).fill(12)],
      ahead: [4, 9, 0, 12, 3, 0, 7],
    }
    expect(adviceOn(yam, 'yam_anthracnose')).toMatchObject({ rule: 'risk.high', priority: 'high' })
    expect(adviceOn({ ...yam, ahead: [4, 60, 70, 12, 3, 0, 7] }, 'yam_anthracnose')).toMatchObject({
      priority: 'medium',
    })
  })

  test('at most two are told of one crop, and none in the first week after sowing', () => {
    const rice: Scene = {
      place: 'makurdi',
      crop: 'rice',
      asOf: '2026-07-25',
      planted: '2026-06-20',
      past: [...dry(14), ...Array(7).fill(8)],
      ahead: [20, 20, 20, 5, 0, 4, 3],
      days: { humidity: 93, tMin: 24, tMax: 29, windMax: 40 },
    }
    expect(pestAdvice(rice)).toHaveLength(2)
    const okra: Scene = { ...kanoMaize, crop: 'okra' }
    expect(pestAdvice({ ...okra, planted: '2026-07-29' })).toEqual([])
    expect(pestAdvice({ ...okra, planted: '2026-07-28' })).not.toEqual([])
  })

  test('nothing is looked for on what has not come up: no rain has fallen on it', () => {
    const young: Scene = { ...kanoMaize, asOf: '2026-07-30', planted: '2026-07-10' }
    expect(pestAdvice({ ...young, past: [12, 8, ...dry(19)] })).not.toEqual([])
    expect(pestAdvice({ ...young, past: dry(60) })).toEqual([])
  })

  test('mould in a drought is told in the three weeks before ripeness, and never beside a card of the harvest', () => {
    const told = Array.from({ length: 50 }, (_, n) => {
      const asOf = addDays('2026-09-01', n)
      const scene: Scene = { ...kanoMaize, variety: 105, asOf, past: [...Array(40).fill(5), ...dry(16)], ahead: dry(7) }
      const mould = adviceOn(scene, 'maize_aflatoxin')
      const ripe = ripeSinceDay(assessField(situationOf(scene)))!
      return mould ? [daysBetween(asOf, ripe), mould.category] : []
    }).filter((found) => found.length > 0)
    expect(told.map(([days]) => days)).toEqual([21, 20, 19, 18, 17, 16, 15])
    expect(new Set(told.map(([, category]) => category))).toEqual(new Set(['harvest']))
  })
})

describe('a pest is told in the week its window opens and in the next', () => {
  /** Days after planting of the Mondays on which it is told. */
  const told = (scene: Scene, pest: string, mondays = 20): number[] =>
    Array.from({ length: mondays }, (_, n) => n * 7 + 3).filter((dap) => {
      const asOf = addDays(scene.planted!, dap)
      return adviceOn({ ...scene, asOf, past: Array(60).fill(4), ahead: Array(7).fill(4) }, pest) !== undefined
    })

  /** Weeks of a season in which cards on a pest are given, in rain on six days of seven. */
  const given = (scene: Scene, pest: string, mondays: number): number[] => {
    const rain = (days: number) => Array.from({ length: days }, (_, n) => (n % 7 === 6 ? 0 : 14))
    return Array.from({ length: mondays }, (_, n) => n).filter((n) => {
      const week = { ...scene, asOf: addDays(scene.asOf, 7 * n), past: rain(63), ahead: rain(7) }
      return rankAdviceCandidates(situationOf(week)).some(
        ({ advice, setAside }) => advice.facts.pest === pest && setAside === null,
      )
    })
  }

  test('bacterial wilt in eleven wet weeks, though early blight came in the same week', () => {
    const tomato: Scene = { place: 'calabar', crop: 'tomato', asOf: '2026-05-11', planted: '2026-05-04' }
    expect(given({ ...tomato, field: { established: 'seedling' } }, 'bact_wilt', 11).length).toBeGreaterThan(0)
  })

  test('armyworm on young maize, once more on older, and never from the tassel on', () => {
    expect(told(kanoMaize, 'faw')).toEqual([17, 24, 31, 38])
  })

  test('striga as three jobs, each told once, in the sixth, ninth and twelfth week, unless there is none in the field', () => {
    expect(told(kanoMaize, 'striga')).toEqual([38, 59, 80])
    expect(told({ ...kanoMaize, field: { striga: false } }, 'striga')).toEqual([])
  })

  test('midge in the first two weeks of flowering, not nine weeks running', () => {
    expect(told({ ...kanoMaize, crop: 'sorghum' }, 'sorghum_midge')).toHaveLength(2)
  })

  test('brown spot does not follow the rains for twelve weeks', () => {
    const rice: Scene = { ...kanoMaize, place: 'makurdi', crop: 'rice', days: { humidity: 86, tMax: 31, tMin: 23 } }
    const weeks = Array.from({ length: 14 }, (_, n) => n * 7 + 35).filter((dap) => {
      const asOf = addDays(rice.planted!, dap)
      const wet = Array.from({ length: 60 }, (_, k) =>
        dayAt(PLACES.makurdi, addDays(asOf, k - 60), 4, { humidity: 86, tMax: 31, tMin: 23 }),
      )
      const scene = { ...rice, asOf, ahead: Array(7).fill(4), field: { history: wet } }
      return adviceOn(scene, 'rice_brown_spot') !== undefined
    })
    expect(weeks.length).toBeLessThanOrEqual(2)
  })
})

describe('the day for a spray', () => {
  /** Five dry calm days from tomorrow, changed on the days given (1 is tomorrow). */
  const firstDay = (changes: Record<number, Partial<DayWeather>>, all: Partial<DayWeather> = {}): string | null => {
    const situation = situationOf({ ...kanoMaize, days: { tMax: 31, windMax: 12, ...all } })
    for (const [n, change] of Object.entries(changes)) Object.assign(situation.forecast[Number(n)]!, change)
    return findSprayDay(assessField(situation))
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
    expect(findSprayDay(assessField(situationOf(typical)))).toBeNull()
    expect(findSprayDay(assessField(situationOf({ ...typical, ahead: dry(7) })))).toBe('2026-01-16')
  })
})

test('a pest is told in the advice of the farm, not only in the table', () => {
  const told = rankAdviceCandidates(situationOf({ ...kanoMaize, variety: 90, planted: '2026-07-20' })).map(
    ({ advice }) => advice.situation,
  )
  expect(told).toContain('pest.count:faw')
})
