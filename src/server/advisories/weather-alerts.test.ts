import { afterEach, describe, expect, test } from 'bun:test'
import { startOpenMeteo } from '../testing/providers/open-meteo.ts'
import { kanoWeek } from '../testing/providers/sky.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'

const NOW = '2026-07-06T08:00:00Z'
let stop: (() => Promise<void>) | undefined
afterEach(async () => {
  await stop?.()
  stop = undefined
})

/** Services whose provider tells of a 42 mm day after tomorrow. */
async function inKano(week = kanoWeek) {
  const provider = await startOpenMeteo({ days: week, now: () => new Date(NOW) })
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
    await services.accounts.updateProfile(quiet, {
      notificationPreferences: { weather: false, advisory: true, community: false, sms: false },
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

  test('typical weather never warns', async () => {
    const services = await testServices({ now: '2026-04-10T08:00:00Z' })
    const farmer = await kanoFarmer(services)
    await services.weatherAlerts.run({ asOf: new Date('2026-04-10T08:00:00Z') })
    expect(await services.notifications.list(farmer)).toEqual([])
  })
})
