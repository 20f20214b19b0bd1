import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { notifications } from '../../../db/schema/notifications.ts'
import { auditLog } from '../../../db/schema/operation.ts'
import { backupCodes, secondFactors, signInTickets } from '../../../db/schema/sign-in.ts'
import { rejectionOf } from '../../../shared/testing/rejections.ts'
import { FARMER } from '../fixture.ts'
import { askedForCode, CORRECT_CREDENTIALS, PASSWORD, TOTP_STEP_MS, withFarmer, wrongCodeResponse } from './fixture.ts'

setDefaultTimeout(300_000)

const MINUTE = 60_000

describe('switching two-step sign-in on', () => {
  test('asks the password, then a first code, and shows ten backup codes', async () => {
    const { secondFactor, actor, shown } = await withFarmer()
    expect(await secondFactor.standing(actor)).toEqual({ since: null, backupCodesLeft: 0, required: false })
    expect(await rejectionOf(secondFactor.start(actor, { currentPassword: 'not it' }))).toMatchObject({
      code: 'forbidden',
      details: { fields: { currentPassword: 'Incorrect password' } },
    })
    const { secret, uri } = await secondFactor.start(actor, { currentPassword: PASSWORD })
    expect(uri).toBe(`otpauth://totp/Gona:%2B2348031234567?secret=${secret}&issuer=Gona`)
    expect(await rejectionOf(secondFactor.confirm(actor, { code: '000000' }, null))).toMatchObject(wrongCodeResponse)
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

  test('is asked of administrators alone where the settings ask for it', async () => {
    const { secondFactor, actor } = await withFarmer({ ADMIN_SECOND_FACTOR: 'required' })
    expect(await secondFactor.standing(actor)).toMatchObject({ required: false })
    const admin = { ...actor, user: { ...actor.user, isAdmin: true } }
    expect(await secondFactor.standing(admin)).toMatchObject({ required: true })
  })

  test('asks nothing at sign-in before the first code was right', async () => {
    const { secondFactor, actor, browser } = await withFarmer()
    await secondFactor.start(actor, { currentPassword: PASSWORD })
    expect((await browser().send('POST', '/api/login', CORRECT_CREDENTIALS)).status).toBe(200)
  })

  test('ends every other sign-in, keeps this one, and tells the person', async () => {
    const { setUp, browser, farmer, db } = await withFarmer()
    const elsewhere = browser()
    await elsewhere.send('POST', '/api/login', CORRECT_CREDENTIALS)
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
    expect(await rejectionOf(secondFactor.confirm(actor, { code: shown(first.secret) }, null))).toMatchObject(
      wrongCodeResponse,
    )
    pass(15 * MINUTE)
    const late = secondFactor.confirm(actor, { code: shown(second.secret) }, null)
    expect(await rejectionOf(late)).toMatchObject({ code: 'conflict', message: expect.stringContaining('start again') })
  })

  test('twice at once switches it on once; it cannot be begun anew while it is on', async () => {
    const { secondFactor, actor, shown, db } = await withFarmer()
    const { secret } = await secondFactor.start(actor, { currentPassword: PASSWORD })
    const both = [1, 2].map(() => secondFactor.confirm(actor, { code: shown(secret) }, null))
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.orm.select().from(backupCodes)).toHaveLength(10)
    expect(await rejectionOf(secondFactor.start(actor, { currentPassword: PASSWORD }))).toMatchObject({
      code: 'conflict',
    })
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

describe('weakening two-step sign-in', () => {
  test('asks the password and a code: switching it off, and new backup codes', async () => {
    const { setUp, secondFactor, actor, browser, db, user, pass, lines } = await withFarmer()
    const { code, paper } = await setUp()
    lines.length = 0
    const both = { currentPassword: PASSWORD, code: code() }
    for (const method of ['switchOff', 'renewBackupCodes'] as const) {
      const wrongPassword = secondFactor[method](actor, { ...both, currentPassword: 'not it' })
      expect(await rejectionOf(wrongPassword)).toMatchObject({
        details: { fields: { currentPassword: 'Incorrect password' } },
      })
      expect(await rejectionOf(secondFactor[method](actor, { ...both, code: '000000' }))).toMatchObject(
        wrongCodeResponse,
      )
    }
    const fresh = await secondFactor.renewBackupCodes(actor, both)
    expect(fresh).toHaveLength(10)
    expect(fresh).not.toContain(paper[0])
    expect(await rejectionOf(secondFactor.switchOff(actor, { ...both, code: paper[0]! }))).toMatchObject(
      wrongCodeResponse,
    )
    pass(TOTP_STEP_MS)
    await secondFactor.switchOff(actor, { ...both, code: fresh[0]! })
    expect(await secondFactor.standing(actor)).toMatchObject({ since: null, backupCodesLeft: 0 })
    expect(await db.orm.select().from(backupCodes)).toEqual([])
    expect((await browser().send('POST', '/api/login', CORRECT_CREDENTIALS)).status).toBe(200)
    const told = await db.orm.select().from(notifications).where(eq(notifications.userId, user.id))
    expect(told.map(({ title }) => title)).toEqual(['Two-step sign-in is on', 'Two-step sign-in is off'])
    const noted = lines.map((line) => JSON.parse(line)).filter(({ action }) => action === 'second_factor')
    expect(noted.map(({ outcome, user }) => [outcome, user])).toEqual(
      ['wrong_code', 'wrong_code', 'backup_codes', 'wrong_code', 'off'].map((outcome) => [outcome, user.id]),
    )
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
    await askedForCode(gona)
    expect((await gona.farmer.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(204)
    for (const table of [secondFactors, backupCodes, signInTickets]) {
      expect(await gona.db.orm.select().from(table)).toEqual([])
    }
  })
})

describe('an operator and two-step sign-in', () => {
  const operator = { kind: 'operator' } as const

  test('sees who has it, and switches it off for who lost the phone: every sign-in ends', async () => {
    const gona = await withFarmer()
    await gona.switchOn()
    const listed = await gona.accounts.operator.list(operator, { limit: 10 })
    expect(listed.map(({ secondFactor }) => secondFactor)).toEqual([true])
    const user = await gona.accounts.operator.factorOff(operator, '0803 123 4567')
    expect(user.id).toBe(gona.user.id)
    expect((await gona.farmer.send('GET', '/api/user')).status).toBe(401)
    expect((await gona.browser().send('POST', '/api/login', CORRECT_CREDENTIALS)).status).toBe(200)
    const told = await gona.db.orm.select().from(notifications)
    expect(told.map(({ title }) => title)).toContain('Two-step sign-in is off')
    const again = () => gona.accounts.operator.factorOff(operator, FARMER.phone)
    expect(await rejectionOf(again())).toMatchObject({ code: 'not_found' })
    await gona.secondFactor.start(gona.actor, { currentPassword: PASSWORD })
    expect(await rejectionOf(again())).toMatchObject({ code: 'not_found' })
  })

  test('is the only one who may, and the audit table tells of it', async () => {
    const gona = await withFarmer()
    await gona.switchOn()
    expect(await rejectionOf(gona.accounts.operator.factorOff(gona.actor, FARMER.phone))).toMatchObject({
      code: 'forbidden',
    })
    await gona.accounts.operator.factorOff(operator, FARMER.phone)
    expect(await gona.db.orm.select().from(auditLog)).toMatchObject([
      { actor: 'operator', action: 'second_factor_off', count: 1 },
    ])
  })
})
