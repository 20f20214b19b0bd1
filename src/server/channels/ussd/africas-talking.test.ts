import { expect, test } from 'bun:test'
import { africasTalkingUssdAdapter } from './africas-talking.ts'

const ended = (fields: Record<string, string>) => africasTalkingUssdAdapter.end((name) => fields[name] ?? '')

test.each([
  ['0', 0],
  ['41000', 41000],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['long', null],
])('a dial of %p ms lasted %p', (durationInMillis, durationMs) => {
  expect(ended({ durationInMillis }).durationMs).toBe(durationMs)
})

test.each([
  ['Success', 'finished'],
  ['Incomplete', 'left'],
  ['Failed', 'failed'],
  ['Lost', null],
] as const)('a dial of status %p is %p, and costs what is said or nothing known', (status, outcome) => {
  const said = { sessionId: 'ATUid_1', status }
  expect(ended({ ...said, cost: 'NGN 1.5' })).toMatchObject({ ...said, outcome, cost: 'NGN 1.5' })
  expect(ended({ ...said, cost: '' })).toMatchObject({ outcome, cost: null })
})
