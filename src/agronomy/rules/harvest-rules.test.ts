import { describe, expect, test } from 'bun:test'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { addDays } from '../dates.ts'
import { readField } from '../field.ts'
import { dry, type Scene, showers, situationOf } from '../testing/example-fields.ts'
import { harvestRules } from './harvest.ts'

const first = (scene: Scene) => harvestRules(readField(situationOf(scene)))[0]

describe('the harvest', () => {
  const ripe = (ahead: number[], over: Partial<Scene> = {}): Scene => ({
    place: 'kano',
    crop: 'maize',
    asOf: '2026-10-26',
    planted: '2026-06-25',
    past: dry(),
    ahead,
    ...over,
  })

  test('is brought in before 10 mm in three days, and in a window of three dry days', () => {
    expect(first(ripe([4, 3, 3, 0, 0, 0, 0]))).toMatchObject({
      rule: 'harvest.before-rain',
      priority: 'high',
    })
    expect(first(ripe([4, 3, 2.9, 0, 0, 0, 0]))?.rule).toBe('harvest.between-showers')
    expect(first(ripe([0, 0, 0, 9, 0, 0, 0]))?.rule).toBe('harvest.now')
    expect(first(ripe([0, 0, 3, 0, 0, 0, 0]))?.rule).toBe('harvest.between-showers')
  })

  test('is announced from a fortnight to three days before', () => {
    const left = (days: number) => first(ripe(dry(7), { planted: addDays('2026-10-26', days - 125) }))?.rule
    expect([15, 14, 11].map(left)).toEqual([undefined, 'harvest.soon', 'harvest.soon'])
    const potato = (days: number) =>
      first(ripe(dry(7), { crop: 'sweet-potato', planted: addDays('2026-10-26', days - 125) }))?.rule
    expect([11, 10].map(potato)).toEqual(['harvest.soon', 'harvest.lift'])
  })

  test('before rain says which days are wet, how much comes, and by when: the day before', () => {
    expect(first(ripe([0, 0, 12, 9, 0, 0, 0]))).toMatchObject({
      validUntil: '2026-10-29',
      facts: { rain: 20, from: '2026-10-28', to: '2026-10-29', by: '2026-10-27' },
    })
    expect(first(ripe([9, 1, 9, 9, 0, 0, 0]))).toMatchObject({
      facts: { rain: 30, from: '2026-10-26', to: '2026-10-29', by: '2026-10-26' },
    })
    expect(first(ripe([1.9, 8, 2, 0, 0, 0, 0]))).toMatchObject({
      facts: { rain: 10, from: '2026-10-27', to: '2026-10-27' },
    })
  })

  test('counts as brought in two weeks after it was due, or when the farmer says that he is at it', () => {
    const since = (days: number, over: Partial<Scene> = {}) =>
      harvestRules(readField(situationOf(ripe(dry(7), { planted: addDays('2026-10-26', -125 - days), ...over })))).map(
        ({ rule }) => rule,
      )
    expect(since(14)).toEqual(['harvest.now'])
    expect(since(15)).toEqual(['harvest.drying', 'harvest.store'])
    expect(since(2, { field: { statedStage: 'harvesting', stageStatedOn: '2026-10-26' } })).toEqual([
      'harvest.drying',
      'harvest.store',
    ])
    expect(since(15, { crop: 'onion', planted: addDays('2026-10-26', -170) })).toEqual(['harvest.now'])
  })

  test('that is picked or cut, and a bunch, are told while they bear', () => {
    const told = (crop: CanonicalCropId, age: number) =>
      first(ripe(dry(7), { crop, planted: addDays('2026-10-26', -age) }))?.rule
    expect([told('tomato', 84), told('tomato', 85)]).toEqual([undefined, 'harvest.pick'])
    expect([told('cabbage', 75), told('cabbage', 76)]).toEqual([undefined, 'harvest.pick'])
    expect([told('plantain', 269), told('plantain', 270)]).toEqual([undefined, 'harvest.pick'])
    expect(told('mangoes', 4000)).toBeUndefined()
    expect(told('cocoa', 4000)).toBe('harvest.pick')
  })

  test('of cassava waits in the first four weeks of the rains, once 20 mm have fallen: the starch is low (AKILIMO)', () => {
    const cassava = (asOf: string, mm: number): Scene => ({
      place: 'ibadan',
      crop: 'cassava',
      asOf,
      planted: addDays(asOf, -355),
      past: [...dry(13), mm],
      ahead: showers(),
    })
    expect(first(cassava('2026-05-13', 20))?.rule).toBe('harvest.cassava-wait')
    expect(first(cassava('2026-05-13', 19))?.rule).toBe('harvest.lift')
    expect(first(cassava('2026-05-14', 20))?.rule).toBe('harvest.lift')
    expect(first(cassava('2026-04-14', 20))?.rule).toBe('harvest.lift')
  })

  test('of yam and potatoes keeps for months, of other roots for days', () => {
    const lifted = (crop: CanonicalCropId) =>
      first(ripe(dry(7), { crop, planted: null, field: { statedStage: 'mature', stageStatedOn: '2026-10-26' } }))
    for (const crop of ['yam', 'potatoes'] as const) expect(lifted(crop)?.rule).toBe('harvest.lift')
    for (const crop of ['cassava', 'sweet-potato', 'carrots'] as const) expect(lifted(crop)?.rule).toBe('harvest.lift')
  })
})
