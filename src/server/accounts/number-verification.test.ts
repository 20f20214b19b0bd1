import { afterAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { users } from '../../db/schema/accounts.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { actorOfRequest } from '../http/context.ts'
import { startSmsServer } from '../testing/providers/africas-talking.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'
import { wholeApp } from '../testing/whole-app.ts'

setDefaultTimeout(300_000)
const provider = await startSmsServer()
afterAll(() => provider.stop())
const SENDING = provider.settings
const OPERATOR = { kind: 'operator' } as const
const SMS_ON = preferencesWithSwitchesOn(['weather', 'advisory', 'sms'])

/** A farmer with SMS on and advice, with a real provider unless overridden. */
async function farmerWith(settings: Record<string, string> = SENDING) {
  const gona = await testServices({ settings })
  const { accounts, advisories, sms, db } = gona
  const farmer = await kanoFarmer(gona, { phone: newPhone(), proved: false })
  const { phone } = farmer.user
  await accounts.profile.update(farmer, { notificationPreferences: SMS_ON })
  await gona.crops.initialize(farmer)
  await advisories.generate(farmer)
  const codes = () => (provider.accepted.get(phone) ?? []).flatMap((text) => /\b\d{6}\b/.exec(text) ?? [])
  const preview = () => sms.preview(OPERATOR)
  const row = async () => (await db.orm.select().from(users).where(eq(users.id, farmer.user.id)))[0]!
  const prove = async () => {
    await accounts.phone.askForCode(farmer)
    return accounts.phone.prove(farmer, { code: codes().at(-1)! })
  }
  return { ...gona, farmer, phone, codes, preview, row, prove }
}
let phones = 0
const newPhone = () => `+234805${String(5_000_000 + ++phones)}`
const inbound = (from: string, text: string) => ({ id: crypto.randomUUID(), from, text, date: null })

describe('a number that nobody has proved', () => {
  test('gets no SMS, is counted as unproved, and keeps the wish for when it is proved', async () => {
    const { preview, prove, row, accounts, farmer, sms } = await farmerWith()
    expect(await preview()).toMatchObject({ recipients: 0, skippedWhy: { unproved: 1 } })
    expect(await sms.sendAdvisories(OPERATOR)).toMatchObject({ recipients: 0, skipped: 1 })
    expect((await row()).notificationPreferences.sms).toBe(true)
    expect(await accounts.phone.state(farmer)).toMatchObject({ confirmed: false })
    expect(await prove()).toMatchObject({ confirmed: true })
    expect(await preview()).toMatchObject({ recipients: 1, skippedWhy: {} })
    expect(await sms.sendAdvisories(OPERATOR)).toMatchObject({ recipients: 1, skipped: 0 })
  })

  test('is proved by the code that it got, and by no other', async () => {
    const { accounts, farmer, codes } = await farmerWith()
    await accounts.phone.askForCode(farmer)
    const code = codes().at(-1)!
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let n = 0; n < 5; n++) {
      const wrong = accounts.phone.prove(farmer, { code: other })
      expect(await rejectionOf(wrong)).toMatchObject({
        code: 'invalid',
        details: { fields: { code: expect.anything() } },
      })
      await wrong.catch(() => undefined)
    }
    expect(await rejectionOf(accounts.phone.prove(farmer, { code }))).toMatchObject({ code: 'invalid' })
    expect(await accounts.phone.state(farmer)).toMatchObject({ confirmed: false })
  })

  test('of an account of the practice phone is its own once it is proved', async () => {
    const { db, prove, row } = await farmerWith()
    await db.write(db.orm.update(users).set({ isPractice: true }))
    await prove()
    expect(await row()).toMatchObject({ isPractice: false, phoneProvedAt: expect.any(String) })
  })

  test('may be tried at sixty times in a quarter of an hour, by each person for themselves', async () => {
    const gona = await testServices({ settings: { RATE_LIMIT: 'on' } })
    const [ada, bola] = [await kanoFarmer(gona, { proved: false }), await kanoFarmer(gona, { proved: false })]
    const guess = (person: typeof ada) =>
      gona.accounts.phone.prove(person, { code: '000000' }).catch((error) => error.code)
    for (let tries = 1; tries < 60; tries++) gona.limits.take('recoveryTry', ada.user.id)
    expect([await guess(ada), await guess(ada), await guess(bola)]).toEqual(['invalid', 'rate_limited', 'invalid'])
  })

  test('is not proved by START, which asks whose the account is, but by the YES that answers', async () => {
    const { sms, phone, preview } = await farmerWith()
    await sms.callbacks.inbound(inbound(phone, 'START'))
    expect(await preview()).toMatchObject({ recipients: 0 })
    await sms.callbacks.inbound(inbound(phone, 'YES'))
    expect(await preview()).toMatchObject({ recipients: 1 })
  })

  test.each(['sms', 'call'] as const)('is not chosen for advice by %s; what was chosen before stays', async (way) => {
    const { accounts, farmer, db } = await farmerWith()
    const choose = (channels: { advice?: 'sms' | 'call' | 'none'; answers?: 'sms' | 'none' }) =>
      accounts.profile.update(farmer, { channels })
    await choose({ advice: 'none' })
    expect(await rejectionOf(choose({ advice: way }))).toMatchObject({ code: 'conflict' })
    await db.write(
      db.orm
        .update(users)
        .set({ channels: { advice: way } })
        .where(eq(users.id, farmer.user.id)),
    )
    await choose({ advice: way, answers: 'none' })
    expect(await rejectionOf(choose({ advice: way, answers: 'sms' }))).toMatchObject({ code: 'conflict' })
  })

  test('is the new one after a change, whose code for the old number proves nothing', async () => {
    const { accounts, farmer, prove, codes, row, preview } = await farmerWith()
    await prove()
    await accounts.profile.update(farmer, { phone: newPhone(), currentPassword: 'secret-of-aisha' })
    expect((await row()).phoneProvedAt).toBeNull()
    expect(await preview()).toMatchObject({ recipients: 0, skippedWhy: { unproved: 1 } })
    expect(await rejectionOf(accounts.phone.prove(farmer, { code: codes().at(-1)! }))).toMatchObject({
      code: 'invalid',
    })
  })

  test('is not that of a farmer whom an officer registered', async () => {
    const gona = await testServices({ settings: SENDING })
    const { user } = await gona.accounts.operator.create(OPERATOR, { phone: newPhone() })
    expect(await gona.accounts.phone.state(actorOfRequest(user))).toMatchObject({ confirmed: true })
  })

  test('needs no proof where no SMS leave the server', async () => {
    const { preview, accounts, farmer } = await farmerWith({})
    expect(await preview()).toMatchObject({ recipients: 1 })
    expect(await accounts.phone.state(farmer)).toMatchObject({ confirmed: true })
  })
})

describe('a number that replied STOP', () => {
  test('switching SMS on in the profile does not undo it: a code that the phone got does', async () => {
    const { accounts, farmer, prove, sms, phone, preview, row } = await farmerWith()
    await prove()
    await sms.callbacks.inbound(inbound(phone, 'STOP'))
    await accounts.profile.update(farmer, { notificationPreferences: SMS_ON })
    expect((await row()).smsOptedOutAt).not.toBeNull()
    expect(await accounts.phone.state(farmer)).toMatchObject({ confirmed: false })
    expect(await preview()).toMatchObject({ recipients: 0, skippedWhy: { 'opted out': 1 } })
    await prove()
    expect((await row()).smsOptedOutAt).toBeNull()
    expect(await preview()).toMatchObject({ recipients: 1 })
  })
})

describe('the calls that confirm a number', () => {
  test('send a code to the own number and take it back', async () => {
    const gona = await wholeApp(SENDING)
    const { phone } = gona.people.owner!
    expect(await (await gona.ask('owner', 'GET', '/api/account/phone')).json()).toMatchObject({
      phone,
      confirmed: false,
      ways: ['sms'],
    })
    expect((await gona.ask('owner', 'POST', '/api/account/phone-code')).status).toBe(204)
    const [code] = /\b\d{6}\b/.exec(provider.accepted.get(phone)!.at(-1)!)!
    const wrong = await gona.ask('owner', 'POST', '/api/account/phone-proof', gona.json({ code: '' }))
    expect([wrong.status, (await wrong.json()).fields]).toEqual([
      400,
      { code: 'This code is wrong or too old. Please check it, or ask for a new one.' },
    ])
    const right = await gona.ask('owner', 'POST', '/api/account/phone-proof', gona.json({ code }))
    expect(await right.json()).toMatchObject({ phone, confirmed: true })
  })

  test('are forms without script: the switch is kept, the page says what it waits for, and the code ends the waiting', async () => {
    const gona = await wholeApp(SENDING)
    const { phone } = gona.people.owner!
    const send = (path: string, fields: [string, string][] = []) =>
      gona.ask('owner', 'POST', path, { body: new URLSearchParams(fields), headers: { accept: 'text/html' } })
    const profile = async () => (await gona.ask('owner', 'GET', '/profile')).text()
    expect(await profile()).not.toContain('We will send SMS once')
    await send('/profile/notifications', [['notify', 'sms']])
    expect(await profile()).toContain('We will send SMS once you have confirmed your number.')
    const asked = await send('/profile/phone/code')
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/profile/phone'])
    const again = await send('/profile/phone/code')
    expect(again.status).toBe(303)
    expect(await (await gona.ask('owner', 'GET', '/profile/phone')).text()).toContain('Code from the SMS')
    const wrong = await send('/profile/phone', [['code', '12']])
    expect([wrong.status, (await wrong.text()).includes('This code is wrong or too old')]).toEqual([400, true])
    const [code] = /\b\d{6}\b/.exec(provider.accepted.get(phone)!.at(-1)!)!
    const right = await send('/profile/phone', [['code', code]])
    expect(right.headers.get('location')).toBe('/profile?said=profile.numberConfirmed')
    expect(await profile()).not.toContain('We will send SMS once')
    expect((await gona.ask('owner', 'GET', '/profile/phone')).headers.get('location')).toBe('/profile')
  })

  test('say when too many codes were asked for', async () => {
    const gona = await wholeApp({ ...SENDING, RATE_LIMIT: 'on' })
    expect((await gona.ask('owner', 'POST', '/api/account/phone-code')).status).toBe(204)
    const refused = await gona.ask('owner', 'POST', '/api/account/phone-code')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    const page = await gona.ask('owner', 'POST', '/profile/phone/code', { headers: { accept: 'text/html' } })
    expect([page.status, (await page.text()).includes('Too many tries')]).toEqual([429, true])
  })
})
