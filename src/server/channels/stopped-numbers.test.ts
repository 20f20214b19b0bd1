import { afterAll, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { users } from '../../db/schema/accounts.ts'
import { stoppedNumbers } from '../../db/schema/channels.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { findUser } from '../accounts/user-row.ts'
import { startSmsServer } from '../testing/providers/africas-talking.ts'
import { startVoiceSwitch } from '../testing/providers/voice-switch.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { OPERATOR } from './sms/fixture.ts'
import { dialler } from './ussd/menu/fixture.ts'
import { createPhone, ON } from './voice/fixture.ts'

setDefaultTimeout(60_000)
const NOON = '2026-07-06T11:00:00Z'
const STRANGER = '+2348055550001'

const [provider, calls] = await Promise.all([startSmsServer(), startVoiceSwitch()])
afterAll(() => Promise.all([provider.stop(), calls.stop()]))

let gona: TestServices
beforeEach(async () => {
  provider.accepted.clear()
  calls.asked.splice(0)
  const settings = { ...ON, ...calls.settings, ...provider.settings, VOICE_CALLBACK: 'on', USSD_CODE: '*384*1#' }
  gona = await testServices({ now: NOON, settings })
})

let received = 0
const says = (text: string, from = STRANGER) =>
  gona.sms.callbacks.inbound({ id: `s${++received}`, from, text, date: null })
const arrived = async () => {
  await gona.sms.run()
  await gona.voice.makeCalls()
  const texts = provider.accepted.get(STRANGER)?.length ?? 0
  return texts + calls.asked.filter(({ to }) => to === STRANGER).length
}
/** Everything that sends something to a number without an account. */
const WAYS = {
  word: () => says('HELP'),
  join: () => says('JOIN Kano maize'),
  'call back': () => createPhone(gona).ring(STRANGER, `r${++received}`),
  test: () => gona.sms.sendTest(OPERATOR, STRANGER).catch(() => {}),
  async answer() {
    await gona.inbox.ask({ phone: STRANGER, userId: null }, { channel: 'call', text: 'When do I weed?' })
    const { items } = await gona.inbox.list(OPERATOR, { limit: 10, state: 'open' })
    await gona.inbox.update(OPERATOR, items[0]!.id, { state: 'answered', answer: 'Now.' }).catch(() => {})
  },
}

test.each(Object.entries(WAYS))(
  'a number without an account that sent STOP gets nothing by %s until it sends START',
  async (_, send) => {
    await send()
    expect(await arrived()).toBeGreaterThan(0)
    provider.accepted.clear()
    calls.asked.splice(0)
    await gona.db.write(sql`delete from users where phone = ${STRANGER}`, sql`delete from idempotency_keys`)
    await says('STOP')
    await send()
    expect(await arrived()).toBe(0)
    await says('START')
    await gona.db.write(sql`delete from idempotency_keys`)
    await send()
    expect(await arrived()).toBeGreaterThan(0)
  },
)

test('an account that is registered for such a number on the web gets neither code nor advice', async () => {
  await says('STOP')
  const farmer = await kanoFarmer(gona, { proved: false, phone: STRANGER })
  expect(await rejectionOf(gona.accounts.phone.askForCode(farmer))).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('send START by SMS'),
  })
  expect(await gona.accounts.phone.state(farmer)).toMatchObject({ confirmed: false })
  const set = { phoneProvedAt: NOON, notificationPreferences: preferencesWithSwitchesOn(['advisory', 'sms']) }
  await gona.db.write(gona.db.orm.update(users).set(set).where(eq(users.id, farmer.user.id)))
  await gona.crops.initialize(farmer)
  await gona.advisories.generate(farmer)
  expect(await gona.sms.preview(OPERATOR)).toMatchObject({ recipients: 0, skippedWhy: { 'opted out': 1 } })
  await says('START')
  expect(await gona.sms.preview(OPERATOR)).toMatchObject({ recipients: 1 })
})

test('who agrees to SMS when registering by a dial takes the STOP back', async () => {
  await says('STOP')
  await dialler(gona, STRANGER).dial('1', '#Register', '#Yes, also by SMS', 'Kano', '1', '#4 weeks ago', '#No')
  expect(await gona.db.orm.select().from(stoppedNumbers)).toEqual([])
})

test('who registers by a dial without SMS does not', async () => {
  await says('STOP')
  await dialler(gona, STRANGER).dial('1', '#Register', '#Yes, without SMS', 'Kano', '1', '#4 weeks ago', '#No')
  expect(await findUser(gona.db, eq(users.phone, STRANGER))).not.toBeNull()
  expect(await gona.db.orm.select().from(stoppedNumbers)).toHaveLength(1)
})

test('an opt-out that the provider reports of a number without an account is stored', async () => {
  await gona.sms.callbacks.optedOut(STRANGER)
  await gona.sms.sendTest(OPERATOR, STRANGER).catch(() => {})
  expect(await arrived()).toBe(0)
})

test('a STOP stays with the number that its account gives up', async () => {
  const farmer = await kanoFarmer(gona, { phone: STRANGER })
  await gona.db.write(gona.db.orm.update(users).set({ phoneProvedAt: NOON }))
  await says('STOP')
  await gona.accounts.profile.update(farmer, { phone: '+2348055550009', currentPassword: 'secret-of-aisha' })
  await gona.sms.sendTest(OPERATOR, STRANGER).catch(() => {})
  expect(await arrived()).toBe(0)
})

test('START lifts the STOP of a number while its account waits to be claimed', async () => {
  await says('STOP')
  await kanoFarmer(gona, { proved: false, phone: STRANGER })
  await says('TODAY')
  expect(await arrived()).toBe(0)
  await says('START')
  expect(await arrived()).toBe(1)
})
