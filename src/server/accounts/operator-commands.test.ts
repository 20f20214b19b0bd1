import { describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { auditLog } from '../../db/schema/operation.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { dialler } from '../channels/ussd/menu/fixture.ts'
import type { Actor } from '../foundation/actor.ts'
import { actorOfRequest } from '../http/context.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'
import { FARMER, startAccounts } from './fixture.ts'

const operator: Actor = { kind: 'operator' }
const PHONE = '0803 123 4567'
const DAY = 86_400_000

describe('an operator', () => {
  test('creates an account with a random password that signs in', async () => {
    const { accounts, browser } = await startAccounts()
    const { user, password } = await accounts.operator.create(operator, {
      phone: PHONE,
      firstName: 'Musa',
      admin: true,
    })
    expect(user).toMatchObject({ phone: '+2348031234567', firstName: 'Musa', isAdmin: true })
    expect(password).toMatch(/^[a-z2-9]{12}$/)
    expect((await browser().send('POST', '/api/login', { phone: PHONE, password })).body).toEqual(user)
    const again = accounts.operator.create(operator, { phone: '+2348031234567' })
    expect(await rejectionOf(again)).toMatchObject({ code: 'conflict' })
    const short = accounts.operator.create(operator, { phone: '08055555555', password: '12345' })
    expect(await rejectionOf(short)).toMatchObject({ message: 'Password must be at least 6 characters' })
  })

  test('sets a password, given or random, and ends every session of the person', async () => {
    const { accounts, browser } = await startAccounts()
    const farmer = browser()
    await farmer.send('POST', '/api/register', FARMER)
    const password = await accounts.operator.setPassword(operator, '+234 803 123 4567')
    expect((await farmer.send('GET', '/api/user')).status).toBe(401)
    expect((await farmer.send('POST', '/api/login', { phone: PHONE, password })).status).toBe(200)
    expect(await accounts.operator.setPassword(operator, PHONE, 'chosen one')).toBe('chosen one')
  })

  test('promotes, demotes, and makes and unmakes lead farmers', async () => {
    const { accounts, browser } = await startAccounts()
    await browser().send('POST', '/api/register', FARMER)
    const { promote, demote, lead } = accounts.operator
    expect((await promote(operator, PHONE)).isAdmin).toBe(true)
    expect((await demote(operator, PHONE)).isAdmin).toBe(false)
    expect((await lead(operator, PHONE)).isLeadFarmer).toBe(true)
    expect((await lead(operator, PHONE, false)).isLeadFarmer).toBe(false)
  })

  test('makes and unmakes extension officers for known states and crops', async () => {
    const gona = await testServices()
    const { user } = await kanoFarmer(gona)
    const { officer } = gona.accounts.operator
    const row = async () =>
      (
        await gona.db.orm
          .select({ is: users.isOfficer, states: users.officerStates, crops: users.officerCrops })
          .from(users)
          .where(eq(users.id, user.id))
      )[0]
    expect((await officer(operator, user.phone, { states: ['Kano'], crops: ['maize'] })).isOfficer).toBe(true)
    expect(await row()).toEqual({ is: true, states: ['Kano'], crops: ['maize'] })
    for (const wrong of [{ states: ['Kanoo'] }, { crops: ['maise'] }])
      expect(await rejectionOf(officer(operator, user.phone, wrong))).toMatchObject({ code: 'invalid' })
    expect((await officer(operator, user.phone, { on: false })).isOfficer).toBe(false)
    expect(await row()).toEqual({ is: false, states: [], crops: [] })
  })

  test('promotes nobody whose number could be confirmed and never was', async () => {
    const gona = await testServices({ settings: { USSD_CODE: '*384*1#' } })
    const { user } = await kanoFarmer(gona, { proved: false })
    const promote = () => gona.accounts.operator.promote(operator, user.phone)
    const refused = {
      code: 'conflict',
      message: `${user.phone} is not confirmed, so another person may have registered it. Ask its owner to confirm it by dialling *384*1#, then try again.`,
    }
    expect(await rejectionOf(promote())).toMatchObject(refused)
    await dialler(gona, user.phone).dial()
    expect(await rejectionOf(promote())).toMatchObject(refused)
    await dialler(gona, user.phone).dial('#Yes')
    expect((await promote()).isAdmin).toBe(true)
  })

  test('leaves a row in the audit table and a line in the log for each of these, which outlive the person', async () => {
    const { accounts, db, lines } = await startAccounts()
    const { operator: handlers } = accounts
    const { user, password } = await handlers.create(operator, { phone: PHONE })
    await handlers.promote(operator, PHONE)
    await handlers.demote(operator, PHONE)
    await handlers.lead(operator, PHONE)
    await handlers.lead(operator, PHONE, false)
    const done = ['create_user', 'promote_user', 'demote_user', 'lead_farmer', 'lead_farmer_off']
    const rows = async () =>
      (await db.orm.select().from(auditLog)).map(({ actor, userId, action }) => [actor, userId, action])
    expect(await rows()).toEqual(done.map((action) => ['operator', user.id, action]))
    const noted = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'security')
    expect(noted.map(({ what, user: whom }) => [what, whom])).toEqual(done.map((action) => [action, user.id]))
    await accounts.deleteAccount(actorOfRequest(user), { password })
    expect(await rows()).toEqual(done.map((action) => ['operator', null, action]))
  })

  test('makes passwords that end after 30 days unless they were used, and stay once they were', async () => {
    const { accounts, browser, pass } = await startAccounts()
    const signIn = async (password: string) =>
      (await browser().send('POST', '/api/login', { phone: PHONE, password })).status
    const { password } = await accounts.operator.create(operator, { phone: PHONE })
    pass(30 * DAY)
    expect(await signIn(password)).toBe(401)
    const second = await accounts.operator.setPassword(operator, PHONE)
    pass(30 * DAY - 1)
    expect(await signIn(second)).toBe(200)
    pass(60 * DAY)
    expect(await signIn(second)).toBe(200)
  })

  test('is told when nobody has the phone', async () => {
    const { accounts } = await startAccounts()
    expect(await rejectionOf(accounts.operator.promote(operator, PHONE))).toMatchObject({
      code: 'not_found',
      message: 'No account has this phone number.',
    })
  })

  test('lists people page by page', async () => {
    const { accounts, pass } = await startAccounts()
    for (const phone of ['08031111111', '08032222222', '08033333333']) {
      await accounts.operator.create(operator, { phone, password: 'kola nut tree' })
      pass(1)
    }
    const first = await accounts.operator.list(operator, { limit: 2 })
    expect(first.map(({ phone }) => phone)).toEqual(['+2348031111111', '+2348032222222'])
    const second = await accounts.operator.list(operator, { limit: 2, after: first[1]!.id })
    expect(second.map(({ phone }) => phone)).toEqual(['+2348033333333'])
  })

  test('no one else may do any of it, an administrator neither', async () => {
    const { accounts } = await startAccounts()
    const { user } = await accounts.operator.create(operator, { phone: PHONE, admin: true })
    const admin: Actor = { kind: 'user', user, adminLocked: false }
    const { create, setPassword, promote, demote, lead, list, findByPhone } = accounts.operator
    const tries = [
      create(admin, { phone: '08055555555' }),
      setPassword(admin, PHONE),
      promote(admin, PHONE),
      demote(admin, PHONE),
      lead(admin, PHONE),
      list(admin, { limit: 1 }),
      findByPhone(admin, PHONE),
    ]
    for (const outcome of await Promise.allSettled(tries)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'forbidden' } })
    }
  })
})
