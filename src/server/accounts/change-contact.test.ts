import { describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { LANGUAGE_IDS } from '../../contracts/languages.ts'
import { users } from '../../db/schema/accounts.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { recoveryCodes } from '../../db/schema/sign-in.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { smsLength } from '../../words/gsm7.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { toPlainCharacters } from '../../words/plain-characters.ts'
import { until } from '../testing/until.ts'
import { FARMER, startAccounts } from './fixture.ts'

const HOUR = 3_600_000
const OTHER = '08055555555'
const currentPassword = FARMER.password

/** Amina, with a second phone signed in, and Bode, who has the number and address that she asks for. */
async function village({ email }: { email?: string } = {}) {
  const sent: { phone: string; text: string }[] = []
  const gona = await startAccounts({}, ':memory:', async (phone, text) => void sent.push({ phone, text }))
  const { browser, db, lines } = gona
  const [amina, found] = [browser(), browser('10.9.9.9')]
  const { body } = await amina.send('POST', '/api/register', { ...FARMER, email })
  await found.send('POST', '/api/login', FARMER)
  const row = async () => (await db.orm.select().from(users).where(eq(users.id, body.id)))[0]!
  const change = (fields: Record<string, unknown>, who = amina) => who.send('PUT', '/api/profile', fields)
  const security = () =>
    lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'security') as Record<string, string>[]
  const bode = async () => {
    await browser('10.8.8.8').send('POST', '/api/register', {
      ...FARMER,
      phone: OTHER,
      email: 'bode@example.com',
      username: 'bode',
    })
  }
  return { ...gona, amina, found, id: body.id as string, row, change, security, sent, bode }
}

describe('changing to another phone number or email', () => {
  test.each([
    ['phone', { phone: OTHER }],
    ['email', { email: 'thief@example.com' }],
    ['email, to none', { email: '' }],
  ])('%s: takes the password, for who found a signed-in phone has none', async (_, fields) => {
    const { change, row } = await village({ email: 'amina@example.com' })
    const before = await row()
    for (const given of [{}, { currentPassword: 'not it' }, { currentPassword: '' }]) {
      const { status, body } = await change({ ...fields, firstName: 'X', ...given })
      expect([status, body]).toEqual([
        403,
        {
          message: 'Incorrect password',
          fields: { currentPassword: 'Incorrect password' },
        },
      ])
    }
    expect(await row()).toEqual(before)
    expect((await change({ ...fields, currentPassword })).status).toBe(200)
    expect(await row()).not.toMatchObject({ phone: before.phone, email: before.email })
  })

  test('the same as before, in any form, takes none', async () => {
    const { change } = await village({ email: 'amina@example.com' })
    const same = { phone: '00234 803 123 4567', email: 'Amina@Example.com', lastName: 'Bello' }
    expect((await change(same)).body).toMatchObject({ lastName: 'Bello', email: 'amina@example.com' })
  })

  test('guessing the password for it ends after ten tries', async () => {
    const { change, limits, id, security } = await village()
    for (let i = 0; i < 9; i++) limits.take('passwordCheck', id)
    expect((await change({ phone: OTHER, currentPassword: 'no' })).status).toBe(403)
    expect((await change({ phone: OTHER, currentPassword })).status).toBe(429)
    const checks = security().filter(({ action }) => action === 'password_check')
    expect(checks.map(({ outcome, user }) => [outcome, user])).toEqual([
      ['wrong_password', id],
      ['rate_limited', id],
    ])
  })

  test('ends every session but the one that asks', async () => {
    const { change, amina, found } = await village()
    await change({ phone: OTHER, currentPassword })
    expect((await amina.send('GET', '/api/user')).body.phone).toBe('+2348055555555')
    expect((await found.send('GET', '/api/user')).status).toBe(401)
  })

  test('is told in the app, and by SMS to the old number in the person’s language', async () => {
    const { change, db, sent } = await village()
    await change({ preferredLanguage: 'ha' })
    await change({ phone: OTHER, currentPassword })
    await until(() => sent.length > 0)
    expect(sent).toEqual([
      { phone: '+2348031234567', text: fillPlaceholders(TEXTS_BY_LANGUAGE.ha.sms.numberChanged, { app: 'Gona' }) },
    ])
    const [notice] = await db.orm.select().from(notifications)
    expect(notice).toMatchObject({ type: 'other', title: 'An canja lambar wayarku', isRead: false })
  })

  test('happens twenty times a day at most', async () => {
    const { change, limits, id } = await village()
    for (let n = 0; n < 19; n++) limits.take('contactChange', id)
    expect((await change({ phone: OTHER, currentPassword })).status).toBe(200)
    expect((await change({ email: 'amina@example.com', currentPassword })).status).toBe(429)
    expect((await change({ firstName: 'Aisha' })).status).toBe(200)
  })

  test('a new email is told in the app, and costs no SMS', async () => {
    const { change, db, sent } = await village()
    await change({ email: 'amina@example.com', currentPassword })
    expect(sent).toEqual([])
    expect(await db.orm.select().from(notifications)).toMatchObject([{ title: 'Your email address was changed' }])
  })

  test('a code that was sent to the old number works no more', async () => {
    const { change, accounts, db } = await village()
    const ticket = await accounts.recovery.askForCode(FARMER.phone, {
      address: '10.0.0.1',
      requestId: 'r',
      device: null,
    })
    while ((await db.orm.select().from(recoveryCodes)).length === 0) await Bun.sleep(2)
    await change({ phone: OTHER, currentPassword })
    expect(await db.orm.select().from(recoveryCodes)).toEqual([])
    expect(ticket).toHaveLength(32)
  })

  test('leaves a line in the log, without the number', async () => {
    const { change, security, id } = await village()
    await change({ phone: OTHER, email: 'a@example.com', currentPassword })
    expect(security().at(-1)).toMatchObject({
      action: 'contact_change',
      outcome: 'done',
      what: 'phone,email',
      user: id,
      address: expect.any(String),
    })
    expect(JSON.stringify(security())).not.toContain('8055555555')
  })

  test('a number is compared with those of others only after the password was right', async () => {
    const { change, bode } = await village()
    await bode()
    const [taken, free] = [await change({ phone: OTHER }), await change({ phone: '08066666666' })]
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    const { status, body } = await change({ phone: OTHER, email: 'bode@example.com', currentPassword })
    expect([status, Object.keys(body.fields)]).toEqual([409, ['phone', 'email']])
  })

  test('what others have can be asked ten times an hour, and each time is in the log', async () => {
    const { change, bode, security, pass, id, row } = await village()
    await bode()
    const before = await row()
    for (let n = 0; n < 10; n++) expect((await change({ username: 'bode' })).status).toBe(409)
    expect((await change({ username: 'bode' })).status).toBe(429)
    expect((await change({ username: 'nobody-has-this' })).status).toBe(429)
    expect((await change({ firstName: 'Aisha', username: null })).status).toBe(200)
    const noted = security().filter(({ action }) => action === 'taken_fields')
    expect(noted.map(({ outcome, user, what }) => [outcome, user, what])).toEqual([
      ...Array(10).fill(['conflict', id, 'username']),
      ...Array(2).fill(['rate_limited', id, 'username']),
    ])
    expect((await row()).username).toBe(before.username)
    pass(HOUR)
    expect((await change({ username: 'amina' })).status).toBe(200)
  })

  test('a name that is free uses nothing up', async () => {
    const { change } = await village()
    for (let n = 0; n < 12; n++) expect((await change({ username: `amina${n}` })).status).toBe(200)
  })

  test.each([...LANGUAGE_IDS])('the SMS to the old number in %s is one segment', (language) => {
    expect(
      smsLength(toPlainCharacters(fillPlaceholders(TEXTS_BY_LANGUAGE[language].sms.numberChanged, { app: 'Gona' })))
        .segments,
    ).toBe(1)
  })
})
