import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { users } from '../../../db/schema/accounts.ts'
import { idempotencyKeys } from '../../../db/schema/operation.ts'
import { secondFactors, sessions, signInTickets } from '../../../db/schema/sign-in.ts'
import { rejectionOf } from '../../../shared/testing/rejections.ts'
import { isRegistrationOfSql } from '../../foundation/idempotency-keys.ts'
import { FARMER } from '../fixture.ts'
import {
  askedForCode,
  CORRECT_CREDENTIALS,
  PASSWORD,
  TOTP_STEP_MS,
  WRONG_CODE_MESSAGE,
  withFarmer,
  wrongCodeResponse,
} from '../second-factor/fixture.ts'

setDefaultTimeout(300_000)

const MINUTE = 60_000

describe('signing in with two steps', () => {
  test('gives no session for the password alone, and one with the code', async () => {
    const gona = await withFarmer()
    const { code } = await gona.switchOn()
    const { at, enter } = await askedForCode(gona)
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
    const answer = await browser().send('POST', '/api/login', CORRECT_CREDENTIALS)
    expect(answer.body).toEqual({ message: 'Enter the code from your authenticator app', secondFactor: true })
    expect(answer.setCookies).toEqual([
      expect.stringMatching(/^gona_ticket=[\w-]{32}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  test('is no different for a wrong password, and asks no code then', async () => {
    const { switchOn, browser } = await withFarmer()
    await switchOn()
    const answer = await browser().send('POST', '/api/login', { ...CORRECT_CREDENTIALS, password: 'not it' })
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
    expect((await (await askedForCode(gona)).enter(code(steps))).status).toBe(200)
  })

  test.each([-2, 2])('refuses the code of %d half minutes from now', async (steps) => {
    const gona = await withFarmer()
    const { code } = await gona.switchOn()
    gona.pass(2 * MINUTE)
    const answer = await (await askedForCode(gona)).enter(code(steps))
    expect([answer.status, answer.body]).toEqual([
      401,
      { message: WRONG_CODE_MESSAGE, fields: { code: WRONG_CODE_MESSAGE } },
    ])
  })

  test('takes a code once, also of two at the same moment, and none that is older', async () => {
    const gona = await withFarmer()
    const { code } = await gona.switchOn()
    gona.pass(2 * MINUTE)
    const [one, two] = [await askedForCode(gona), await askedForCode(gona)]
    const answers = await Promise.all([one.enter(code()), two.enter(code())])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await (await askedForCode(gona)).enter(code())).body.message).toBe(WRONG_CODE_MESSAGE)
    expect((await (await askedForCode(gona)).enter(code(-1))).body.message).toBe(WRONG_CODE_MESSAGE)
    expect((await (await askedForCode(gona)).enter(code(1))).status).toBe(200)
  })

  test('does not take the code that switched it on', async () => {
    const gona = await withFarmer()
    const { code } = await gona.setUp()
    expect((await (await askedForCode(gona)).enter(code(-1))).status).toBe(401)
  })

  test('takes each backup code once, however it is written', async () => {
    const gona = await withFarmer()
    const { paper } = await gona.setUp()
    const first = paper[0]!
    expect((await (await askedForCode(gona)).enter(` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
    expect((await (await askedForCode(gona)).enter(first)).body.message).toBe(WRONG_CODE_MESSAGE)
    const second = paper[1]!
    const almost = `${second.slice(0, -1)}${second.endsWith('a') ? 'b' : 'a'}`
    expect((await (await askedForCode(gona)).enter(almost)).body.message).toBe(WRONG_CODE_MESSAGE)
    const both = [await askedForCode(gona), await askedForCode(gona)]
    const answers = await Promise.all(both.map(({ enter }) => enter(second)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await gona.secondFactor.standing(gona.actor)).backupCodesLeft).toBe(8)
  })

  test('gives a ticket five tries, also many at once, and five minutes', async () => {
    const gona = await withFarmer({ RATE_LIMIT: 'off' })
    const { code } = await gona.switchOn()
    const tried = await askedForCode(gona)
    await Promise.all(Array.from({ length: 5 }, () => tried.enter('000000')))
    expect((await tried.enter(code())).body.message).toBe(WRONG_CODE_MESSAGE)
    const late = await askedForCode(gona)
    gona.pass(5 * MINUTE)
    expect((await late.enter(code())).body.message).toBe(WRONG_CODE_MESSAGE)
    expect((await (await askedForCode(gona)).enter(code())).status).toBe(200)
  })

  test('uses a ticket once, and none without its cookie', async () => {
    const gona = await withFarmer()
    const { code, paper } = await gona.setUp()
    const { at, enter } = await askedForCode(gona)
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
    const { enter } = await askedForCode(gona)
    const change = { currentPassword: PASSWORD, newPassword: 'groundnut and millet' }
    expect((await gona.farmer.send('PUT', '/api/account/password', change)).status).toBe(204)
    expect((await enter(code())).status).toBe(401)
  })

  test('keeps only a hash of the ticket', async () => {
    const gona = await withFarmer()
    await gona.switchOn()
    const { at } = await askedForCode(gona)
    const rows = JSON.stringify(await gona.db.orm.select().from(signInTickets))
    expect(rows).not.toContain(at.cookies.get('gona_ticket')!)
  })

  test('ends the sign-in that was there before only when the code was right', async () => {
    const gona = await withFarmer()
    const { code } = await gona.switchOn()
    const before = gona.farmer.cookies.get('gona_session')
    expect((await gona.farmer.send('POST', '/api/login', CORRECT_CREDENTIALS)).status).toBe(403)
    expect((await gona.farmer.send('GET', '/api/user')).status).toBe(200)
    expect((await gona.farmer.send('POST', '/api/login/code', { code: code() })).status).toBe(200)
    gona.farmer.cookies.set('gona_session', before!)
    expect((await gona.farmer.send('GET', '/api/user')).status).toBe(401)
  })
})

describe('guessing codes of a second factor', () => {
  test('ends after twenty failures a day, whatever tickets and addresses; the owner’s own device goes on', async () => {
    const gona = await withFarmer()
    const { code } = await gona.switchOn()
    for (let n = 0; n < 19; n++)
      expect((await (await askedForCode(gona, `10.9.0.${n}`)).enter('000000')).status).toBe(401)
    // Correct codes are not counted.
    expect((await (await askedForCode(gona, '10.9.0.20')).enter(code())).status).toBe(200)
    gona.pass(TOTP_STEP_MS)
    expect((await (await askedForCode(gona, '10.9.0.21')).enter('000000')).status).toBe(401)
    const stopped = await (await askedForCode(gona, '10.9.1.1')).enter(code())
    expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '86370'])
    const noted = gona.lines.map((line) => JSON.parse(line)).findLast(({ action }) => action === 'sign_in')
    expect(noted).toMatchObject({ outcome: 'rate_limited', user: gona.user.id })
    await gona.farmer.send('POST', '/api/logout')
    await gona.farmer.send('POST', '/api/login', CORRECT_CREDENTIALS)
    expect((await gona.farmer.send('POST', '/api/login/code', { code: code() })).status).toBe(200)
  })

  test('in the profile ends after twenty failures a day too, the first code and those that weaken it alike', async () => {
    const { secondFactor, actor, switchOn, db } = await withFarmer()
    const refused = { code: 'rate_limited' }
    await secondFactor.start(actor, { currentPassword: PASSWORD })
    for (let n = 0; n < 20; n++) {
      expect(await rejectionOf(secondFactor.confirm(actor, { code: '000000' }, null))).toMatchObject(wrongCodeResponse)
    }
    expect(await rejectionOf(secondFactor.confirm(actor, { code: '000000' }, null))).toMatchObject(refused)
    await db.write(db.orm.delete(secondFactors))
    const { code } = await switchOn()
    const both = { currentPassword: PASSWORD, code: code() }
    expect(await rejectionOf(secondFactor.switchOff(actor, both))).toMatchObject(refused)
    expect(await rejectionOf(secondFactor.renewBackupCodes(actor, both))).toMatchObject(refused)
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
    const { enter } = await askedForCode(gona)
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

describe('two-step sign-in at the other ways in', () => {
  test('a recovered password still asks the code', async () => {
    const sent: string[] = []
    const gona = await withFarmer({}, async (_, text) => {
      sent.push(/\d{6}/.exec(text)![0])
    })
    const { code } = await gona.switchOn()
    await gona.db.write(gona.db.orm.update(users).set({ phoneProvedAt: '2026-06-20T08:00:00.000Z' }))
    const visitor = { address: '10.0.0.1', requestId: 'request-1', device: null, userAgent: null, sid: null }
    const ticket = await gona.accounts.recovery.askForCode(FARMER.phone, visitor)
    for (let n = 0; n < 1000 && sent.length === 0; n++) await Bun.sleep(5)
    const entered = await gona.accounts.recovery.recover(
      { ticket, code: sent[0]!, password: 'groundnut and millet' },
      visitor,
    )
    expect(Object.keys(entered)).toEqual(['ticket', 'goodForMs'])
    expect(await gona.db.orm.select().from(sessions)).toEqual([])
    const second = 'ticket' in entered ? entered.ticket : ''
    const { user } = await gona.accounts.signIn.submitSignInCode(second, code(), visitor)
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

    const kept = () => db.orm.select().from(idempotencyKeys).where(isRegistrationOfSql(actor.user.id))
    expect(await kept()).toHaveLength(1)
    await setUp()
    expect(await kept()).toEqual([])
  })
})
