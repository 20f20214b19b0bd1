import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { CALLS } from '../contracts/calls.ts'
import { createRateLimits, RATE_LIMITS, type RateLimitName } from './rate-limits.ts'
import { tooManyRequestsError } from './refusals.ts'

function limits({ enabled = true, keysKept }: { enabled?: boolean; keysKept?: number } = {}) {
  let time = 1_000_000
  const created = createRateLimits({ clock: { now: () => new Date(time) }, enabled, keysKept })
  return { ...created, pass: (ms: number) => (time += ms) }
}

describe('a limit', () => {
  test.each(Object.keys(RATE_LIMITS) as RateLimitName[])(
    '%s allows its number in its window, then says how long to wait',
    (name) => {
      const { take, secondsToWait, pass } = limits()
      const { max, window } = RATE_LIMITS[name]
      for (let i = 0; i < max; i++) take(name, 'a')
      expect(() => take(name, 'a')).toThrow(/^Too many tries\. Please wait .* and try again\.$/)
      expect(secondsToWait(name, 'a')).toBe(window / 1000)
      expect(secondsToWait(name, 'b')).toBe(0)
      pass(window)
      take(name, 'a')
    },
  )

  test('is what the contract says', () => {
    const minutes = Object.entries(RATE_LIMITS).map(([name, { max, window }]) => [name, max, window / 60_000])
    expect(minutes).toEqual([
      ['signInPhone', 10, 15],
      ['signInAddress', 60, 15],
      ['signInDevice', 10, 15],
      ['signInNetwork', 240, 15],
      ['signInNewcomers', 10, 15],
      ['signInPair', 1, 15],
      ['signInPatient', 100, 24 * 60],
      ['signInAsked', 1, 15],
      ['signInPatience', 1, 1],
      ['secondFactor', 20, 24 * 60],
      ['passwordCheck', 10, 15],
      ['takenFields', 10, 60],
      ['contactChange', 20, 24 * 60],
      ['recoveryTry', 60, 15],
      ['phoneDial', 6, 24 * 60],
      ['registration', 30, 60],
      ['registrationNetwork', 120, 60],
      ['passwordJudged', 240, 60],
      ['posting', 30, 60],
      ['upload', 20, 60],
      ['cropWriting', 120, 60],
      ['logWriting', 240, 60],
      ['planning', 60, 60],
      ['generation', 10, 60],
      ['tryOut', 60, 60],
      ['testSms', 10, 60],
      ['passwordHelp', 20, 60],
      ['callbackSecret', 20, 15],
      ['liking', 300, 60],
      ['pushSubscription', 30, 60],
      ['geocode', 60, 1],
      ['weatherElsewhere', 60, 60],
      ['moving', 20, 60],
    ])
  })

  test('slides: each use comes back when its own time is over', () => {
    const { take, secondsToWait, pass } = limits()
    for (let i = 0; i < 10; i++) {
      take('generation', 'a')
      pass(60_000)
    }
    expect(secondsToWait('generation', 'a')).toBe(50 * 60)
    pass(50 * 60_000)
    take('generation', 'a')
    expect(secondsToWait('generation', 'a')).toBe(60)
  })

  test('a use given back does not count, even twice', () => {
    const { take, secondsToWait } = limits()
    const back = take('generation', 'a')
    back()
    back()
    for (let i = 0; i < 10; i++) take('generation', 'a')
    expect(secondsToWait('generation', 'a')).toBeGreaterThan(0)
  })

  test('remembers a bounded number of keys, the latest used', () => {
    const { take, secondsToWait } = limits({ keysKept: 3 })
    for (let i = 0; i < 10; i++) take('generation', 'a')
    for (const key of ['b', 'c']) take('generation', key)
    expect(secondsToWait('generation', 'a')).toBeGreaterThan(0)
    take('generation', 'd')
    expect(secondsToWait('generation', 'a')).toBe(0)
  })

  test('locks nobody out when the clock was ahead and is set back', () => {
    const { take, secondsToWait, pass } = limits()
    for (let i = 0; i < 10; i++) take('generation', 'a')
    pass(-365 * 24 * 3_600_000)
    expect(secondsToWait('generation', 'a')).toBe(0)
  })

  test.each([
    [1, 'a minute'],
    [60, 'a minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
  ])('of %d seconds says to wait %s', (seconds, wait) => {
    const { message, details } = tooManyRequestsError(seconds)
    expect([message, details.retryAfterSeconds]).toEqual([
      `Too many tries. Please wait ${wait} and try again.`,
      seconds,
    ])
  })

  test('switched off refuses nothing', () => {
    const { take } = limits({ enabled: false })
    for (let i = 0; i < 100; i++) take('generation', 'a')
  })

  test('is taken by a call or by a method, each of them', async () => {
    const byCalls = Object.values(CALLS).map((call) => ('limit' in call ? call.limit : null))
    const handlers = [...new Glob('src/server/**/*.ts').scanSync()].filter((path) => !path.endsWith('.test.ts'))
    const sources = (await Promise.all(handlers.map((path) => Bun.file(path).text()))).join()
    const names = Object.keys(RATE_LIMITS) as RateLimitName[]
    expect(names.filter((name) => !byCalls.includes(name as never) && !sources.includes(`'${name}'`))).toEqual([])
  })
})
