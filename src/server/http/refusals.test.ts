import { expect, test } from 'bun:test'
import { createRefusals } from './refusals.ts'

const KINDS = 200

test('the first refusal of each of 200 kinds is logged at once, the rest in two sums', () => {
  const noted: [outcome: string, what: unknown, count: unknown][] = []
  const refusals = createRefusals({ note: (_, outcome, { what, count } = {}) => noted.push([outcome, what, count]) })
  for (let n = 1; n <= KINDS + 3; n++) refusals.note(403, `/route/${n}`, { userId: 'ada' })
  expect(noted).toHaveLength(KINDS)
  expect(noted.at(-1)).toEqual(['forbidden', `/route/${KINDS}`, undefined])

  refusals.note(403, '/route/1', { userId: 'ada' })
  refusals.note(403, '/route/1', { userId: 'ada' })
  refusals.note(404, '/route/1', { userId: 'ada' })
  expect(noted).toHaveLength(KINDS)
  refusals.tellMore()
  expect(noted.slice(KINDS)).toEqual([
    ['forbidden', '/route/1', 2],
    ['others', 'others', 3],
  ])

  refusals.note(403, '/route/1', {})
  expect(noted).toHaveLength(KINDS + 3)
  refusals.tellMore()
  expect(noted).toHaveLength(KINDS + 3)
})
