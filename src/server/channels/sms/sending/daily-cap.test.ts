import { afterEach, expect, test } from 'bun:test'
import { OPERATOR, smsWorld, type World } from '../fixture.ts'

const HOUR = 3_600_000

let world: World
afterEach(() => world.close())

test('SMS_DAILY_CAP stops a runaway campaign at exactly that many segments', async () => {
  world = await smsWorld({ farmers: 8, settings: { SMS_DAILY_CAP: '5' } })
  const id = await world.send()
  expect(world.taken()).toBe(5)
  const stopped = await world.campaign(id)
  expect(stopped).toMatchObject({ state: 'stopped', sent: 5, failed: 3 })
  expect(stopped.stopReason).toContain('SMS_DAILY_CAP')
})

test('SMS_DAILY_CAP is the advice’s alone: a test message takes none of it, and the next day begins anew', async () => {
  world = await smsWorld({ farmers: 3, settings: { SMS_DAILY_CAP: '3' } })
  await world.sms.sendTest(OPERATOR, '0803 123 4567')
  await world.advised()
  await world.send()
  expect(world.taken()).toBe(1 + 3)
  world.time.pass(24 * HOUR)
  await world.send()
  expect(world.taken()).toBe(1 + 4)
})

test('SMS_DAILY_CAP counts what may have been sent: a message of unknown fate too', async () => {
  world = await smsWorld({ farmers: 3, settings: { SMS_DAILY_CAP: '5' } })
  world.server.meet(() => ({ kind: 'cut-after' }))
  expect(await world.campaign(await world.send())).toMatchObject({ unknown: 3 })
  for (let i = 0; i < 4; i++) await world.advised('Another text')
  world.server.meet(() => ({ kind: 'well' }))
  expect(await world.campaign(await world.send())).toMatchObject({ state: 'stopped', sent: 2, failed: 2 })
  expect(world.taken()).toBe(5)
})

test('SMS_DAILY_CAP does not count a message that the provider surely did not take', async () => {
  world = await smsWorld({ farmers: 4, settings: { SMS_DAILY_CAP: '3' } })
  world.server.judge((_, request) => (request === 0 ? 403 : 101))
  expect(await world.campaign(await world.send())).toMatchObject({ sent: 1, failed: 3 })
  for (let i = 0; i < 2; i++) await world.advised('Another text')
  expect(await world.campaign(await world.send())).toMatchObject({ sent: 2 })
  expect(world.taken()).toBe(3)
})

test('SMS_DAILY_CAP counts segments, not messages', async () => {
  world = await smsWorld({ settings: { SMS_DAILY_CAP: '5' } })
  for (let i = 0; i < 3; i++) await world.advised('Weed. '.repeat(40))
  expect(await world.campaign(await world.send())).toMatchObject({
    state: 'stopped',
    sent: 2,
    failed: 1,
    segments: 4,
  })
})

test('SMS_DAILY_CAP of 0 lets nothing go, and none set lets all go', async () => {
  world = await smsWorld({ farmers: 2, settings: { SMS_DAILY_CAP: '0' } })
  expect(await world.campaign(await world.send())).toMatchObject({ state: 'stopped', sent: 0, failed: 2 })
  await world.close()
  world = await smsWorld({ farmers: 2, settings: { SMS_DAILY_CAP: '' } })
  expect(await world.campaign(await world.send())).toMatchObject({ state: 'done', sent: 2 })
})
