import { expect, test } from 'bun:test'
import { currentWeatherReport, type WeatherReportDeps } from './weather-reports.ts'

const NOW = Date.parse('2026-07-06T12:00:00.000Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const ago = (ms: number) => new Date(NOW - ms).toISOString()

/** Says where the current weather is from, with a stored report of this age and an observation of that one. */
async function askedWith(storedAge: number, observedAge: number | null) {
  const parts = {
    clock: { now: () => new Date(NOW) },
    log: {},
    live: {
      name: 'live',
      current: async () => {
        if (observedAge === null) throw new Error('down')
        return { observedAt: ago(observedAge), from: 'provider' }
      },
    },
    season: { name: 'climatology', current: () => ({ from: 'season' }) },
    store: {
      current: async () => ({ source: 'live', askedAt: ago(storedAge), from: 'store' }),
      addCurrent: async () => {},
    },
  } as unknown as WeatherReportDeps
  const report = await currentWeatherReport(parts, {} as never)
  return report as typeof report & { from: 'provider' | 'season' | 'store' }
}

test('a report is given again for ten minutes, and for a day while the provider fails', async () => {
  expect((await askedWith(10 * MINUTE - 1, 0)).from).toBe('store')
  expect((await askedWith(10 * MINUTE, 0)).from).toBe('provider')
  expect((await askedWith(24 * HOUR - 1, null)).from).toBe('store')
  expect((await askedWith(24 * HOUR, null)).from).toBe('season')
})

test('an observation of six hours ago or more, or of a minute ahead, gets the time of the request', async () => {
  const observedAt = async (age: number) => (await askedWith(HOUR, age)).observedAt
  expect(await observedAt(6 * HOUR - 1)).toBe(ago(6 * HOUR - 1))
  expect(await observedAt(6 * HOUR)).toBe(ago(0))
  expect(await observedAt(1 - MINUTE)).toBe(ago(1 - MINUTE))
  expect(await observedAt(-MINUTE)).toBe(ago(0))
})
