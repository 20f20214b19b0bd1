import { expect, test } from 'bun:test'
import { createSingleFlight } from './single-flight.ts'

test('what is under way is shared, by key, and done again once it is over', async () => {
  const once = createSingleFlight()
  let done = 0
  const work = async () => ++done
  expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2])
  expect(await once('a', work)).toBe(3)
})

test('a failure is everyone’s who shares it, and the next asks anew', async () => {
  const once = createSingleFlight()
  const failing = () => Promise.reject(new Error('no network'))
  const [first, second] = await Promise.allSettled([once('a', failing), once('a', failing)])
  expect([first.status, second.status]).toEqual(['rejected', 'rejected'])
  expect(await once('a', async () => 'well')).toBe('well')
})
