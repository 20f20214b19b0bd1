import { expect, test } from 'bun:test'
import { createCrowd } from './crowd.ts'

test('those are a crowd who come after so many within so short a time', () => {
  let now = 1000
  const crowd = createCrowd(() => now, { requests: 3, withinMs: 100 })
  const comesAt = (time: number) => {
    now = time
    return crowd.joins()
  }
  expect([1000, 1010, 1020].map(comesAt)).toEqual([false, false, false])
  expect([1030, 1099].map(comesAt)).toEqual([true, true])
  // The third before it came 100 ms ago.
  expect(comesAt(1120)).toBe(false)
  expect([1125, 1130].map(comesAt)).toEqual([true, true])
  expect([5000, 5001, 5002].map(comesAt)).toEqual([false, false, false])
})
