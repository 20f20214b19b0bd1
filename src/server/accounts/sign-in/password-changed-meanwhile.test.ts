import { afterEach, describe, expect, spyOn, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { sessions, signInTickets } from '../../../db/schema/sign-in.ts'
import { FARMER } from '../fixture.ts'
import { askedForCode, CORRECT_CREDENTIALS, PASSWORD, withFarmer } from '../second-factor/fixture.ts'

const verify = Bun.password.verify.bind(Bun.password)
const NEW = 'the owner has it back'

/** The correct password is being checked while the owner recovers the account with another one. */
async function takenBack() {
  const gona = await withFarmer()
  const checking = spyOn(Bun.password, 'verify').mockImplementationOnce(async (...given) => {
    const right = await verify(...given)
    await gona.accounts.operator.setPassword({ kind: 'operator' }, FARMER.phone, NEW)
    return right
  })
  const row = async () => (await gona.db.orm.select().from(users).where(eq(users.id, gona.user.id)))[0]!
  return { ...gona, row, checking }
}

describe('while a password is being checked its owner sets another one', () => {
  let checking: { mockRestore(): void }
  const begin = async () => {
    const gona = await takenBack()
    checking = gona.checking
    return gona
  }
  afterEach(() => checking.mockRestore())

  test('a sign-in with the old one opens no session', async () => {
    const { browser, db } = await begin()
    const answer = await browser('10.0.0.9').send('POST', '/api/login', CORRECT_CREDENTIALS)
    expect([answer.status, answer.body]).toEqual([401, { message: 'Invalid phone number or password' }])
    expect(answer.setCookies).toEqual([])
    expect(await db.orm.select().from(sessions)).toEqual([])
  })

  test('a sign-in with the old one gets no ticket for the code of the second factor either', async () => {
    const { browser, db, switchOn } = await begin()
    await switchOn()
    expect((await browser('10.0.0.9').send('POST', '/api/login', CORRECT_CREDENTIALS)).status).toBe(401)
    expect(await db.orm.select().from(signInTickets)).toEqual([])
  })

  test('a new password from a session that ends with it is not set, and ends no one’s session', async () => {
    const { farmer, row, browser } = await begin()
    const changed = { currentPassword: PASSWORD, newPassword: 'the thief sets this' }
    expect((await farmer.send('PUT', '/api/account/password', changed)).status).toBe(401)
    expect(await verify(NEW, (await row()).password!)).toBe(true)
    expect((await browser().send('POST', '/api/login', { ...CORRECT_CREDENTIALS, password: NEW })).status).toBe(200)
  })

  test.each([
    ['phone number', { phone: '08055555555' }],
    ['email', { email: 'thief@example.com' }],
  ])('another %s from a session that ends with it is not saved, nor told', async (_, contact) => {
    const { farmer, row, db } = await begin()
    expect((await farmer.send('PUT', '/api/profile', { ...contact, currentPassword: PASSWORD })).status).toBe(401)
    expect(await row()).toMatchObject({ phone: '+2348031234567', email: null })
    expect(await db.orm.select().from(notifications)).toEqual([])
  })
})

test('two right codes at once open one session for one ticket', async () => {
  const gona = await withFarmer()
  const { code, paper } = await gona.setUp()
  const { at } = await askedForCode(gona)
  const both = [code(), paper[0]!].map((text) => at.send('POST', '/api/login/code', { code: text }))
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 401])
})
