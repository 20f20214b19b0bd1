import { describe, expect, test } from 'bun:test'
import type { LogEntry } from '../../contracts/season.ts'
import { addDays } from '../dates.ts'
import { dry, type Scene, situationOf, unwatered, wateredOn } from '../testing/example-fields.ts'
import type { FieldSituation } from '../types.ts'
import { computeWaterBalance } from './soil-water.ts'

const asOf = '2026-02-10'
const scene: Scene = { place: 'kano', crop: 'tomato', asOf, planted: '2025-12-01', past: dry(60), ahead: dry(7) }
const balanceOf = (log: LogEntry[], field: Partial<FieldSituation> = {}) =>
  computeWaterBalance({
    situation: situationOf({ ...scene, field: { irrigation: ['furrow'], areaAcres: 1, log, ...field } }),
  })
const givenOn = (date: string, log: LogEntry[], field: Partial<FieldSituation> = {}) =>
  balanceOf(log, field).rows.find((row) => row.date === date)!.irrigation
const on = addDays(asOf, -3)

describe('a watering told of', () => {
  test('counts with what its way of watering brings to the roots', () => {
    expect(givenOn(on, [wateredOn(on, 20)])).toBeCloseTo(20 * 0.6, 9)
    expect(givenOn(on, [wateredOn(on, 20)], { irrigation: ['drip'] })).toBeCloseTo(20 * 0.9, 9)
  })

  test('in litres or cans is for the whole field: an acre has 4,046.86 m²', () => {
    expect(givenOn(on, [wateredOn(on, 40_468.6, 'litres')])).toBeCloseTo(10 * 0.6, 9)
    expect(givenOn(on, [wateredOn(on, 4046.86, 'cans')], { irrigation: ['manual'] })).toBeCloseTo(10 * 0.8, 9)
  })

  test('without an amount fills what is missing, up to what its method brings at once', () => {
    const log = [...unwatered(on), wateredOn(on)]
    const before = balanceOf(unwatered(on)).rows.find((row) => row.date === addDays(on, -1))!.depletion
    expect(before).toBeGreaterThan(48)
    expect(givenOn(on, log)).toBeCloseTo(80 * 0.6, 9)
    const soon = addDays(on, 1)
    expect(givenOn(soon, [wateredOn(addDays(on, -1)), wateredOn(on), wateredOn(soon)])).toBeLessThan(12)
  })

  test('in litres on a field of unknown size is one without an amount', () => {
    const log = [...unwatered(on), wateredOn(on, 100, 'litres')]
    expect(givenOn(on, log, { areaAcres: null })).toBeCloseTo(80 * 0.6, 9)
  })

  test('says that there was none after it, and nothing of the time before', () => {
    const balance = balanceOf([wateredOn(addDays(asOf, -10), 50)])
    expect(balance.assumedIrrigation).toBe(false)
    const given = balance.rows.filter((row) => row.irrigation > 0).map((row) => row.date)
    expect(given.filter((date) => date < addDays(asOf, -10))).not.toEqual([])
    expect(given.filter((date) => date > addDays(asOf, -10))).toEqual([])
  })

  test('is forgotten after fourteen days of silence: the farmer tells no more', () => {
    expect(balanceOf([wateredOn(addDays(asOf, -14), 50)]).assumedIrrigation).toBe(false)
    expect(balanceOf([wateredOn(addDays(asOf, -15), 50)]).assumedIrrigation).toBe(true)
  })

  test('of another kind of work is none', () => {
    expect(balanceOf([{ ...wateredOn(on, 50), kind: 'weeded' }]).assumedIrrigation).toBe(true)
  })
})
