import { describe, expect, test } from 'bun:test'
import { addDays } from '../dates.ts'
import { assessField, pondingRainIn3Days } from '../field.ts'
import { type Scene, situationOf } from '../testing/example-fields.ts'
import { isDelayedByRain, LEACHING_RAIN_MM, wasDelayedByRain, wasTooDry } from './application-weather.ts'

const asOf = '2026-07-20'
const field = (past: number[], ahead: number[] = [0, 0, 0, 0, 0, 0, 0], over: Partial<Scene> = {}) =>
  assessField(situationOf({ place: 'zaria', crop: 'maize', asOf, planted: '2026-06-16', past, ahead, ...over }))
/** Weeks of 2 mm a day, with what fell so many days ago. */
const weeks = (fell: Record<number, number> = {}) => Array.from({ length: 28 }, (_, n) => fell[28 - n] ?? 2)
const MOST = LEACHING_RAIN_MM.loam
/** mm in three days after which water stands. */
const FULL = pondingRainIn3Days(field([]).crop, field([]).soil)

describe('rain ahead takes nitrogen away', () => {
  const holds = (...ahead: number[]) => isDelayedByRain(field(weeks(), [...ahead, 0, 0, 0, 0, 0]))

  test('when more comes in two days than the soil takes up', () => {
    expect([holds(MOST - 25, 25), holds(MOST - 25, 25.1)]).toEqual([false, true])
    expect([holds(0, MOST - 25, 25), holds(0, MOST - 25, 25.1), holds(0, 0, MOST - 25, 25.1)]).toEqual([
      false,
      true,
      false,
    ])
  })

  test('when a day of the three pours', () => {
    const sand = (...ahead: number[]) =>
      isDelayedByRain({ ...field(weeks(), [...ahead, 0, 0, 0, 0, 0]), heavyRain: false })
    expect([sand(30, 0), sand(30.1, 0), sand(0, 30.1), sand(0, 0, 30.1), sand(0, 0, 0, 30.1)]).toEqual([
      ...[false, true, true, true, false],
    ])
  })

  test('when a storm begins within four days, and never by a forecast that there is not', () => {
    const third = FULL / 3
    const wet = (from: number) => field(weeks(), [...Array.from({ length: from }, () => 0), third, third, third + 1])
    expect([isDelayedByRain(field(weeks())), isDelayedByRain(wet(4)), isDelayedByRain(wet(5))]).toEqual([
      false,
      true,
      false,
    ])
    expect(isDelayedByRain({ ...wet(3), week: { ...wet(3).week, live: false } })).toBe(false)
  })
})

describe('rain of a day behind stood in the way', () => {
  const day = addDays(asOf, -14)
  const held = (fell: Record<number, number>, washes = true) => wasDelayedByRain(field(weeks(fell)), day, washes)

  test('of what it can wash away, and of nothing else', () => {
    expect([held({ 14: 40 }), held({ 14: 40 }, false), held({})]).toEqual([true, false, false])
  })

  test('where more than the soil takes up fell in two of its three days, or one poured', () => {
    expect([held({ 14: MOST / 2, 13: MOST / 2 }), held({ 14: MOST / 2, 13: MOST / 2 + 0.1 })]).toEqual([false, true])
    expect([held({ 13: MOST / 2, 12: MOST / 2 + 0.1 }), held({ 12: MOST / 2, 11: MOST / 2 + 0.1 })]).toEqual([
      true,
      false,
    ])
    const pours = (day: number) => held({ 14: 0, 13: 0, [day]: 30.1 })
    expect([held({ 14: 30, 13: 0 }), pours(14), pours(13), pours(12), pours(11)]).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })

  test('where water stood after three days of rain, but for a paddy that is fed on its mud', () => {
    const before = (mm: number) => ({ 15: mm / 4, 16: mm / 4, 17: mm / 2 })
    expect([held(before(FULL - 0.4)), held(before(FULL))]).toEqual([false, true])
    expect(held({ 18: FULL })).toBe(false)
    const paddy = field(weeks(before(FULL)), undefined, { crop: 'rice', field: { riceField: 'lowland', soil: 'loam' } })
    expect(wasDelayedByRain(paddy, day, true)).toBe(false)
  })

  test('where a storm began by the fourth day after', () => {
    const third = FULL / 3
    expect([held({ 10: third, 9: third, 8: third + 1 }), held({ 9: third, 8: third, 7: third + 1 })]).toEqual([
      true,
      false,
    ])
  })
})

describe('a soil is too dry to feed', () => {
  test('today after a week under 5 mm with none near', () => {
    const dry = field(weeks())
    const week = (rainLast7: number, rain2: number, over = {}) =>
      wasTooDry({ ...dry, week: { ...dry.week, rainLast7, rain2 }, ...over }, asOf)
    expect([week(4.9, 4.9), week(5, 0), week(0, 5)]).toEqual([true, false, false])
    expect(week(0, 0, { irrigated: true })).toBe(false)
  })

  test('on a day behind by the seven days before it, and the day itself and the next', () => {
    const day = addDays(asOf, -10)
    const quiet = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [n + 8, 0]))
    const dryOn = (fell: Record<number, number>) => wasTooDry(field(weeks({ ...quiet, ...fell })), day)
    expect([dryOn({}), dryOn({ 17: 3, 10: 3 })]).toEqual([true, true])
    expect([dryOn({ 17: 4.9 }), dryOn({ 17: 5 }), dryOn({ 18: 5 }), dryOn({ 11: 5 })]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect([dryOn({ 10: 4.9 }), dryOn({ 10: 5 }), dryOn({ 9: 5 }), dryOn({ 8: 5 })]).toEqual([true, false, false, true])
  })

  test('never where nobody measured', () => {
    expect(wasTooDry(field([]), addDays(asOf, -10))).toBe(false)
  })
})
