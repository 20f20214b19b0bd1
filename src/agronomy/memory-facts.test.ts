import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CANONICAL_CROPS, cropFacts } from './crops/crop-facts.ts'
import { fertilizerFigures } from './crops/fertilizer.ts'
import fertilizerGeneral from './data/fertilizer-general.json' with { type: 'json' }
import actives from './data/protection/actives.json' with { type: 'json' }
import intervals from './data/protection/intervals.json' with { type: 'json' }
import { isFromMemory } from './feeding/from-memory.ts'

const { kraal } = fertilizerGeneral.manure

const DATA = join(import.meta.dir, 'data')

/** Facts of a value, and those of them that rest on memory. */
function countOf(value: unknown, count = { all: 0, memory: 0 }): { all: number; memory: number } {
  if (Array.isArray(value)) for (const item of value) countOf(item, count)
  else if (typeof value === 'object' && value !== null) {
    const { confidence, source } = value as { confidence?: unknown; source?: unknown }
    const sourced = typeof confidence === 'string' || typeof source === 'string'
    const fromMemory =
      typeof confidence === 'string' ? confidence === 'memory' : /^memory$|from memory/.test(String(source ?? ''))
    if (sourced) count.all++
    if (sourced && fromMemory) count.memory++
    for (const item of Object.values(value)) countOf(item, count)
  }
  return count
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const filesOf = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesOf(path) : path.endsWith('.json') ? [path] : []
  })

describe('facts from memory', () => {
  test('are none of the rates of fertiliser, in whole or in part', () => {
    const rates = CANONICAL_CROPS.flatMap((crop) => {
      const { targets = [], per_plant = [] } = fertilizerFigures(crop) ?? {}
      return [...targets, ...per_plant].map((row) => ({ crop, ...row }))
    })
    expect(rates.length).toBeGreaterThan(80)
    expect(rates.filter(isFromMemory).map(({ crop, source }) => `${crop}: ${source}`)).toEqual([])
  })
  test('are none of the parts of fertiliser and their days, in whole or in part', () => {
    const splits = CANONICAL_CROPS.flatMap((crop) =>
      (fertilizerFigures(crop)?.splits ?? []).flatMap(({ rows }) => rows.map((row) => ({ crop, ...row }))),
    )
    expect(splits.length).toBeGreaterThan(50)
    expect(splits.filter(isFromMemory).map(({ crop, source }) => `${crop}: ${source}`)).toEqual([])
  })
  test('are none of the most that a crop bears', () => {
    const ceilings = CANONICAL_CROPS.flatMap((crop) => {
      const maximum = fertilizerFigures(crop)?.maximum
      return maximum ? [{ crop, ...maximum }] : []
    })
    expect(ceilings.length).toBeGreaterThan(30)
    expect(ceilings.filter(isFromMemory).map(({ crop, source }) => `${crop}: ${source}`)).toEqual([])
  })
  test('are none of the last planting days', () => {
    const rows = CANONICAL_CROPS.flatMap((crop) =>
      cropFacts(crop).record.practice.planting.map((row) => ({ crop, ...row })),
    )
    const last = rows.filter(({ latest }) => latest !== null)
    expect(last.length).toBeGreaterThan(50)
    expect(
      last.filter(({ confidence }) => confidence === 'memory').map(({ crop, zones }) => `${crop}: ${zones}`),
    ).toEqual([])
  })
  test('are none of the amounts of manure', () => {
    const amounts = CANONICAL_CROPS.flatMap((crop) =>
      (fertilizerFigures(crop)?.manure ?? []).map((row) => ({ crop, ...row })),
    )
    expect(amounts.length).toBeGreaterThan(30)
    expect(amounts.filter(isFromMemory).map(({ crop, source }) => `${crop}: ${source}`)).toEqual([])
    expect(countOf(kraal)).toEqual({ all: 1, memory: 0 })
  })
  test('are none of the days between pickings', () => {
    const intervals = CANONICAL_CROPS.flatMap((crop) => {
      const { harvest, plan } = cropFacts(crop).record.practice
      const picked = plan.filter(({ id, count }) => /^(pick|cut)/.test(id) && count.startsWith('every'))
      return [harvest.picking_interval_days ?? [], picked].flat().map((fact) => ({ crop, ...fact }))
    })
    expect(intervals.length).toBeGreaterThan(6)
    expect(intervals.filter(({ confidence }) => confidence === 'memory').map(({ crop }) => crop)).toEqual([])
  })
  test('are none of the doses of a spray and none of the days from it to the harvest', () => {
    const doses = Object.values(actives).flatMap((active) => ('doses' in active ? [active.doses] : []))
    expect(doses.length).toBeGreaterThan(0)
    expect(countOf(doses).memory).toBe(0)
    expect(countOf(intervals).memory).toBe(0)
  })
  test('are fewer than 15 in a hundred of all, and may only become fewer', () => {
    const { all, memory } = countOf(filesOf(DATA).map(read))
    expect(all).toBeGreaterThan(2400)
    expect(memory / all).toBeLessThan(0.15)
  })
})
