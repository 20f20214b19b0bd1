import { expect, test } from 'bun:test'
import type * as z from 'zod/mini'
import { CALLS } from '../../contracts/calls.ts'
import { dice, madeUp } from '../testing/made-up.ts'
import { onlyNamed } from './only-named.ts'

/** The same with columns that no contract names. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore)
  if (typeof value !== 'object' || value === null) return value
  const all = Object.entries(value).map(([name, one]) => [name, withMore(one)])
  return { passwordHash: 'a column that no contract names', ...Object.fromEntries(all), toString: 1 }
}

const answers = Object.entries(CALLS).flatMap(([name, call]) =>
  'out' in call && call.method === 'GET' ? [[name, call.out as z.ZodMiniType] as const] : [],
)

test('of every answer goes out what its contract names, as if it were parsed', () => {
  const tried = new Set<string>()
  for (const [name, contract] of answers)
    for (let seed = 1; seed <= 60; seed++) {
      const value = withMore(madeUp(contract, dice(seed), '2026-07-06T08:00:00Z', { drawing: () => 'action.weed' }))
      const parsed = contract.safeParse(value)
      if (!parsed.success) continue
      tried.add(name)
      expect([name, seed, onlyNamed(contract, value)]).toEqual([name, seed, parsed.data])
    }
  // Of these two the reasons are a record that must have them all, which is not made up.
  expect(answers.flatMap(([name]) => (tried.has(name) ? [] : name))).toEqual(['getCampaign', 'previewSms'])
})
