import { afterEach, describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { monthlyRainSums } from '../../../agronomy/rain-odds/judge-history.ts'
import { quantile } from '../../../agronomy/rain-odds/kernel-density.ts'
import { OPERATOR } from '../../../cli/context.ts'
import { historyCsv } from '../../testing/made-up-rain.ts'
import { startOpenMeteo } from '../../testing/providers/open-meteo.ts'
import { kanoFarmer, type TestServices, testServices } from '../../testing/services.ts'
import { rainCellOf } from './rain-cell.ts'

const KANO = { lat: 12, lng: 8.52, elevation: null, country: 'NG', state: null }
const cell = rainCellOf(KANO)

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

/** Services on 8 June 2026 with the rain of the years since `from`, and a seasonal forecast of `members` for June, July, August and September, mm. */
async function withMembers(members: number[][], from = 1996) {
  const provider = await startOpenMeteo({ now: () => new Date('2026-06-08T03:30:00Z') }, { months: () => members })
  stop = () => provider.stop()
  const services = await testServices({
    now: '2026-06-08T03:30:00Z',
    settings: {
      WEATHER_PROVIDER: 'open-meteo',
      OPEN_METEO_BASE_URL: 'http://127.0.0.1:9',
      OPEN_METEO_SEASONAL_BASE_URL: provider.url,
      OPEN_METEO_ENSEMBLE_BASE_URL: provider.url,
    },
  })
  const csv = historyCsv(KANO, { from, to: 2025 })
  await services.rains.history.importFile(OPERATOR, { csv, source: 'station' })
  await kanoFarmer(services)
  return services
}
const rows = ({ db }: TestServices) =>
  db.orm.all<{
    month: string
    drier: number
    usual: number
    wetter: number
    came: number | null
    score: number | null
  }>(sql`select month, drier, usual, wetter, came, score from rain_outlooks order by month`)
const split = (drier: number, usual: number, wetter: number, at: [number, number, number]) =>
  [...Array(drier).fill(at[0]), ...Array(usual).fill(at[1]), ...Array(wetter).fill(at[2])].map((mm) => [
    100,
    mm,
    mm,
    mm,
  ])

/** Terciles of July in the made-up history. */
async function july(services: TestServices): Promise<[number, number]> {
  const years = (await services.rains.store.histories(cell.key)).get('station')!
  const sums = [...monthlyRainSums(years, cell.place, 7, { scale: false }).values()].sort((a, b) => a - b)
  expect(sums).toHaveLength(30)
  return [quantile(sums, 1 / 3), quantile(sums, 2 / 3)]
}

describe('the outlook', () => {
  test('is the share of members in each tercile of the place’s own months, stored once a month', async () => {
    const services = await withMembers(split(5, 20, 26, [0, 203, 5000]))
    const [low, high] = await july(services)
    expect([Math.round(low), Math.round(high)]).toEqual([197, 208])
    await services.rains.issueWeek()
    const found = await rows(services)
    expect(found.map(({ month }) => month)).toEqual(['2026-07', '2026-08', '2026-09'])
    expect(found[0]!.drier).toBeCloseTo(5 / 51, 10)
    expect(found[0]!.wetter).toBeCloseTo(26 / 51, 10)
    expect((await services.rains.at(KANO)).outlook).toEqual({ month: '2026-07', kind: 'wetter', tenths: 5 })
    services.at('2026-06-15T03:30:00Z')
    await services.rains.issueWeek()
    expect(await rows(services)).toHaveLength(3)
  })
  test.each([
    [23, 14, 14, { month: '2026-07', kind: 'drier', tenths: 5 }],
    [22, 14, 15, null],
  ] as const)('of %p, %p and %p members of 51 is shown from 45 %', async (drier, usual, wetter, outlook) => {
    const services = await withMembers(split(drier, usual, wetter, [0, 203, 5000]))
    await services.rains.issueWeek()
    expect((await services.rains.at(KANO)).outlook).toEqual(outlook)
  })
  test('counts no member whose months are cut off', async () => {
    const services = await withMembers([...split(5, 20, 26, [0, 203, 5000]), [0, 0, 0]])
    await services.rains.issueWeek()
    expect((await rows(services))[0]!.drier).toBeCloseTo(5 / 51, 10)
  })
  test('of fewer than 20 members is not stored', async () => {
    const services = await withMembers(split(5, 5, 9, [0, 203, 5000]))
    await services.rains.issueWeek()
    expect(await rows(services)).toEqual([])
  })
  test.each([
    [2011, 3],
    [2012, 0],
  ])('with rain since %p is stored for %p months: fifteen years are needed', async (from, months) => {
    const services = await withMembers(split(5, 20, 26, [0, 203, 5000]), from)
    await services.rains.issueWeek()
    expect(await rows(services)).toHaveLength(months)
  })
  test.each([
    [11, 0.4, true],
    [12, 0.4, false],
    [12, 0.2, true],
  ])('after %p scored issues of %p is shown: %p', async (count, score, isShown) => {
    const services = await withMembers(split(5, 10, 36, [0, 203, 5000]))
    await services.rains.issueWeek()
    for (let n = 0; n < count; n++)
      await services.db.write(sql`insert into rain_outlooks (cell, issued, month, drier, usual, wetter, zone, came, score, created_at)
        values (${`x${n}`}, '2025-06-02', '2025-07', 1, 0, 0, 'sudan_savanna', 2, ${score}, '')`)
    expect((await services.rains.at(KANO)).outlook !== null).toBe(isShown)
  })
  test('is scored when its month is in the history', async () => {
    const services = await withMembers(split(0, 0, 51, [0, 203, 5000]))
    await services.rains.issueWeek()
    const other = rainCellOf({ lat: 9.9, lng: 8.9 }).key
    await services.db.write(sql`insert into rain_outlooks (cell, issued, month, drier, usual, wetter, zone, created_at)
      select ${other}, issued, month, drier, usual, wetter, zone, created_at from rain_outlooks where month = '2026-07'`)
    services.at('2026-08-03T03:30:00Z')
    const month = Array.from({ length: 31 }, (_, n) => `12,8.52,2026-07-${String(n + 1).padStart(2, '0')},0`)
    await services.rains.history.importFile(OPERATOR, {
      csv: `lat,lng,date,rain\n${month.join('\n')}\n`,
      source: 'station',
    })
    expect(await services.rains.issueWeek()).toMatchObject({ outlooksScored: 1 })
    // All members in the wettest tercile, and the driest came: the worst score.
    expect(
      await services.db.orm.all(
        sql`select came, score from rain_outlooks where month = '2026-07' order by cell = ${other}`,
      ),
    ).toEqual([
      { came: 0, score: 1 },
      { came: null, score: null },
    ])
  })
})
