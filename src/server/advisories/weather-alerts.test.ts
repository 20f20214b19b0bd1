import { afterEach, describe, expect, test } from 'bun:test'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { VERY_HOT_CELSIUS } from '../../contracts/weather.ts'
import { startOpenMeteo } from '../testing/providers/open-meteo.ts'
import { kanoWeek } from '../testing/providers/sky.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'

const NOW = '2026-07-06T08:00:00Z'
const SOKOTO = { name: 'Sokoto', lat: 13.06, lng: 5.24 }
let stop: (() => Promise<void>) | undefined
afterEach(async () => {
  await stop?.()
  stop = undefined
})

/** Services whose provider forecasts 42 mm for the day after tomorrow. */
async function inKano(week = kanoWeek, now = () => new Date(NOW)) {
  const provider = await startOpenMeteo({ days: week, now })
  stop = provider.stop
  return testServices({ now: NOW, settings: { WEATHER_PROVIDER: 'open-meteo', OPEN_METEO_BASE_URL: provider.url } })
}

const asOf = new Date(NOW)

describe('weather alerts', () => {
  test('a day over 30 mm is told once, with the place, the day and a round figure', async () => {
    const services = await inKano()
    const farmer = await kanoFarmer(services)
    await services.weatherAlerts.run({ asOf })
    await services.weatherAlerts.run({ asOf })
    const alerts = (await services.notifications.list(farmer)).filter(({ type }) => type === 'weather_alert')
    expect(alerts).toHaveLength(1)
    expect(alerts[0]!.title).toBe('Heavy rain is coming')
    expect(alerts[0]!.message).toContain('About 40 mm of rain is expected near Kano on Wednesday 8 Jul')
  })

  test('nobody is warned whose switch is off, and everyone else in their own language', async () => {
    const services = await inKano()
    const quiet = await kanoFarmer(services)
    await services.accounts.profile.update(quiet, {
      notificationPreferences: preferencesWithSwitchesOn(['advisory']),
    })
    const hausa = await kanoFarmer(services, { preferredLanguage: 'ha' })
    await services.weatherAlerts.run({ asOf })
    expect(await services.notifications.list(quiet)).toEqual([])
    expect((await services.notifications.list(hausa))[0]!.title).toBe('Ruwan sama mai yawa na zuwa')
  })

  test('heat that lasts is told once a week, not each day', async () => {
    const hot = kanoWeek.map((day) => ({ ...day, rain: 0, max: 39 }))
    const services = await inKano(hot)
    const farmer = await kanoFarmer(services)
    await services.weatherAlerts.run({ asOf })
    services.at('2026-07-07T08:00:00Z')
    await services.weatherAlerts.run({ asOf: new Date('2026-07-07T08:00:00Z') })
    expect((await services.notifications.list(farmer)).map(({ title }) => title)).toEqual(['Very hot days are coming'])
  })

  test('heat of three weeks is told on one day of each', async () => {
    let today = asOf
    const services = await inKano(
      kanoWeek.map((day) => ({ ...day, rain: 0, max: 39 })),
      () => today,
    )
    const farmer = await kanoFarmer(services)
    const counts: number[] = []
    for (let n = 0; n < 21; n++) {
      today = new Date(asOf.getTime() + n * 86_400_000)
      services.at(today.toISOString())
      await services.weatherAlerts.run({ asOf: today })
      counts.push((await services.notifications.list(farmer)).length)
    }
    expect(counts.flatMap((count, n) => (count === (counts[n - 1] ?? 0) ? [] : [n]))).toEqual([0, 7, 14])
  })

  test('of several hot days the hottest is told', async () => {
    const services = await inKano(kanoWeek.map((day, n) => ({ ...day, rain: 0, max: [37, 41, 39][n] ?? 36 })))
    const farmer = await kanoFarmer(services)
    await services.weatherAlerts.run({ asOf })
    const [alert] = await services.notifications.list(farmer)
    expect(alert).toMatchObject({ title: 'Very hot days are coming', data: { date: '2026-07-07' } })
    expect(alert!.message).toContain('41')
  })

  test('a warning to who reads Oshindonga is in English, for it also goes to the phone', async () => {
    const services = await inKano()
    const farmer = await kanoFarmer(services, { preferredLanguage: 'ng' })
    await services.weatherAlerts.run({ asOf })
    const [alert] = await services.notifications.list(farmer)
    expect(alert).toMatchObject({ title: 'Heavy rain is coming' })
    expect(alert!.message).toContain('on Wednesday 8 Jul')
  })

  const dryDay = { ...kanoWeek[0]!, rain: 0, rainChance: 0, max: 33 }
  /** A dry week ahead and two weeks behind, after rains that brought the seed up. */
  const afterRains = (dryBehind: number) => [
    ...Array(7).fill(dryDay),
    ...Array(60).fill({ ...dryDay, rain: 8 }),
    ...Array(dryBehind).fill(dryDay),
  ]
  const dryWeek = afterRains(14)
  const inFlower = { cropType: 'maize', plantingDate: '2026-05-10', growthStage: 'flowering', farmArea: 2 } as const

  test.each([
    ['en', 'Maize'],
    ['ha', 'Masara'],
  ])('a dry spell over maize in flower is told in the farmer’s language (%s)', async (language, maize) => {
    const services = await inKano(dryWeek)
    const farmer = await kanoFarmer(services, { preferredLanguage: language })
    await services.crops.add(farmer, inFlower)
    const advice = (await services.advisories.generate(farmer)).find(({ priority }) => priority === 'high')!
    await services.weatherAlerts.run({ asOf })
    const alerts = await services.notifications.list(farmer)
    expect(alerts).toMatchObject([{ type: 'weather_alert', title: advice.title, message: advice.content }])
    expect(alerts[0]!.title).toContain(maize)
  })

  test('a dry spell is read in the language that the farmer reads now', async () => {
    const services = await inKano(dryWeek)
    const farmer = await kanoFarmer(services)
    await services.crops.add(farmer, inFlower)
    await services.weatherAlerts.run({ asOf })
    const inLanguage = async (preferredLanguage: 'en' | 'yo' | 'ng') => {
      const user = await services.accounts.profile.update(farmer, { preferredLanguage })
      return (await services.notifications.list({ ...farmer, user }))[0]!
    }
    const [english, yoruba] = [await inLanguage('en'), await inLanguage('yo')]
    expect(yoruba.title).toContain('Àgbàdo')
    expect(yoruba.message).not.toBe(english.message)
    const sentence = 'advice.rules.dry.flowering.content'
    expect(yoruba.data).toEqual({ href: '/advisories', crop: 'maize', sentence })
    expect(await inLanguage('ng')).toEqual(english)
  })

  test.each([
    ['young maize', 'maize', '2026-06-19', 'seedling', 'Maize'],
    ['rice before heading', 'rice', '2026-05-01', 'vegetative', 'Rice: bring water'],
  ] as const)('a dry spell over %s is told', async (_, cropType, plantingDate, growthStage, title) => {
    const services = await inKano(dryWeek)
    const farmer = await kanoFarmer(services)
    await services.accounts.profile.update(farmer, { soilType: 'clay' })
    await services.crops.add(farmer, { cropType, plantingDate, growthStage, farmArea: 2 })
    await services.weatherAlerts.run({ asOf })
    const alerts = await services.notifications.list(farmer)
    expect(alerts.filter((alert) => alert.type === 'weather_alert').map((alert) => alert.title)).toEqual([
      expect.stringContaining(title),
    ])
  })

  test('a dry spell is told once while it lasts, for all fields of the crop, and the next one again', async () => {
    let week = dryWeek
    let now = new Date('2026-06-28T08:00:00Z')
    const provider = await startOpenMeteo({
      days: new Proxy([], { get: (_, key) => week[key as never] }),
      now: () => now,
    })
    stop = provider.stop
    const settings = { WEATHER_PROVIDER: 'open-meteo', OPEN_METEO_BASE_URL: provider.url }
    const services = await testServices({ now: now.toISOString(), settings })
    const farmer = await kanoFarmer(services)
    await services.crops.add(farmer, { ...inFlower, plantingDate: '2026-05-02' })
    await services.crops.add(farmer, { ...inFlower, plantingDate: '2026-05-04' })
    const alertsBy = async (day: string) => {
      now = new Date(`${day}T08:00:00Z`)
      services.at(now.toISOString())
      await services.weatherAlerts.run({ asOf: now })
      return (await services.notifications.list(farmer)).length
    }
    expect([await alertsBy('2026-06-28'), await alertsBy('2026-06-29'), await alertsBy('2026-07-02')]).toEqual([
      1, 1, 1,
    ])
    const dry = dryWeek[0]!
    week = [...Array(7).fill(dry), { ...dry, rain: 25 }, ...Array(12).fill(dry)]
    expect(await alertsBy('2026-07-14')).toBe(2)
  })

  test('a dry spell over a crop that bears it warns nobody', async () => {
    const services = await inKano(dryWeek)
    const farmer = await kanoFarmer(services)
    await services.crops.add(farmer, { cropType: 'cassava', plantingDate: '2026-01-10', growthStage: 'vegetative' })
    await services.weatherAlerts.run({ asOf })
    expect(await services.notifications.list(farmer)).toEqual([])
  })

  test('the forecast beyond two days warns of nothing', async () => {
    const far = kanoWeek.map((day, n) => ({ ...day, max: 33, rain: n === 3 ? 60 : 5 }))
    const services = await inKano(far)
    const farmer = await kanoFarmer(services)
    await services.weatherAlerts.run({ asOf })
    expect(await services.notifications.list(farmer)).toEqual([])
  })

  test('typical days that follow the last that the provider told of warn of nothing', async () => {
    let now = new Date('2026-04-04T08:00:00Z')
    const mild = kanoWeek.map((day) => ({ ...day, rain: 0, max: 30 }))
    const provider = await startOpenMeteo({ days: mild, now: () => now })
    stop = provider.stop
    const settings = { WEATHER_PROVIDER: 'open-meteo', OPEN_METEO_BASE_URL: provider.url }
    const services = await testServices({ now: now.toISOString(), settings })
    const farmer = await kanoFarmer(services, { location: SOKOTO })
    await services.weather.fieldDays(SOKOTO)
    provider.behave({ kind: 'status', status: 500 })
    now = new Date('2026-04-10T08:00:00Z')
    services.at(now.toISOString())
    const { forecast } = await services.weather.fieldDays(SOKOTO)
    expect(forecast.slice(0, 3).map((day) => [day.estimated, day.tMax > VERY_HOT_CELSIUS])).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ])
    await services.weatherAlerts.run({ asOf: now })
    expect(await services.notifications.list(farmer)).toEqual([])
  })

  test('typical weather never warns', async () => {
    const services = await testServices({ now: '2026-04-10T08:00:00Z' })
    const farmer = await kanoFarmer(services)
    await services.weatherAlerts.run({ asOf: new Date('2026-04-10T08:00:00Z') })
    expect(await services.notifications.list(farmer)).toEqual([])
  })
})
