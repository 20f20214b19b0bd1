import { afterAll, beforeAll, expect, test } from 'bun:test'
import { africasTalking } from '../server/channels/sms/africas-talking/provider.ts'
import { permitTo } from '../server/testing/permits.ts'
import { smsSettings } from '../server/testing/providers/africas-talking.ts'
import { kanoFarmer, testServices } from '../server/testing/services.ts'

/** A provider that redirects to a second server. */
let provider: ReturnType<typeof Bun.serve>
let elsewhere: ReturnType<typeof Bun.serve>
const asked: string[] = []
const arrived: string[] = []

beforeAll(() => {
  elsewhere = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      arrived.push(request.url)
      return Response.json({})
    },
  })
  provider = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      return Response.redirect(new URL(pathname, elsewhere.url).href, 307)
    },
  })
})
afterAll(async () => {
  await provider.stop(true)
  await elsewhere.stop(true)
})

test('no provider sends us, with the keys we carry, to another server', async () => {
  const url = provider.url.href.replace(/\/$/, '')
  const services = await testServices({
    settings: {
      WEATHER_PROVIDER: 'openweather',
      OPENWEATHER_API_KEY: 'a-key',
      OPENWEATHER_BASE_URL: url,
      OPENAI_API_KEY: 'a-key',
      OPENAI_BASE_URL: `${url}/v1`,
      OPENAI_MODEL: 'a-model',
    },
  })
  const farmer = await kanoFarmer(services)
  await services.crops.add(farmer, { cropType: 'maize', plantingDate: '2026-06-08', growthStage: 'vegetative' })
  await services.weather.current({ lat: 12, lng: 8.5 })
  await services.places.forward('Kano', 1)
  await services.advisories.generate(farmer)
  const sms = africasTalking.open(smsSettings(url), services.fetch)
  await sms.balance().catch(() => {})
  await sms.received('0').catch(() => {})
  await sms.send('Hello', [permitTo('+2348030000001')])
  const kinds = ['/data/2.5', '/geo/1.0', '/v1/chat', '/version1/user', '/version1/messaging']
  expect(kinds.filter((kind) => !asked.some((path) => path.startsWith(kind)))).toEqual([])
  expect(arrived).toEqual([])
})
