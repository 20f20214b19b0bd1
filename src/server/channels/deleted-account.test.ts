import { afterAll, expect, test } from 'bun:test'
import { startSmsServer } from '../testing/providers/africas-talking.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'
import { dialler } from './ussd/menu/fixture.ts'

const provider = await startSmsServer()
afterAll(() => provider.stop())

test('an SMS that waits for the morning never leaves when its account is deleted by a dial', async () => {
  const gona = await testServices({
    now: '2026-07-06T21:00:00Z',
    settings: { ...provider.settings, USSD_CODE: '*384*1#' },
  })
  const { user } = await kanoFarmer(gona)
  await gona.sms.send('answer', { phone: user.phone, userId: user.id }, 'Weed your maize now.')
  await gona.sms.run()
  await dialler(gona, user.phone).dial('#Settings', '#Delete my account', '#Yes, delete')
  gona.at('2026-07-07T09:00:00Z')
  await gona.sms.run()
  expect(provider.accepted.get(user.phone)).toEqual([expect.stringContaining('deleted')])
})
