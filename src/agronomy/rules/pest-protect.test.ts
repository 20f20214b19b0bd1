import { expect, test } from 'bun:test'
import { addDays } from '../dates.ts'
import { readField } from '../field.ts'
import { type Scene, situationOf } from '../testing/example-fields.ts'
import { pestRules } from './pest-and-disease.ts'

/** Potatoes at Jos, cool and wet for weeks. */
const wet: Scene = {
  place: 'jos',
  crop: 'potatoes',
  asOf: '2026-06-20',
  planted: '2026-05-01',
  past: Array(50).fill(5),
  ahead: Array(7).fill(5),
  days: { tMin: 18, tMax: 24, humidity: 93 },
}
const protects = (sprayed: number | null): boolean => {
  const date = addDays(wet.asOf, -(sprayed ?? 0))
  const entry = { kind: 'sprayed', date, amount: null, unit: null, product: 'mancozeb', count: null, of: null } as const
  const situation = situationOf({ ...wet, field: { log: sprayed === null ? [] : [entry] } })
  return pestRules({ ...readField(situation), prospects: 'fine' }).some(({ rule }) => rule === 'pest.protect')
}

test('a spray against late blight holds seven days; when it has worn off and it stays wet, it is told again', () => {
  expect(protects(3)).toBe(false)
  expect(protects(8)).toBe(true)
})
