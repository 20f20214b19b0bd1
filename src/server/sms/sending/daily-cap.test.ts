import { afterEach, describe, expect, test } from 'bun:test'
import { OPERATOR, smsWorld, type World } from '../fixture.ts'

const HOUR = 3_600_000

let world: World
afterEach(() => world.close())

async function started(farmers: number, cap: string) {
  world = await smsWorld({ settings: { SMS_DAILY_CAP: cap } })
  for (let i = 0; i < farmers; i++) await world.advised()
}
async function send() {
  const { campaignId } = await world.sms.sendAdvisories(OPERATOR)
  await world.sms.run()
  return campaignId
}
const campaign = (id: string) => world.sms.campaign(OPERATOR, id)
const taken = () => [...world.server.accepted.values()].flat().length

describe('SMS_DAILY_CAP', () => {
  test('stops a runaway at exactly that many segments', async () => {
    await started(8, '5')
    const id = await send()
    expect(taken()).toBe(5)
    const stopped = await campaign(id)
    expect(stopped).toMatchObject({ state: 'stopped', sent: 5, failed: 3 })
    expect(stopped.stopReason).toContain('SMS_DAILY_CAP')
  })

  test('counts the whole day, tests included, and the next day begins anew', async () => {
    await started(3, '3')
    await world.sms.sendTest(OPERATOR, '0803 123 4567')
    await send()
    expect(taken()).toBe(3)
    world.time.pass(24 * HOUR)
    await send()
    expect(taken()).toBe(4)
  })

  test('counts what may have been sent: a message of unknown fate too', async () => {
    await started(3, '5')
    world.server.meet(() => ({ kind: 'cut-after' }))
    expect(await campaign(await send())).toMatchObject({ unknown: 3 })
    for (let i = 0; i < 4; i++) await world.advised('Another text')
    world.server.meet(() => ({ kind: 'well' }))
    expect(await campaign(await send())).toMatchObject({ state: 'stopped', sent: 2, failed: 2 })
    expect(taken()).toBe(5)
  })

  test('does not count what surely was not taken', async () => {
    await started(4, '3')
    world.server.judge((_, request) => (request === 0 ? 403 : 101))
    expect(await campaign(await send())).toMatchObject({ sent: 1, failed: 3 })
    for (let i = 0; i < 2; i++) await world.advised('Another text')
    expect(await campaign(await send())).toMatchObject({ sent: 2 })
    expect(taken()).toBe(3)
  })

  test('counts segments, not messages', async () => {
    await started(0, '5')
    for (let i = 0; i < 3; i++) await world.advised('Weed. '.repeat(40))
    expect(await campaign(await send())).toMatchObject({ state: 'stopped', sent: 2, failed: 1, segments: 4 })
  })

  test('of 0 lets nothing go, and none set lets all go', async () => {
    await started(2, '0')
    expect(await campaign(await send())).toMatchObject({ state: 'stopped', sent: 0, failed: 2 })
    await world.close()
    await started(2, '')
    expect(await campaign(await send())).toMatchObject({ state: 'done', sent: 2 })
  })
})
