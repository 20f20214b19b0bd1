import { describe, expect, test } from 'bun:test'
import { dry, type Scene, situationOf } from '../testing/example-fields.ts'
import { summarizeWeather } from './weather-summary.ts'

const scene = (past: number[], ahead: number[]): Scene => ({
  place: 'kano',
  crop: 'maize',
  asOf: '2026-08-10',
  past,
  ahead,
})
const week = (past: number[], ahead: number[]) => summarizeWeather(situationOf(scene(past, ahead)))

describe('the week of a field', () => {
  test('sums the rain of the next 2, 3 and 7 days and of the last 3, 7 and 14', () => {
    const past = [50, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
    expect(week(past, [1, 2, 4, 8, 16, 32, 64])).toMatchObject({
      rain2: 3,
      rain3: 7,
      rain7: 127,
      rainLast3: 39,
      rainLast7: 77,
      rainLast14: 105,
      wetLast7: 7,
      live: true,
      pastTypical: false,
    })
  })

  test('counts dry days behind, thirty at most, and ahead, up to the first of 1 mm', () => {
    expect(week([...dry(9), 1, ...dry(12)], [0, 0.9, 1, 0, 0, 0, 0])).toMatchObject({ dryDays: 12, dryAhead: 2 })
    expect(week(dry(60), dry(7))).toMatchObject({ dryDays: 30, dryAhead: 7 })
    expect(week([0, 1], [1, 0, 0, 0, 0, 0, 0])).toMatchObject({ dryDays: 0, dryAhead: 0 })
  })

  test('is of the season when most of the last seven days are not known', () => {
    expect(week(dry(4), dry(7)).pastTypical).toBe(false)
    expect(week(dry(3), dry(7)).pastTypical).toBe(true)
    expect(week(dry(14), []).live).toBe(false)
    expect(week(dry(14), [0]).live).toBe(true)
  })

  test('has no humidity or wind where no day gives one, and else the mean and the strongest of three days', () => {
    const situation = situationOf(scene(dry(14), dry(7)))
    const give = (humidity: (number | null)[], windMax: (number | null)[]) => {
      for (let n = 0; n < 7; n++)
        Object.assign(situation.forecast[n]!, { humidity: humidity[n] ?? null, windMax: windMax[n] ?? null })
      return summarizeWeather(situation)
    }
    expect(give([], [])).toMatchObject({ humidity3: null, windMax3: null })
    expect(give([60, null, 80, 5], [null, 20, 10, 90])).toMatchObject({ humidity3: 70, windMax3: 20 })
  })
})
