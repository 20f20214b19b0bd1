import { describe, expect, test } from 'bun:test'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { addDays } from '../dates.ts'
import { readField } from '../field.ts'
import { dry, type PlaceName, rains, type Scene, situationOf } from '../testing/example-fields.ts'
import { plantingRules } from './planting.ts'

const told = (scene: Scene) => plantingRules(readField(situationOf(scene)))
const first = (scene: Scene) => told(scene)[0]
/** Maize at Kano, whose window is 15 June to 14 July; sown `age` days ago. */
const kano = (asOf: string, past: number[], ahead: number[] = dry(7), age = 0, over: Partial<Scene> = {}): Scene => ({
  place: 'kano',
  crop: 'maize',
  asOf,
  planted: addDays(asOf, -age),
  past,
  ahead,
  ...over,
})

describe('outside the window', () => {
  test('a row of the last seven days may still be a plan and is told so; an older one stands in the field', () => {
    expect(first(kano('2026-06-10', dry(14), dry(7), 7))).toMatchObject({
      rule: 'planting.outside',
      facts: { from: '06-15', to: '07-14' },
    })
    expect(told(kano('2026-06-10', [3, 3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3, 3], 8))).toEqual([])
  })

  test('without any window here, a rain-fed farmer waits for the rains, and one who waters does not', () => {
    const cocoa: Scene = { ...kano('2026-02-10', dry(14)), crop: 'cocoa' }
    expect(first(cocoa)).toMatchObject({ rule: 'planting.no-rain', facts: { from: '06-19' } })
    expect(told({ ...cocoa, field: { irrigation: ['drip'] } })).toEqual([])
    expect(told({ ...cocoa, asOf: '2026-07-10', planted: '2026-07-10' })).toEqual([])
  })
})

describe('inside the window', () => {
  const july = (past: number[], ahead?: number[]) => first(kano('2026-07-05', past, ahead))?.rule

  test('the rains have begun after 30 mm in two weeks, half as much again as the onset asks for', () => {
    const spread = (mm: number) => [...Array(10).fill(mm / 14), ...Array(4).fill(mm / 14)]
    expect(july(spread(29.9), [4, 0, 0, 0, 0, 0, 0])).toBe('planting.wait-rain')
    expect(july(spread(30.1), [4, 0, 0, 0, 0, 0, 0])).toBe('planting.ready')
  })

  test('or after an onset by the rule', () => {
    expect(july([...dry(10), 0, 20, 0, 0], [3, 0, 3, 0, 3, 0, 0])).toBe('planting.ready')
    expect(july([...dry(10), 0, 19, 0, 0], dry(7))).toBe('planting.wait-rain')
  })

  test('are waited for again after seven dry days with four more to come', () => {
    const rained = (days: number) => [...Array(14 - days).fill(12), ...dry(days)]
    const ahead = (days: number) => [...dry(days), 9, 9, 9, 9, 9, 9, 9].slice(0, 7)
    expect(july(rained(7), ahead(4))).toBe('planting.wait-rain')
    expect(july(rained(6), ahead(4))).toBe('planting.ready')
    expect(july(rained(7), ahead(3))).toBeUndefined()
  })

  test('planting is finished on soil wetted by 10 mm in the last week, with no storm ahead', () => {
    const week = (mm: number) => [20, 20, 20, 20, 20, 20, 20, mm, 0, 0, 0, 0, 0, 0]
    expect(july(week(10), [3, 0, 0, 0, 0, 0, 0])).toBe('planting.ready')
    expect(july(week(9.9), [3, 0, 0, 0, 0, 0, 0])).toBeUndefined()
    expect(july(week(10), [3, 45, 45, 0, 0, 0, 0])).toBeUndefined()
  })

  test('is told for a week, and no longer than the window is open', () => {
    const wet = Array(14).fill(6)
    expect(first(kano('2026-07-05', wet))!.validUntil).toBe('2026-07-12')
    expect(first(kano('2026-07-10', wet))!.validUntil).toBe('2026-07-14')
    expect(first(kano('2026-07-14', wet))!.validUntil).toBe('2026-07-15')
  })

  test('nothing is asked of the rain where the field is watered', () => {
    expect(told(kano('2026-07-05', dry(14), dry(7), 0, { field: { irrigation: ['furrow'] } }))).toEqual([])
  })
})

describe('sowing', () => {
  test('waits for 20 mm in three days in the north, 25 in five in the south, 25 in three in Namibia', () => {
    const asked = (place: PlaceName, crop: CanonicalCropId, asOf: string) =>
      first({ place, crop, asOf, planted: asOf, past: dry(), ahead: dry(7) })
    expect(asked('kano', 'maize', '2026-07-05')).toMatchObject({
      rule: 'planting.wait-rain',
      facts: { onset: 20, onsetDays: 3 },
    })
    expect(asked('ibadan', 'maize', '2026-04-05')).toMatchObject({
      rule: 'planting.wait-rain',
      facts: { onset: 25, onsetDays: 5 },
    })
    expect(asked('oshakati', 'millet', '2026-12-01')).toMatchObject({
      rule: 'planting.wait-rain',
      facts: { onset: 25, onsetDays: 3 },
    })
  })

  test('that stays dry for five days is told of, urgently after ten, from the second day to the fourteenth', () => {
    const sown = (age: number, dryDays: number, ahead = 7): Scene => ({
      place: 'kano',
      crop: 'maize',
      asOf: '2026-07-12',
      planted: addDays('2026-07-12', -age),
      past: [...rains(), ...dry(dryDays)],
      ahead: [...dry(ahead), 9, 9, 9, 9].slice(0, 7),
    })
    const start = (scene: Scene) => told(scene).find(({ rule }) => rule === 'planting.dry-start')?.priority
    expect([1, 2, 14, 15].map((age) => start(sown(age, 6)))).toEqual([undefined, 'medium', 'medium', undefined])
    expect([4, 5, 9, 10].map((days) => start(sown(9, days)))).toEqual([undefined, 'medium', 'medium', 'high'])
    expect(start(sown(9, 6, 3))).toBeUndefined()
  })
})
