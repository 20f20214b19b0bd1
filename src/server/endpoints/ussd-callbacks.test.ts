import { expect, test } from 'bun:test'
import { createApp } from '../app.ts'
import { noAssets } from '../testing/no-assets.ts'
import { testServices } from '../testing/services.ts'

const SECRET = 'a-secret-of-sixteen-letters'

test.each([
  ['*384*1#', 200],
  ['', 404],
] as const)('with USSD_CODE %p a dial and its end are answered %p', async (code, status) => {
  const app = createApp(await testServices({ settings: { CHANNEL_SECRET: SECRET, USSD_CODE: code } }), noAssets)
  const form = {
    sessionId: 'ATUid_1',
    phoneNumber: '+2348055550001',
    networkCode: '62130',
    serviceCode: code,
    text: '',
  }
  const post = (path: string) =>
    app.request(`http://gona.test${path}?secret=${SECRET}`, { method: 'POST', body: new URLSearchParams(form) })
  expect((await post('/api/ussd')).status).toBe(status)
  expect((await post('/api/ussd/end')).status).toBe(status === 200 ? 204 : 404)
})
