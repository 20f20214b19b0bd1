import { describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { addDays } from '../../../agronomy/dates.ts'
import { OPERATOR } from '../../../cli/context.ts'
import { LANGUAGE_IDS } from '../../../contracts/languages.ts'
import { preferencesWithSwitchesOn } from '../../../contracts/notification-switches.ts'
import type { RainStartForecast } from '../../../contracts/rains.ts'
import { rejectionOf } from '../../../shared/testing/rejections.ts'
import { isGsm7, smsLength } from '../../../words/gsm7.ts'
import { translatorFor } from '../../../words/index.ts'
import { toPlainCharacters } from '../../../words/plain-characters.ts'
import { rainLines } from '../../../words/rain-lines.ts'
import { dialler } from '../../channels/ussd/menu/fixture.ts'
import { createPhone, ON, spokenOf } from '../../channels/voice/fixture.ts'
import { historyCsv } from '../../testing/made-up-rain.ts'
import { kanoFarmer, testServices } from '../../testing/services.ts'
import { wholeApp } from '../../testing/whole-app.ts'
import { NIMET, ODDS } from './testing/june-odds.ts'

const KANO = { lat: 12, lng: 8.52, elevation: null, country: 'NG', state: null }
const csv = historyCsv(KANO, { from: 1996, to: 2025 })
const NO_ODDS = { ...ODDS, issued: null, weeks: [], best: null, later: null, years: 0, source: 'usual' as const }
const english = (rains: RainStartForecast) => rainLines(rains, translatorFor('en')).join(' ')

describe('the start of the rains in words', () => {
  test.each<[RainStartForecast, string]>([
    [ODDS, 'Rains for planting: 6 in 10 between 12 Jun and 25 Jun. 1 in 10 this week. Wait, and prepare the land.'],
    [
      { ...ODDS, getSeed: true, weeks: [{ ...ODDS.weeks[0]!, tenths: 4 }, ...ODDS.weeks.slice(1)] },
      'Rains for planting: 6 in 10 between 12 Jun and 25 Jun. 4 in 10 this week. Get seed and prepare the land.',
    ],
    [
      { ...ODDS, weeks: [{ ...ODDS.weeks[0]!, tenths: 0 }, ...ODDS.weeks.slice(1)] },
      'Rains for planting: 6 in 10 between 12 Jun and 25 Jun. It is too early this week. Wait, and prepare the land.',
    ],
    [
      { ...ODDS, weeks: [], best: null, later: 10, laterThanSeen: true },
      'The rains are later than in any of the 30 years we know. Wait, and prepare the land.',
    ],
    [{ ...NO_ODDS, expected: NIMET }, 'NiMet expects the rains at Kano between 3 Jun and 10 Jun (2026).'],
    [NO_ODDS, 'The rains usually start here between 9 Jun and 2 Jul.'],
    [{ ...NO_ODDS, seen: '2026-06-11' }, 'The rains started on 11 Jun.'],
    [{ ...NO_ODDS, usual: null }, 'There is not enough rain for planting here.'],
  ])('%#', (rains, words) => {
    expect(english(rains)).toBe(words)
    expect(english(rains)).not.toMatch(/\bwill\b/)
  })

  test.each(LANGUAGE_IDS)('odds fit one SMS in %s', (language) => {
    for (const rains of [ODDS, { ...ODDS, getSeed: true }, { ...ODDS, best: null, laterThanSeen: true }]) {
      const text = toPlainCharacters(rainLines(rains, translatorFor(language)).join(' '), isGsm7)
      expect([text, smsLength(text)]).toMatchObject([text, { encoding: 'GSM-7', segments: 1 }])
    }
  })
})

describe('by SMS and dial', () => {
  async function set(withHistory: boolean) {
    const services = await testServices({ now: '2026-06-08T08:00:00Z' })
    if (withHistory) await services.rains.history.importFile(OPERATOR, { csv, source: 'station' })
    const farmer = await kanoFarmer(services)
    await services.accounts.profile.update(farmer, { notificationPreferences: preferencesWithSwitchesOn(['sms']) })
    const sms = async (text: string) => {
      await services.sms.callbacks.inbound({ id: text, from: farmer.user.phone, text, date: null })
      const rows = await services.db.orm.all<{ text: string }>(
        sql`select text from sms_messages order by id desc limit 1`,
      )
      return rows[0]!.text
    }
    return { services, farmer, sms, phone: dialler(services, farmer.user.phone) }
  }
  test('RAINS gives the odds, and RAIN the weather as before', async () => {
    const { sms } = await set(true)
    expect(await sms('Rains')).toMatch(
      /^Rains for planting: \d in 10 between \d+ Jun and \d+ Jun\. (\d in 10 this week|It is too early this week)\. (Wait,|Get seed) and prepare the land\.$/,
    )
    expect(await sms('RAIN')).toStartWith('Kano.')
  })
  test('RAINS gives the usual dates without a history', async () => {
    const { sms } = await set(false)
    expect(await sms('RAINS')).toBe('The rains usually start here between 9 Jun and 2 Jul.')
  })
  test('a dial has them under the weather, and nothing new without a history', async () => {
    const { phone } = await set(true)
    await phone.dial('#Weather', '#Start of the rains')
    expect(phone.text).toStartWith('Rains for planting: ')
    const without = await set(false)
    await without.phone.dial('#Weather')
    expect(without.phone.text).not.toContain('rains')
  })
})

test('a caller hears the odds after the weather', async () => {
  const services = await testServices({ now: '2026-06-08T08:00:00Z', settings: ON })
  const phone = createPhone(services)
  const farmer = await kanoFarmer(services)
  const heard = async (session: string) => {
    const menu = await phone.ring(farmer.user.phone, session)
    return spokenOf(await phone.answer(menu, farmer.user.phone, { dtmfDigits: '2' }, session))
  }
  expect(await heard('ATVId_1')).not.toContain('Rains')
  await services.rains.history.importFile(OPERATOR, { csv, source: 'station' })
  expect(await heard('ATVId_2')).toMatch(
    /heat of the day.* Rains for planting: \d in 10 between \d+ Jun and \d+ Jun\. /,
  )
})

describe('on the web', () => {
  test('the pages carry the odds and past years in the HTML, the drawing in 4 KB', async () => {
    const app = await wholeApp()
    await app.rains.history.importFile(OPERATOR, { csv, source: 'station' })
    const page = async (path: string) => (await app.ask('owner', 'GET', path)).text()
    await app.ask('owner', 'POST', '/api/crops/initialize')
    const html = await page('/weather/years')
    expect(html).toMatch(/Longest dry time after the start: 1 days in a usual year, 1 at most/)
    expect(html).toMatch(/\d+ of 30 years/)
    expect(html).toContain('Rain in past years: station.')
    const [svg] = /<svg[^>]*aria-label="Start of the rains, year by year"[\s\S]*?<\/svg>/.exec(html)!
    expect(svg.match(/h0/g)).toHaveLength(30)
    expect(svg.length).toBeLessThanOrEqual(4096)
    expect(await page('/weather')).toContain('Start of the rains')
  })
  test('administrators, and they only, see the score of past odds', async () => {
    const app = await wholeApp()
    await app.rains.history.importFile(OPERATOR, { csv, source: 'station' })
    await app.db.write(sql`insert into rain_odds (cell, zone, years, season, issued, p1, p2, p3, p4, later, source, came, score, created_at)
      values ('12.00,8.50', 'sudan_savanna', 30, 2026, '2026-06-08', 0.1, 0.2, 0.4, 0.2, 0.1, 'history', 2, 0.05, '2026-06-08')`)
    const html = await (await app.ask('admin', 'GET', '/admin/trials')).text()
    expect(html).toContain('Past odds of the rains')
    expect(html.replaceAll(/<[^>]*>/g, ' ')).toMatch(/Rains, from past years *: +sudan savanna +1 +0\.050 +0\.100/)
    expect((await app.ask('owner', 'GET', '/admin/trials')).headers.get('location')).toBe('/')
    expect(await rejectionOf(app.rains.scores(await kanoFarmer(app)))).toBeInstanceOf(Error)
  })
  test('without a history the weather page is as it was, and the years page says so', async () => {
    const app = await wholeApp()
    const page = async (path: string) => (await app.ask('owner', 'GET', path)).text()
    expect(await page('/weather')).not.toContain('Start of the rains</h2>')
    expect(await page('/weather/years')).toContain('We have no rain of past years for your place yet.')
  })
})

test('farmers get one card and its SMS text a week, in the weekly advice, until the rains are seen', async () => {
  const services = await testServices({ now: '2026-06-08T03:30:00Z' })
  await services.rains.history.importFile(OPERATOR, { csv, source: 'station' })
  const farmer = await kanoFarmer(services)
  for (const cropType of ['maize', 'sorghum'] as const)
    await services.fieldWork.addCrop(farmer, { cropType, plantingDate: '2026-06-26', growthStage: null })
  // Without measured days the adviser takes usual rain for fallen.
  for (let date = '2026-05-10'; date <= '2026-06-22'; date = addDays(date, 1))
    await services.db.write(sql`insert into weather_data
      (id, cell, location, timestamp, temperature, temperature_min, precipitation, source, forecast_type, forecast_date, created_at)
      values (${date}, '12.0,8.5', '{}', ${date}, 36, 25, 0, 'open-meteo', 'daily', ${date}, ${date})`)
  const cards = () =>
    services.db.orm.all<{ situation: string; sms: string; created_at: string }>(
      sql`select situation, sms, created_at from advisories where situation like 'planting.rains%' order by situation`,
    )
  for (const day of ['08', '15']) {
    services.at(`2026-06-${day}T03:30:00Z`)
    await services.rains.issueWeek()
    services.at(`2026-06-${day}T04:00:00Z`)
    await services.weeklyRun.run({ asOf: services.clock.now() })
  }
  const found = await cards()
  expect(found.map(({ situation }) => situation)).toEqual(['planting.rains:2026-06-08', 'planting.rains:2026-06-15'])
  expect(found[0]!.sms).toMatch(/^Rains for planting: \d in 10 between/)
})
