import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { User } from '../../contracts/account.ts'
import {
  auditLog,
  backupCodes,
  idempotencyKeys,
  notifications,
  secondFactors,
  sessions,
  signInTickets,
} from '../../db/schema.ts'
import { isRegistrationOf } from '../http/idempotency-keys.ts'
import { FARMER, startAccounts } from './fixture.ts'
import { codeAt, newSecret, timeStep } from './totp.ts'

setDefaultTimeout(60_000)

const MINUTE = 60_000
const STEP = 30_000
const PASSWORD = FARMER.password
const RIGHT = { phone: FARMER.phone, password: PASSWORD }
const WRONG = 'This code is wrong or was used already. Please wait for the next code in your app.'
const wrong = { code: 'forbidden', message: WRONG, details: { fields: { code: WRONG } } }

/** A registered farmer in a browser, with what their service and their authenticator app do. */
async function withFarmer(settings: Record<string, string> = {}, sendCode: Parameters<typeof startAccounts>[2] = null) {
  const gona = await startAccounts(settings, null, sendCode)
  const farmer = gona.browser()
  const { body: user } = await farmer.send('POST', '/api/register', FARMER, { 'idempotency-key': crypto.randomUUID() })
  const actor = { kind: 'user', user: user as User, adminLocked: false } as const
  const { secondFactor } = gona.accounts
  const sidOf = async () => (await gona.db.orm.select().from(sessions))[0]!.sid
  /** What the app shows, some half minutes from now. */
  const shown = (secret: string, steps = 0) => codeAt(secret, timeStep(gona.clock.now()) + steps)
  const app = (secret: string) => ({ secret, code: (steps = 0) => shown(secret, steps) })
  /** As its owner does it. */
  async function setUp() {
    const { secret } = await secondFactor.start(actor, { currentPassword: PASSWORD })
    const paper = await secondFactor.confirm(actor, { code: shown(secret) }, await sidOf())
    gona.pass(STEP)
    return { ...app(secret), paper }
  }
  /** At once, without backup codes, whose ten hashes take their time. */
  async function switchOn(userId = actor.user.id) {
    const secret = newSecret()
    const createdAt = gona.clock.now().toISOString()
    const row = { userId, secret, confirmedAt: createdAt, createdAt }
    await gona.db.write(gona.db.orm.insert(secondFactors).values(row))
    return app(secret)
  }
  return { ...gona, farmer, user, actor, secondFactor, shown, setUp, switchOn }
}

/** A browser that has given the right password and is asked for the code. */
async function asked({ browser }: Pick<Awaited<ReturnType<typeof withFarmer>>, 'browser'>, address = '10.0.0.2') {
  const at = browser(address)
  const answer = await at.send('POST', '/api/login', RIGHT)
  expect(answer.status).toBe(403)
  return { at, enter: (code: string) => at.send('POST', '/api/login/code', { code }) }
}

describe('switching two-step sign-in on', () => {
  test('asks the password, then a first code, and shows ten backup codes', async () => {
    const { secondFactor, actor, shown } = await withFarmer()
    expect(await secondFactor.standing(actor)).toEqual({ since: null, backupCodesLeft: 0, required: false })
    await expect(secondFactor.start(actor, { currentPassword: 'not it' })).rejects.toMatchObject({
      code: 'forbidden',
      details: { fields: { currentPassword: 'Incorrect password' } },
    })
    const { secret, uri } = await secondFactor.start(actor, { currentPassword: PASSWORD })
    expect(uri).toBe(`otpauth://totp/Gona:%2B2348031234567?secret=${secret}&issuer=Gona`)
    await expect(secondFactor.confirm(actor, { code: '000000' }, null)).rejects.toMatchObject(wrong)
    expect((await secondFactor.standing(actor)).since).toBeNull()
    const paper = await secondFactor.confirm(actor, { code: ` ${shown(secret)} ` }, null)
    expect(new Set(paper).size).toBe(10)
    for (const code of paper) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect(await secondFactor.standing(actor)).toEqual({
      since: '2026-06-20T08:00:00.000Z',
      backupCodesLeft: 10,
      required: false,
    })
  })

  test('asks nothing at sign-in before the first code was right', async () => {
    const { secondFactor, actor, browser } = await withFarmer()
    await secondFactor.start(actor, { currentPassword: PASSWORD })
    expect((await browser().send('POST', '/api/login', RIGHT)).status).toBe(200)
  })

  test('ends every other sign-in, keeps this one, and tells the person', async () => {
    const { setUp, browser, farmer, db } = await withFarmer()
    const elsewhere = browser()
    await elsewhere.send('POST', '/api/login', RIGHT)
    await setUp()
    expect((await elsewhere.send('GET', '/api/user')).status).toBe(401)
    expect((await farmer.send('GET', '/api/user')).status).toBe(200)
    expect(await db.orm.select().from(notifications)).toMatchObject([
      { type: 'other', title: 'Two-step sign-in is on', data: { href: '/profile/second-factor' } },
    ])
  })

  test('must be done within fifteen minutes, and with the secret shown last', async () => {
    const { secondFactor, actor, shown, pass } = await withFarmer()
    const first = await secondFactor.start(actor, { currentPassword: PASSWORD })
    const second = await secondFactor.start(actor, { currentPassword: PASSWORD })
    await expect(secondFactor.confirm(actor, { code: shown(first.secret) }, null)).rejects.toMatchObject(wrong)
    pass(15 * MINUTE)
    const late = secondFactor.confirm(actor, { code: shown(second.secret) }, null)
    await expect(late).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('start again') })
  })

  test('twice at once switches it on once; it cannot be begun anew while it is on', async () => {
    const { secondFactor, actor, shown, db } = await withFarmer()
    const { secret } = await secondFactor.start(actor, { currentPassword: PASSWORD })
    const both = [1, 2].map(() => secondFactor.confirm(actor, { code: shown(secret) }, null))
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.orm.select().from(backupCodes)).toHaveLength(10)
    await expect(secondFactor.start(actor, { currentPassword: PASSWORD })).rejects.toMatchObject({ code: 'conflict' })
    expect(await db.orm.select().from(secondFactors)).toMatchObject([{ secret }])
  })

  test('stores the backup codes as hashes only', async () => {
    const { setUp, db } = await withFarmer()
    const { paper } = await setUp()
    const rows = await db.orm.select().from(backupCodes)
    for (const { hash } of rows) expect(hash).toStartWith('$argon2id$')
    const stored = JSON.stringify(rows)
    for (const code of paper) {
      expect(stored).not.toContain(code)
      expect(stored).not.toContain(code.replace('-', ''))
    }
  })
})

describe('signing in with two steps', () => {
  test('gives no session for the password alone, and one with the code', async () => {
    const gona = await withFarmer()
    const { code } = await gona.switchOn()
    const { at, enter } = await asked(gona)
    expect([...at.cookies.keys()]).toEqual(['gona_ticket'])
    expect((await at.send('GET', '/api/user')).status).toBe(401)
    const answer = await enter(`${code().slice(0, 3)} ${code().slice(3)}`)
    expect([answer.status, answer.body]).toEqual([200, gona.user])
    expect([...at.cookies.keys()].sort()).toEqual(['gona_device', 'gona_session'])
    expect((await at.send('GET', '/api/user')).status).toBe(200)
  })

  test('tells a client what is missing', async () => {
    const { switchOn, browser } = await withFarmer()
    await switchOn()
    const answer = await browser().send('POST', '/api/login', RIGHT)
    expect(answer.body).toEqual({ message: 'Enter the code from your authenticator app', secondFactor: true })
    expect(answer.setCookies).toEqual([
      expect.stringMatching(/^gona_ticket=[\w-]{32}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  test('is no different for a wrong password, and asks no code then', async () => {
    const { switchOn, browser } = await withFarmer()
    await switchOn()
    const answer = await browser().send('POST', '/api/login', { ...RIGHT, password: 'not it' })
    expect([answer.status, answer.body, answer.setCookies]).toEqual([
      401,
      { message: 'Invalid phone number or password' },
      [],
    ])
  })

  test.each([-1, 0, 1])('takes the code of %d half minutes from now', async (steps) => {
    const gona = await withFarmer()
    const { code } = await gona.switchOn()
    gona.pass(2 * MINUTE)
    expect((await (await asked(gona)).enter(code(steps))).status).toBe(200)
  })

  test.each([-2, 2])('refuses the code of %d half minutes from now', async (steps) => {
    const gona = await withFarmer()
    const { code } = await gona.switchOn()
    gona.pass(2 * MINUTE)
    const answer = await (await asked(gona)).enter(code(steps))
    expect([answer.status, answer.body]).toEqual([401, { message: WRONG, fields: { code: WRONG } }])
  })

  test('takes a code once, also of two at the same moment, and none that is older', async () => {
    const gona = await withFarmer()
    const { code } = await gona.switchOn()
    gona.pass(2 * MINUTE)
    const [one, two] = [await asked(gona), await asked(gona)]
    const answers = await Promise.all([one.enter(code()), two.enter(code())])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await (await asked(gona)).enter(code())).body.message).toBe(WRONG)
    expect((await (await asked(gona)).enter(code(-1))).body.message).toBe(WRONG)
    expect((await (await asked(gona)).enter(code(1))).status).toBe(200)
  })

  test('does not take the code that switched it on', async () => {
    const gona = await withFarmer()
    const { code } = await gona.setUp()
    expect((await (await asked(gona)).enter(code(-1))).status).toBe(401)
  })

  test('takes each backup code once, however it is written', async () => {
    const gona = await withFarmer()
    const { paper } = await gona.setUp()
    const first = paper[0]!
    expect((await (await asked(gona)).enter(` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
    expect((await (await asked(gona)).enter(first)).body.message).toBe(WRONG)
    expect((await (await asked(gona)).enter(paper[1]!)).status).toBe(200)
    expect((await gona.secondFactor.standing(gona.actor)).backupCodesLeft).toBe(8)
  })

  test('gives a ticket five tries, also many at once, and five minutes', async () => {
    const gona = await withFarmer({ RATE_LIMIT: 'off' })
    const { code } = await gona.switchOn()
    const tried = await asked(gona)
    await Promise.all(Array.from({ length: 5 }, () => tried.enter('000000')))
    expect((await tried.enter(code())).body.message).toBe(WRONG)
    const late = await asked(gona)
    gona.pass(5 * MINUTE)
    expect((await late.enter(code())).body.message).toBe(WRONG)
    expect((await (await asked(gona)).enter(code())).status).toBe(200)
  })

  test('uses a ticket once, and none without its cookie', async () => {
    const gona = await withFarmer()
    const { code, paper } = await gona.setUp()
    const { at, enter } = await asked(gona)
    const ticket = at.cookies.get('gona_ticket')!
    await enter(code())
    at.cookies.set('gona_ticket', ticket)
    expect((await enter(paper[0]!)).status).toBe(401)
    expect((await gona.browser().send('POST', '/api/login/code', { code: paper[0] })).status).toBe(401)
    expect((await gona.secondFactor.standing(gona.actor)).backupCodesLeft).toBe(10)
  })

  test('lets a ticket end with the password it was given for', async () => {
    const gona = await withFarmer()
    const { code } = await gona.switchOn()
    const { enter } = await asked(gona)
    const change = { currentPassword: PASSWORD, newPassword: 'groundnut and millet' }
    expect((await gona.farmer.send('PUT', '/api/account/password', change)).status).toBe(204)
    expect((await enter(code())).status).toBe(401)
  })

  test('keeps only a hash of the ticket', async () => {
    const gona = await withFarmer()
    await gona.switchOn()
    const { at } = await asked(gona)
    const rows = JSON.stringify(await gona.db.orm.select().from(signInTickets))
    expect(rows).not.toContain(at.cookies.get('gona_ticket')!)
  })

  test('ends the sign-in that was there before only when the code was right', async () => {
    const gona = await withFarmer()
    const { code } = await gona.switchOn()
    const before = gona.farmer.cookies.get('gona_session')
    expect((await gona.farmer.send('POST', '/api/login', RIGHT)).status).toBe(403)
    expect((await gona.farmer.send('GET', '/api/user')).status).toBe(200)
    expect((await gona.farmer.send('POST', '/api/login/code', { code: code() })).status).toBe(200)
    gona.farmer.cookies.set('gona_session', before!)
    expect((await gona.farmer.send('GET', '/api/user')).status).toBe(401)
  })
})

describe('guessing codes', () => {
  test('ends after twenty failures a day, whatever tickets and addresses; the owner’s own device goes on', async () => {
    const gona = await withFarmer()
    const { code } = await gona.switchOn()
    for (let n = 0; n < 19; n++) expect((await (await asked(gona, `10.9.0.${n}`)).enter('000000')).status).toBe(401)
    // A right one is not counted.
    expect((await (await asked(gona, '10.9.0.20')).enter(code())).status).toBe(200)
    gona.pass(STEP)
    expect((await (await asked(gona, '10.9.0.21')).enter('000000')).status).toBe(401)
    const stopped = await (await asked(gona, '10.9.1.1')).enter(code())
    expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '86370'])
    const noted = gona.lines.map((line) => JSON.parse(line)).findLast(({ action }) => action === 'sign_in')
    expect(noted).toMatchObject({ outcome: 'rate_limited', user: gona.user.id })
    await gona.farmer.send('POST', '/api/logout')
    await gona.farmer.send('POST', '/api/login', RIGHT)
    expect((await gona.farmer.send('POST', '/api/login/code', { code: code() })).status).toBe(200)
  })

  test('in the profile ends after twenty failures a day too, the first code and those that weaken it alike', async () => {
    const { secondFactor, actor, switchOn, db } = await withFarmer()
    const refused = { code: 'rate_limited' }
    await secondFactor.start(actor, { currentPassword: PASSWORD })
    for (let n = 0; n < 20; n++) {
      await expect(secondFactor.confirm(actor, { code: '000000' }, null)).rejects.toMatchObject(wrong)
    }
    await expect(secondFactor.confirm(actor, { code: '000000' }, null)).rejects.toMatchObject(refused)
    await db.write(db.orm.delete(secondFactors))
    const { code } = await switchOn()
    const both = { currentPassword: PASSWORD, code: code() }
    await expect(secondFactor.switchOff(actor, both)).rejects.toMatchObject(refused)
    await expect(secondFactor.renewBackupCodes(actor, both)).rejects.toMatchObject(refused)
  })

  test('is counted an address too', async () => {
    const gona = await withFarmer()
    for (let n = 0; n < 60; n++) {
      expect((await gona.browser('10.7.7.7').send('POST', '/api/login/code', { code: '000000' })).status).toBe(401)
    }
    expect((await gona.browser('10.7.7.7').send('POST', '/api/login/code', { code: '000000' })).status).toBe(429)
  })

  test('is noted with whose account it was, and no code', async () => {
    const gona = await withFarmer()
    const { code } = await gona.switchOn()
    gona.lines.length = 0
    const { enter } = await asked(gona)
    await enter('000000')
    await enter(code())
    const noted = gona.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'security')
    expect(noted.map(({ action, outcome, user }) => [action, outcome, user])).toEqual([
      ['sign_in', 'code_asked', gona.user.id],
      ['sign_in', 'wrong_code', gona.user.id],
      ['sign_in', 'done', gona.user.id],
    ])
    expect(gona.lines.join('')).not.toContain(code())
  })
})

describe('other ways in', () => {
  test('a recovered password still asks the code', async () => {
    const sent: string[] = []
    const gona = await withFarmer({}, async (_, text) => {
      sent.push(/\d{6}/.exec(text)![0])
    })
    const { code } = await gona.switchOn()
    const visitor = { address: '10.0.0.1', requestId: 'request-1', device: null, userAgent: null, sid: null }
    const ticket = await gona.accounts.askForCode(FARMER.phone, visitor)
    for (let n = 0; n < 1000 && sent.length === 0; n++) await Bun.sleep(5)
    const entered = await gona.accounts.recover({ ticket, code: sent[0]!, password: 'groundnut and millet' }, visitor)
    expect(Object.keys(entered)).toEqual(['ticket'])
    expect(await gona.db.orm.select().from(sessions)).toEqual([])
    const second = 'ticket' in entered ? entered.ticket : ''
    const { user } = await gona.accounts.enterCode(second, code(), visitor)
    expect(user.id).toBe(gona.user.id)
  })

  test('a registration sent again still asks the code, and finds no answer kept once it was set up', async () => {
    const { browser, switchOn, setUp, db, actor } = await withFarmer()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const other = { ...FARMER, phone: '08035555555' }
    const { body } = await browser().send('POST', '/api/register', other, key)
    await switchOn(body.id)
    const again = browser()
    const answer = await again.send('POST', '/api/register', other, key)
    expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ secondFactor: true })])
    expect([...again.cookies.keys()]).toEqual(['gona_ticket'])
    expect((await again.send('GET', '/api/user')).status).toBe(401)

    const kept = () => db.orm.select().from(idempotencyKeys).where(isRegistrationOf(actor.user.id))
    expect(await kept()).toHaveLength(1)
    await setUp()
    expect(await kept()).toEqual([])
  })
})

describe('weakening it', () => {
  test('asks the password and a code: switching it off, and new backup codes', async () => {
    const { setUp, secondFactor, actor, browser, db, user, pass } = await withFarmer()
    const { code, paper } = await setUp()
    const both = { currentPassword: PASSWORD, code: code() }
    for (const verb of ['switchOff', 'renewBackupCodes'] as const) {
      const wrongPassword = secondFactor[verb](actor, { ...both, currentPassword: 'not it' })
      await expect(wrongPassword).rejects.toMatchObject({
        details: { fields: { currentPassword: 'Incorrect password' } },
      })
      await expect(secondFactor[verb](actor, { ...both, code: '000000' })).rejects.toMatchObject(wrong)
    }
    const fresh = await secondFactor.renewBackupCodes(actor, both)
    expect(fresh).toHaveLength(10)
    expect(fresh).not.toContain(paper[0])
    await expect(secondFactor.switchOff(actor, { ...both, code: paper[0]! })).rejects.toMatchObject(wrong)
    pass(STEP)
    await secondFactor.switchOff(actor, { ...both, code: fresh[0]! })
    expect(await secondFactor.standing(actor)).toMatchObject({ since: null, backupCodesLeft: 0 })
    expect(await db.orm.select().from(backupCodes)).toEqual([])
    expect((await browser().send('POST', '/api/login', RIGHT)).status).toBe(200)
    const told = await db.orm.select().from(notifications).where(eq(notifications.userId, user.id))
    expect(told.map(({ title }) => title)).toEqual(['Two-step sign-in is on', 'Two-step sign-in is off'])
  })
})

describe('an account with two-step sign-in', () => {
  test('tells of it in its export, and not the secret nor the codes', async () => {
    const { setUp, farmer } = await withFarmer()
    expect((await farmer.send('GET', '/api/account/export')).body.secondFactor).toBeNull()
    const { secret } = await setUp()
    const held = await farmer.send('GET', '/api/account/export')
    expect(held.body.secondFactor).toEqual({ since: '2026-06-20T08:00:00.000Z' })
    expect(held.text).not.toContain(secret)
    expect(held.text).not.toContain('argon2')
  })

  test('is the same in every other answer', async () => {
    const { switchOn, farmer, user } = await withFarmer()
    await switchOn()
    expect((await farmer.send('GET', '/api/user')).body).toEqual(user)
  })

  test('leaves nothing of it when it is deleted', async () => {
    const gona = await withFarmer()
    await gona.setUp()
    await asked(gona)
    expect((await gona.farmer.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(204)
    for (const table of [secondFactors, backupCodes, signInTickets]) {
      expect(await gona.db.orm.select().from(table)).toEqual([])
    }
  })
})

describe('an operator', () => {
  const operator = { kind: 'operator' } as const

  test('sees who has it, and switches it off for who lost the phone: every sign-in ends', async () => {
    const gona = await withFarmer()
    await gona.switchOn()
    const listed = await gona.accounts.operator.list(operator, { limit: 10 })
    expect(listed.map(({ secondFactor }) => secondFactor)).toEqual([true])
    const user = await gona.accounts.operator.factorOff(operator, '0803 123 4567')
    expect(user.id).toBe(gona.user.id)
    expect((await gona.farmer.send('GET', '/api/user')).status).toBe(401)
    expect((await gona.browser().send('POST', '/api/login', RIGHT)).status).toBe(200)
    const told = await gona.db.orm.select().from(notifications)
    expect(told.map(({ title }) => title)).toContain('Two-step sign-in is off')
    await expect(gona.accounts.operator.factorOff(operator, FARMER.phone)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is the only one who may, and the audit table tells of it', async () => {
    const gona = await withFarmer()
    await gona.switchOn()
    await expect(gona.accounts.operator.factorOff(gona.actor, FARMER.phone)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await gona.accounts.operator.factorOff(operator, FARMER.phone)
    expect(await gona.db.orm.select().from(auditLog)).toMatchObject([
      { actor: 'operator', action: 'second_factor_off', count: 1 },
    ])
  })
})
