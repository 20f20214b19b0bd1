import { describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { addDays } from '../../../agronomy/dates.ts'
import {
  computeOnsetOdds,
  mostLikelyOnsetWeeks,
  rankedProbabilityScore,
  toTenths,
} from '../../../agronomy/rain-odds/onset-odds.ts'
import { buildSeasonCalendar, toSeasonDay } from '../../../agronomy/rain-odds/season-calendar.ts'
import { OPERATOR } from '../../../cli/context.ts'
import { historyCsv, madeUpOnset } from '../../testing/made-up-rain.ts'
import { startOpenMeteo } from '../../testing/providers/open-meteo.ts'
import { kanoFarmer, type TestServices, testServices } from '../../testing/services.ts'
import { rainCellOf } from './rain-cell.ts'

const KANO = { lat: 12, lng: 8.52, elevation: null, country: 'NG', state: null }
const cell = rainCellOf(KANO)
const YEARS = Array.from({ length: 30 }, (_, n) => 1996 + n)
const ONSETS = YEARS.map((year) => toSeasonDay(madeUpOnset(KANO, year), year)).sort((a, b) => a - b)

/** Services with thirty years of rain at Kano, and a farmer there. */
async function withHistory(now: string, settings: Record<string, string> = {}) {
  const services = await testServices({ now: `${now}T08:00:00Z`, settings })
  const csv = historyCsv(KANO, { from: 1996, to: 2025 })
  await services.rains.history.importFile(OPERATOR, { csv, source: 'station' })
  return { services, farmer: await kanoFarmer(services) }
}
const issues = ({ db }: TestServices) =>
  db.orm.all<{
    issued: string
    source: string
    came: number | null
    score: number | null
    onset_seen: string | null
    p1: number
  }>(sql`select issued, source, came, score, onset_seen, p1 from rain_odds order by issued, source`)

/** Stores measured days at the farmer's place, mm, from a date on. */
async function measured({ db }: TestServices, from: string, rain: number[]) {
  for (const [n, mm] of rain.entries()) {
    const date = addDays(from, n)
    await db.write(sql`insert or replace into weather_data
      (id, cell, location, timestamp, temperature, temperature_min, precipitation, source, forecast_type, forecast_date, created_at)
      values (${`m${date}`}, '12.0,8.5', '{}', ${`${date}T00:00:00Z`}, 33, 23, ${mm}, 'open-meteo', 'daily', ${date}, ${`${date}T00:00:00Z`})`)
  }
}
const dry = (days: number) => new Array<number>(days).fill(0)
const wet = (days: number) => Array.from({ length: days }, (_, n) => (n % 2 === 0 ? 12 : 0))

describe('the odds of a place', () => {
  test('are those of its past years on the issue day, in tenths by week', async () => {
    const { services, farmer } = await withHistory('2026-06-08')
    const answer = await services.rains.ahead(farmer, {})
    const odds = computeOnsetOdds(ONSETS, toSeasonDay('2026-06-08', 2026))!
    expect(answer).toMatchObject({
      season: 2026,
      issued: '2026-06-08',
      weeks: [
        { from: '2026-06-09', to: '2026-06-15', tenths: toTenths(odds[0]) },
        { from: '2026-06-16', to: '2026-06-22', tenths: toTenths(odds[1]) },
        { from: '2026-06-23', to: '2026-06-29', tenths: toTenths(odds[2]) },
        { from: '2026-06-30', to: '2026-07-06', tenths: toTenths(odds[3]) },
      ],
      later: toTenths(odds[4]),
      laterThanSeen: false,
      years: 30,
      source: 'history',
      seen: null,
      expected: null,
    })
    const best = mostLikelyOnsetWeeks(odds)
    expect(answer.best).toEqual({
      from: addDays('2026-06-08', 7 * best.first - 6),
      to: addDays('2026-06-08', 7 * best.last),
      tenths: toTenths(best.chance),
    })
    expect(answer.usual!.early < answer.usual!.median && answer.usual!.median < answer.usual!.late).toBe(true)
    const [row] = await issues(services)
    expect(row!.p1).toBeCloseTo(odds[0], 6)
  })

  test('stand for their week: a second request in it stores nothing', async () => {
    const { services, farmer } = await withHistory('2026-06-10')
    const first = await services.rains.ahead(farmer, {})
    services.at('2026-06-14T20:00:00Z')
    expect(await services.rains.ahead(farmer, {})).toEqual(first)
    expect(await services.rains.issueWeek()).toMatchObject({ cells: 1, issued: 1 })
    expect(await issues(services)).toHaveLength(1)
    services.at('2026-06-15T03:30:00Z')
    await services.rains.issueWeek()
    expect((await issues(services)).map(({ issued }) => issued)).toEqual(['2026-06-10', '2026-06-15'])
  })

  test('are none outside the window', async () => {
    const { window } = buildSeasonCalendar(cell.place)!
    expect(window.first).toBe(toSeasonDay('2026-04-10', 2026))
    const { services, farmer } = await withHistory('2026-04-09')
    expect(await services.rains.ahead(farmer, {})).toMatchObject({
      season: 2026,
      issued: null,
      weeks: [],
      best: null,
      source: 'usual',
    })
    services.at('2026-04-10T08:00:00Z')
    expect((await services.rains.ahead(farmer, {})).issued).toBe('2026-04-10')
  })

  test('are none without a history, and the usual dates are there', async () => {
    const services = await testServices({ now: '2026-06-08T08:00:00Z' })
    const farmer = await kanoFarmer(services)
    expect(await services.rains.ahead(farmer, {})).toEqual({
      season: 2026,
      issued: null,
      weeks: [],
      later: null,
      best: null,
      laterThanSeen: false,
      getSeed: false,
      usual: { early: '2026-06-09', median: '2026-06-19', late: '2026-07-02' },
      years: 0,
      source: 'usual',
      seen: null,
      expected: null,
      outlook: null,
    })
    expect(await issues(services)).toEqual([])
  })

  test('end when the onset is seen, not while it may be a false start', async () => {
    const { services, farmer } = await withHistory('2026-06-22')
    await measured(services, '2026-05-20', [...dry(20), 9, 9, 9, ...wet(10)])
    // 11 June ended the wet run; ten days are known after it.
    expect(await services.rains.ahead(farmer, {})).toMatchObject({ seen: null, issued: '2026-06-22' })
    await measured(services, '2026-06-22', [12, 0, 12, 0])
    services.at('2026-06-29T08:00:00Z')
    expect(await services.rains.ahead(farmer, {})).toMatchObject({
      seen: '2026-06-11',
      issued: null,
      weeks: [],
      best: null,
    })
  })

  test('are not ended by rain of the season before', async () => {
    const { services, farmer } = await withHistory('2027-04-20')
    await measured(services, '2026-12-22', [...dry(5), 9, 9, 9, ...wet(60)])
    expect(await services.rains.ahead(farmer, {})).toMatchObject({ season: 2027, issued: '2027-04-20', seen: null })
  })

  test('say when the rains are later than ever seen', async () => {
    const { services, farmer } = await withHistory('2026-07-28')
    expect(await services.rains.ahead(farmer, {})).toMatchObject({
      issued: '2026-07-28',
      laterThanSeen: true,
      weeks: [],
      best: null,
      later: 10,
    })
  })

  test('come with the national forecast where one is imported', async () => {
    const { services, farmer } = await withHistory('2026-06-08')
    const csv = 'state,lga,year,onset,end,publisher\nKano,Kano Municipal,2026,06-12,10-01,NiMet\n'
    await services.rains.seasons.importFile(OPERATOR, { csv })
    expect((await services.rains.ahead(farmer, {})).expected).toMatchObject({
      source: 'NiMet',
      year: 2026,
      from: '2026-06-02',
      to: '2026-06-22',
    })
  })
})

describe('an issue', () => {
  test('is scored once the onset is sure', async () => {
    const { services, farmer } = await withHistory('2026-06-01')
    await services.rains.ahead(farmer, {})
    await measured(services, '2026-05-20', [...dry(20), 9, 9, 9, ...wet(20)])
    services.at('2026-07-06T03:30:00Z')
    expect(await services.rains.issueWeek()).toMatchObject({ scored: 1, issued: 0 })
    const odds = computeOnsetOdds(ONSETS, toSeasonDay('2026-06-01', 2026))!
    // 11 June is in the second week after 1 June.
    const [row] = await issues(services)
    expect(row).toMatchObject({ came: 1, onset_seen: '2026-06-11' })
    expect(row!.score).toBeCloseTo(rankedProbabilityScore(odds, 1), 6)
  })

  test('that nothing followed in four weeks came true as "later", but only when those days are known', async () => {
    const { services, farmer } = await withHistory('2026-05-04')
    await services.rains.ahead(farmer, {})
    await measured(services, '2026-05-05', dry(28))
    services.at('2026-06-14T08:00:00Z')
    expect(await services.rains.odds.run()).toMatchObject({ scored: 0 })
    services.at('2026-06-15T08:00:00Z')
    expect(await services.rains.odds.run()).toMatchObject({ scored: 1 })
    expect((await issues(services))[0]).toMatchObject({ came: 4, onset_seen: null })
  })

  test.each([
    [19, 0],
    [20, 1],
  ])('is scored from 20 known days of its weeks: of %p, %p', async (days, scored) => {
    const { services, farmer } = await withHistory('2026-05-04')
    await services.rains.ahead(farmer, {})
    await measured(services, '2026-05-05', dry(days))
    services.at('2026-06-15T08:00:00Z')
    expect(await services.rains.odds.run()).toMatchObject({ scored })
  })

  test('is left without a score when nothing is known of its weeks, after 90 days', async () => {
    const { services, farmer } = await withHistory('2026-05-04')
    await services.rains.ahead(farmer, {})
    services.at('2026-08-01T08:00:00Z')
    await services.rains.odds.run()
    expect((await issues(services))[0]!.came).toBeNull()
    services.at('2026-08-03T08:00:00Z')
    expect((await services.rains.odds.run()).scored).toBe(0)
    expect((await issues(services))[0]!.came).toBe(-1)
  })
})

describe('an ensemble', () => {
  /** Members whose rain meets the rule on the day after the issue, in the second week, or never. */
  const members = (first: number, second: number, never: number) => () => [
    ...Array.from({ length: first }, () => [0, 30, ...dry(13)]),
    ...Array.from({ length: second }, () => [...dry(9), 30, ...dry(5)]),
    ...Array.from({ length: never }, () => dry(15)),
  ]
  async function withMembers(over: () => number[][]) {
    const provider = await startOpenMeteo({ now: () => new Date('2026-06-08T03:30:00Z') }, { members: over })
    const { services } = await withHistory('2026-06-08', {
      WEATHER_PROVIDER: 'open-meteo',
      OPEN_METEO_BASE_URL: 'http://127.0.0.1:9',
      OPEN_METEO_ENSEMBLE_BASE_URL: `${provider.url}/`,
      OPEN_METEO_SEASONAL_BASE_URL: provider.url,
    })
    await services.rains.issueWeek()
    await provider.stop()
    return { services, provider }
  }
  test('is stored beside the odds of past years, and is not said before it has proved better', async () => {
    const { services, provider } = await withMembers(members(11, 20, 20))
    const [mixed, plain] = await issues(services)
    expect([mixed!.source, plain!.source]).toEqual(['ensemble', 'history'])
    const [p1, p2] = computeOnsetOdds(ONSETS, toSeasonDay('2026-06-08', 2026))!
    const [m1, m2] = [(p1 + 11 / 51) / 2, (p2 + 20 / 51) / 2]
    expect(mixed!.p1).toBeCloseTo(m1 / (1 - p1 - p2 + m1 + m2), 5)
    expect((await services.rains.at(KANO)).source).toBe('history')
    const asked = provider.requests.find(({ pathname }) => pathname === '/v1/ensemble')!
    expect(asked.searchParams.get('models')).toBe('ecmwf_aifs025')
  })
  test.each([
    [19, ['history']],
    [20, ['ensemble', 'history']],
  ])('counts from 20 members: of %p, stored are %p', async (count, sources) => {
    const { services } = await withMembers(members(5, 5, count - 10))
    expect((await issues(services)).map(({ source }) => source)).toEqual(sources as 'history'[])
  })
  test('counts the seventh day after the issue to the first week', async () => {
    const { services } = await withMembers(() => Array.from({ length: 51 }, () => [...dry(7), 30, ...dry(7)]))
    const [mixed] = await issues(services)
    const [p1, p2] = computeOnsetOdds(ONSETS, toSeasonDay('2026-06-08', 2026))!
    const [m1, m2] = [(p1 + 1) / 2, p2 / 2]
    expect(mixed!.p1).toBeCloseTo(m1 / (1 - p1 - p2 + m1 + m2), 5)
  })
  test.each([
    [59, 0.1, 'history'],
    [60, 0.1, 'ensemble'],
    [60, 0.2, 'history'],
    [60, 0.3, 'history'],
  ])('with %p scored issues of %p against 0.2: said is the %s', async (count, score, source) => {
    const { services } = await withMembers(members(11, 20, 20))
    // The last pair has no score of its ensemble.
    for (let n = 0; n <= count; n++)
      for (const [of, rps] of [
        ['history', 0.2],
        ['ensemble', n < count ? score : null],
      ] as const)
        await services.db.write(sql`insert into rain_odds (cell, issued, season, p1, p2, p3, p4, later, source, zone, years, came, score, created_at)
          values (${`x${n}`}, '2025-06-02', 2025, 0, 0, 0, 0, 1, ${of}, 'sudan_savanna', 30, 4, ${rps}, '')`)
    expect((await services.rains.at(KANO)).source).toBe(source as 'history')
  })
})

describe('past years', () => {
  test('are listed with their onset, and the share of years in which planting had worked', async () => {
    const { services, farmer } = await withHistory('2026-06-08')
    await services.crops.initialize(farmer)
    const answer = await services.rains.years(farmer, {})
    expect(answer.years).toHaveLength(30)
    expect(answer.years[0]).toMatchObject({ year: 1996, onset: madeUpOnset(KANO, 1996) })
    expect([answer.source, answer.longestDry]).toEqual(['station', { usual: 1, most: 1 }])
    expect(answer.earliest! < answer.usual!.early && answer.usual!.late < answer.latest!).toBe(true)
    // Cassava stands longer than the rains.
    expect(answer.crops.map(({ crop }) => crop)).toEqual(['maize'])
    const [{ plantings }] = answer.crops as [(typeof answer.crops)[number]]
    expect(plantings[0]!.day).toBe('2026-06-09')
    expect(plantings.every(({ worked, years }) => worked <= years && years === 30)).toBe(true)
    expect(plantings[0]!.worked).toBe(ONSETS.filter((day) => day <= toSeasonDay('2026-06-09', 2026)).length)
  })
  test('are none without a history', async () => {
    const services = await testServices()
    const answer = await services.rains.years(await kanoFarmer(services), {})
    expect(answer).toEqual({
      source: null,
      years: [],
      usual: null,
      earliest: null,
      latest: null,
      longestDry: null,
      crops: [],
    })
  })
})
