import { expect, test } from 'bun:test'
import { createBackoff } from './backoff.ts'

function paced() {
  let now = 1_800_000_000_000
  const pace = createBackoff({ now: () => new Date(now) })
  /** Notes a failure and returns the seconds of the pause, which it then waits out. */
  const failed = (pauseMs: number) => {
    const from = now
    pace.note(pauseMs)
    const until = Date.parse(pace.until())
    now = until - 1
    const before = pace.isPaused()
    now = until
    return [before, pace.isPaused(), (until - from) / 1000]
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { pace, failed, pass }
}

test('each failure in a row pauses twice as long as the one before, ten minutes at most', () => {
  const { failed } = paced()
  const pauses = Array.from({ length: 8 }, () => failed(10_000))
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 600, 600].map((seconds) => [true, false, seconds]))
})

test('a provider that asks for a longer pause gets it', () => {
  expect(paced().failed(900_000)).toEqual([true, false, 900])
})

test('requests that fail together are one failure, and success begins anew', () => {
  const { pace, failed, pass } = paced()
  expect(pace.isPaused()).toBe(false)
  pace.note(10_000)
  pace.note(10_000)
  pass(10_000)
  expect(failed(10_000)).toEqual([true, false, 20])
  pace.note(null)
  expect(failed(10_000)).toEqual([true, false, 10])
})

test('success does not end a pause', () => {
  const { pace } = paced()
  pace.note(10_000)
  pace.note(null)
  expect(pace.isPaused()).toBe(true)
})
