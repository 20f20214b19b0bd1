import { afterEach, describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { OPERATOR } from '../../../cli/context.ts'
import { rethrowing } from '../../../shared/testing/rejections.ts'
import { historyCsv, madeUpRain } from '../../testing/made-up-rain.ts'
import { startOpenMeteo } from '../../testing/providers/open-meteo.ts'
import { startProvider } from '../../testing/providers/provider.ts'
import { kanoFarmer, type TestServices, testServices } from '../../testing/services.ts'
import { rainCellOf } from './rain-cell.ts'

const KANO = { lat: 12, lng: 8.52, elevation: null, country: 'NG', state: null }
const cell = rainCellOf(KANO)
const rows = async ({ db }: TestServices) =>
  (await db.orm.all<{ n: number }>(sql`select count(*) as n from rain_days`))[0]!.n

describe('importing a history', () => {
  test('stores a row a year and cell, and gives a trusted source', async () => {
    const services = await testServices()
    const csv = historyCsv(KANO, { from: 1996, to: 2025 })
    const report = await services.rains.history.importFile(OPERATOR, { csv, source: 'station' })
    expect(report).toEqual({ source: 'station', cells: 1, years: 30, lines: 10_958, bad: [] })
    expect(await rows(services)).toBe(30)
    const history = (await services.rains.history.trusted(cell))!
    expect(history).toMatchObject({ source: 'station', distrust: null })
    expect(history.years).toHaveLength(30)
    const [row] = await services.db.orm.all<{ n: number; source: string }>(
      sql`select length(days) as n, source from rain_days where year = 1996`,
    )
    expect(row).toEqual({ n: 732, source: 'station' })
  })

  test('averages the points of a cell and fills a year in from two files', async () => {
    const services = await testServices()
    const read = async () => (await services.rains.store.histories(cell.key)).get('chirps')!.get(2001)!
    await services.rains.history.importFile(OPERATOR, {
      csv: 'lng,lat,rain,date\n8.5,12,10,2001-06-01\n8.55,12.05,4,2001-06-01\n',
      source: 'chirps',
    })
    await services.rains.history.importFile(OPERATOR, {
      csv: 'lat;lng;date;rain;tmin;tmax\n12;8.5;2001-06-02;3.14;22;35\n',
      source: 'chirps',
    })
    // 1 June is the 152nd value of a common year, whose 60th is missing.
    expect([...(await read()).subarray(151, 155)]).toEqual([65_535, 70, 31, 65_535])
  })

  test('begins with the year 1900', async () => {
    const services = await testServices()
    const csv = 'lat,lng,date,rain\n12,8.52,1900-01-01,4\n'
    const report = await services.rains.history.importFile(OPERATOR, { csv, source: 'a' })
    expect(report).toMatchObject({ years: 1, bad: [] })
    expect(await rows(services)).toBe(1)
  })

  test('a dry run and a farmer store nothing', async () => {
    const services = await testServices()
    const csv = historyCsv(KANO, { from: 2001, to: 2001 })
    await services.rains.history.importFile(OPERATOR, { csv, source: 'a', dryRun: true })
    const farmer = await kanoFarmer(services)
    expect(await rethrowing(services.rains.history.importFile(farmer, { csv, source: 'a' }))).toThrow('Forbidden')
    expect(await rows(services)).toBe(0)
  })

  const GOOD = '12,8.52,1996-06-01,4.5'
  test.each<[string, string, number[]]>([
    ['a comma in a number', `${GOOD}\n12,8.52,1996-06-02,4,5`, [3]],
    ['a letter', `${GOOD}\n12,8.52,1996-06-02,4.5mm`, [3]],
    ['no rain', `${GOOD}\n12,8.52,1996-06-02,`, [3]],
    ['a marker of missing rain', `${GOOD}\n12,8.52,1996-06-02,-9999`, [3]],
    ['negative rain', `${GOOD}\n12,8.52,1996-06-02,-0.1`, [3]],
    ['too much rain', `${GOOD}\n12,8.52,1996-06-02,1000.1`, [3]],
    ['rain that is NaN', `${GOOD}\n12,8.52,1996-06-02,NaN`, [3]],
    ['rain in hexadecimal', `${GOOD}\n12,8.52,1996-06-02,0x10`, [3]],
    ['a day that is none', `${GOOD}\n12,8.52,1997-02-29,4`, [3]],
    ['a day of another order', `${GOOD}\n12,8.52,02/06/1996,4`, [3]],
    ['a time', `${GOOD}\n12,8.52,1996-06-02T00:00,4`, [3]],
    ['today', `${GOOD}\n12,8.52,2026-07-06,4`, [3]],
    ['a day to come', `${GOOD}\n12,8.52,2031-06-02,4`, [3]],
    ['a year before 1900', `${GOOD}\n12,8.52,1899-12-31,4`, [3]],
    ['a latitude beyond the pole', `${GOOD}\n120,8.52,1996-06-02,4`, [3]],
    ['an empty longitude', `${GOOD}\n12,,1996-06-02,4`, [3]],
    ['latitude and longitude swapped', `${GOOD}\n52.5,13.4,1996-06-02,4`, [3]],
    ['a day twice', `${GOOD}\n12,8.53,1996-06-01,4\n12,8.52,1996-06-01,5`, [4]],
    ['too few cells', `${GOOD}\n12,8.52`, [3]],
    ['several bad lines', `x,8.52,1996-06-01,1\n${GOOD}\n12,8.52,1996-06-02,y`, [2, 4]],
    ['no lines', '', [1]],
  ])('refuses a file with %s whole and names each bad line', async (_, lines, bad) => {
    const services = await testServices()
    const report = await services.rains.history.importFile(OPERATOR, {
      csv: `lat,lng,date,rain\n${lines}\n`,
      source: 'a',
    })
    expect(report.bad.map(({ line }) => line)).toEqual(bad)
    expect(await rows(services)).toBe(0)
  })
  test.each([
    ['12,8.5,1996-06-01,4,-31,30', 'tmin "-31" is not from -30 to 60 °C'],
    ['12,8.5,1996-06-01,4,20,hot', 'tmax "hot" is not from -30 to 60 °C'],
    ['12,8.5,1996-06-01,4,30,20', 'tmin 30 is above tmax 20'],
  ])('refuses temperatures that cannot be: %s', async (line, message) => {
    const services = await testServices()
    const csv = `lat,lng,date,rain,tmin,tmax\n${line}\n`
    expect((await services.rains.history.importFile(OPERATOR, { csv, source: 'a' })).bad).toEqual([
      { line: 2, message },
    ])
  })
  test('refuses a file without the columns', async () => {
    const services = await testServices()
    const csv = 'latitude,longitude,day,mm\n12,8.5,1996-06-01,4\n'
    expect(await rethrowing(services.rains.history.importFile(OPERATOR, { csv, source: 'a' }))).toThrow(
      'lat, lng, date, rain',
    )
  })
})

describe('downloading a history', () => {
  let stop: (() => Promise<void>) | undefined
  afterEach(() => stop?.())
  async function withArchive({ limit = Number.POSITIVE_INFINITY, calls = '4000' } = {}) {
    const now = '2026-07-06T01:15:00Z'
    const rain = madeUpRain(cell.place)
    const provider = await startOpenMeteo({}, { past: (_, date) => rain(date), limit })
    stop = () => provider.stop()
    const services = await testServices({
      now,
      settings: { WEATHER_PROVIDER: 'open-meteo', OPEN_METEO_BASE_URL: provider.url, HISTORY_DAILY_CALLS: calls },
    })
    return { provider, services }
  }
  const archiveCalls = (requests: URL[]) =>
    requests
      .filter(({ pathname }) => pathname === '/v1/archive')
      .map(({ searchParams }) => Object.fromEntries(searchParams))

  test('asks a year a call for the cells with most farmers first, never the last five days', async () => {
    const { provider, services } = await withArchive()
    await kanoFarmer(services, { location: { name: 'Makurdi', lat: 7.73, lng: 8.52 } })
    await kanoFarmer(services)
    await kanoFarmer(services)
    expect(await services.rains.download()).toEqual({ calls: 62, stored: 62, ended: null })
    const calls = archiveCalls(provider.requests)
    expect(calls[0]).toEqual({
      latitude: '12',
      longitude: '8.5',
      start_date: '2026-01-01',
      end_date: '2026-06-30',
      daily: 'precipitation_sum',
      models: 'era5',
      timezone: 'Africa/Lagos',
    })
    expect([calls[1]!.start_date, calls[1]!.end_date, calls[30]!.start_date]).toEqual([
      '2025-01-01',
      '2025-12-31',
      '1996-01-01',
    ])
    expect(calls[31]!.latitude).toBe('7.75')
    expect(await services.rains.history.trusted(cell)).toMatchObject({ source: 'era5' })
    // Next night there is nothing to ask; after four weeks only the year that was not over.
    services.at('2026-07-07T01:15:00Z')
    expect((await services.rains.download()).calls).toBe(0)
    services.at('2026-08-03T01:15:00Z')
    expect((await services.rains.download()).calls).toBe(2)
  })

  test('is finished over several nights by an archive that refuses more', async () => {
    const { provider, services } = await withArchive({ limit: 12 })
    await kanoFarmer(services)
    const nights = []
    for (const day of ['06', '07', '08', '09']) {
      services.at(`2026-07-${day}T01:15:00Z`)
      provider.refill()
      nights.push(await services.rains.download())
    }
    expect(nights).toEqual([
      { calls: 13, stored: 12, ended: 'provider' },
      { calls: 13, stored: 12, ended: 'provider' },
      { calls: 7, stored: 7, ended: null },
      { calls: 0, stored: 0, ended: null },
    ])
    expect(await rows(services)).toBe(31)
  })

  test('asks no more than HISTORY_DAILY_CALLS a day, however often it runs', async () => {
    const { services } = await withArchive({ calls: '10' })
    await kanoFarmer(services)
    expect(await services.rains.download()).toEqual({ calls: 10, stored: 10, ended: 'limit' })
    expect(await services.rains.download()).toEqual({ calls: 0, stored: 0, ended: 'limit' })
    services.at('2026-07-07T01:15:00Z')
    expect((await services.rains.download()).stored).toBe(10)
  })

  test.each([
    [{ kind: 'status', status: 500 } as const],
    [{ kind: 'malformed' } as const],
    [{ kind: 'cut' } as const],
    [{ kind: 'strange' } as const],
  ])('ends the night at %p and stores nothing', async (mood) => {
    const { provider, services } = await withArchive()
    await kanoFarmer(services)
    provider.behave(mood)
    expect(await services.rains.download()).toEqual({ calls: 1, stored: 0, ended: 'provider' })
    expect(await rows(services)).toBe(0)
  })

  test.each([
    ['no day', { time: [], precipitation_sum: [] }],
    ['a day without its rain', { time: ['2026-01-01', '2026-01-02'], precipitation_sum: [1] }],
    ['rain below nothing', { time: ['2026-01-01'], precipitation_sum: [-1] }],
  ])('ends the night at an answer with %s and stores nothing', async (_, daily) => {
    const provider = await startProvider(() => ({ status: 200, body: { daily } }))
    stop = () => provider.stop()
    const settings = { WEATHER_PROVIDER: 'open-meteo', OPEN_METEO_BASE_URL: provider.url }
    const services = await testServices({ settings })
    await kanoFarmer(services)
    expect(await services.rains.download()).toEqual({ calls: 1, stored: 0, ended: 'provider' })
    expect(await rows(services)).toBe(0)
  })

  test('asks nothing without a live provider', async () => {
    const services = await testServices()
    await kanoFarmer(services)
    expect(await services.rains.download()).toEqual({ calls: 0, stored: 0, ended: null })
  })
})
