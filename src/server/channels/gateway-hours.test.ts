import { expect, test } from 'bun:test'
import { kanoFarmer, testServices } from '../testing/services.ts'
import { createOutboundGateway } from './outbound-gateway.ts'
import { createSendingWindow } from './sending-window.ts'

test('calls and pushes wait for the morning by the gateway itself; SMS wait in their queue', async () => {
  const gona = await testServices({ now: '2026-07-06T20:30:00Z' })
  const { user } = await kanoFarmer(gona)
  const to = { phone: user.phone, userId: user.id }
  await createSendingWindow(gona).book(to, 'a', '2026-07-09T00:00:00Z')
  const gateway = createOutboundGateway(gona)
  const refused = { refused: 'outside hours', opensAt: '2026-07-07T07:00:00.000Z' } as const
  const booked = { about: 'a' }
  expect(await gateway.permit('warning', 'push', to, booked)).toEqual(refused)
  expect(await gateway.permit('warning', 'call', to, booked)).toEqual(refused)
  expect((await gateway.permit('warning', 'sms', to, booked)).permit).toBeDefined()
  expect((await gateway.permit('call back', 'call', to)).permit).toBeDefined()
  gona.at('2026-07-07T07:00:00Z')
  expect((await gateway.permit('warning', 'call', to, booked)).permit).toBeDefined()
})
