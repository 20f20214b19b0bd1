import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import actives from './data/protection/actives.json' with { type: 'json' }
import intervals from './data/protection/intervals.json' with { type: 'json' }

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

const filesOf = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesOf(path) : path.endsWith('.json') ? [path] : []
  })

describe('facts from memory', () => {
  test('are none of the doses and none of the days to harvest', () => {
    const doses = Object.values(actives).flatMap((active) => ('doses' in active ? [active.doses] : []))
    expect(doses.length).toBeGreaterThan(0)
    expect(countOf(doses).memory).toBe(0)
    expect(countOf(intervals).memory).toBe(0)
  })
  test('are fewer than one in five of all, and may only become fewer', () => {
    const { all, memory } = countOf(filesOf(DATA).map((path) => JSON.parse(readFileSync(path, 'utf8'))))
    expect(all).toBeGreaterThan(2400)
    expect(memory / all).toBeLessThan(0.2)
  })
})
