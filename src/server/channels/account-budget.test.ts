import { afterEach, expect, test } from 'bun:test'
import { OPERATOR, smsWorld, type World } from './sms/fixture.ts'

let world: World
afterEach(() => world.close())

const NIGERIAN = (n: number) => `+23480${30_000_000 + n}`
const NAMIBIAN = (n: number) => `+26481${1_000_003 + n}`
const KENYAN = (n: number) => `+2547${12_000_000 + n}`
const taken = () => world.server.requests.map(({ to }) => to[0]!)

test('SMS about accounts have a daily budget of their own, which a restart does not renew and the next day does', async () => {
  world = await smsWorld({ settings: { SMS_CODE_DAILY_CAP: '3' } })
  for (let n = 0; n < 3; n++) await world.sms.sendAboutAccount(NIGERIAN(n), 'code')
  await world.another().sendAboutAccount(NIGERIAN(3), 'code')
  expect(taken()).toHaveLength(3)
  world.time.now = new Date(world.time.now.getTime() + 24 * 3_600_000)
  await world.sms.sendAboutAccount(NIGERIAN(4), 'code')
  expect(taken()).toHaveLength(4)
})

test('SMS about accounts leave no text behind that an administrator could read', async () => {
  world = await smsWorld()
  await world.sms.sendAboutAccount(NIGERIAN(0), 'code 123456')
  expect(world.server.accepted.get(NIGERIAN(0))).toEqual(['code 123456'])
  expect((await world.messages()).map(({ text, state }) => [text, state])).toEqual([['', 'accepted']])
})

test('many SMS about accounts at once do not exceed their budget', async () => {
  world = await smsWorld({ settings: { SMS_CODE_DAILY_CAP: '3' } })
  await Promise.all(Array.from({ length: 12 }, (_, n) => world.sms.sendAboutAccount(NIGERIAN(n), 'code')))
  expect(taken()).toHaveLength(3)
})

test.each([
  ['used by one', [NIGERIAN(0), NIGERIAN(1), NIGERIAN(2), NAMIBIAN(0)]],
  ['used by both', [NAMIBIAN(0), NIGERIAN(0), NAMIBIAN(1), NIGERIAN(1), NAMIBIAN(2)]],
])('both home countries together do not exceed the budget, %s', async (_, phones) => {
  world = await smsWorld({ settings: { SMS_CODE_DAILY_CAP: '3' } })
  for (const phone of phones) await world.sms.sendAboutAccount(phone, 'code')
  expect(taken()).toEqual(phones.slice(0, 3))
})

test.each<Record<string, string>>([{}, { SMS_CODE_COUNTRIES: 'NG, NA, KE' }])(
  'one country abroad gets at most a tenth of the SMS about accounts, so that its prices cannot eat their budget',
  async (served) => {
    world = await smsWorld({ settings: { SMS_CODE_DAILY_CAP: '20', ...served } })
    for (let n = 0; n < 5; n++) await world.sms.sendAboutAccount(KENYAN(n), 'code')
    for (let n = 0; n < 5; n++) await world.sms.sendAboutAccount(NIGERIAN(n), 'code')
    expect(taken().map((phone) => phone.slice(0, 4))).toEqual([...Array(2).fill('+254'), ...Array(5).fill('+234')])
  },
)

test.each(['+19005550123', '+448719999999', '+8816123456789', '+5352123456', '+9607712345', '+23412345678'])(
  'SMS about accounts never go to %s: no mobile of a country served',
  async (phone) => {
    world = await smsWorld()
    await world.sms.sendAboutAccount(phone, 'code')
    expect(taken()).toEqual([])
  },
)

test('SMS about accounts go where SMS_CODE_COUNTRIES says', async () => {
  world = await smsWorld({ settings: { SMS_CODE_COUNTRIES: 'CU, KE' } })
  for (const phone of ['+5352123456', KENYAN(1), NIGERIAN(1)]) await world.sms.sendAboutAccount(phone, 'code')
  expect(taken()).toEqual(['+5352123456', KENYAN(1)])
})

test('SMS about accounts take nothing from SMS_DAILY_CAP: the day’s advice still goes', async () => {
  world = await smsWorld({ settings: { SMS_DAILY_CAP: '2' } })
  for (let n = 0; n < 5; n++) await world.sms.sendAboutAccount(NIGERIAN(n), 'code')
  const farmers = [await world.advised(), await world.advised('Rain tomorrow.')]
  const { campaignId } = await world.sms.sendAdvisories(OPERATOR)
  await world.sms.run()
  expect(await world.states(campaignId)).toEqual({ accepted: 2 })
  expect(taken().slice(5).sort()).toEqual(farmers.map(({ phone }) => phone).sort())
})

test('SMS about accounts do not go to who has replied STOP, unless they have asked for just this one', async () => {
  world = await smsWorld()
  const { phone } = await world.farmer({ smsOptedOutAt: '2026-05-01T00:00:00.000Z' })
  await world.sms.sendAboutAccount(phone, 'code')
  expect(taken()).toEqual([])
  await world.sms.sendAboutAccount(phone, 'code', { afterStop: true })
  expect(taken()).toEqual([phone])
})
