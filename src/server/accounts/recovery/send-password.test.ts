import { describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { auditLog } from '../../../db/schema/operation.ts'
import { rejectionOf } from '../../../shared/testing/rejections.ts'
import { actorOfRequest } from '../../http/context.ts'
import { wholeApp } from '../../testing/whole-app.ts'
import { FARMER, startAccounts } from '../fixture.ts'

const PROVED = { phoneProvedAt: '2026-06-20T08:00:00.000Z' }
const PHONE = '+2348031234567'

/** Amina, signed in with a confirmed number, and an administrator. */
async function cooperative({ accepted = true } = {}) {
  const sent: { phone: string; password: string; text: string }[] = []
  const gona = await startAccounts({ RATE_LIMIT: 'off' }, ':memory:', async (phone, text) => {
    sent.push({ phone, text, password: / ([a-z2-9]{12})\. /.exec(text)?.[1] ?? '' })
    return accepted
  })
  const { db, accounts, browser } = gona
  const farmer = browser()
  const { body } = await farmer.send('POST', '/api/register', { ...FARMER, preferredLanguage: 'ha' })
  const id: string = body.id
  const set = (columns: Partial<typeof users.$inferInsert>) =>
    db.write(db.orm.update(users).set(columns).where(eq(users.id, id)))
  await set(PROVED)
  const admin = (await accounts.operator.create({ kind: 'operator' }, { phone: '+2348035555555', admin: true })).user
  const send = () => accounts.sendNewPassword(actorOfRequest(admin), id)
  const signIn = async (password: string) =>
    (await browser().send('POST', '/api/login', { phone: PHONE, password })).status
  const audited = async () => (await db.orm.select().from(auditLog)).filter(({ action }) => action === 'send_password')
  return { ...gona, farmer, id, admin, sent, send, set, signIn, audited }
}

describe('a password that an administrator sends', () => {
  test('goes to the farmer’s phone in their language, signs in, and ends the old one and all sessions', async () => {
    const { send, sent, farmer, signIn } = await cooperative()
    await send()
    expect(sent).toMatchObject([{ phone: PHONE, text: expect.stringContaining('sabuwar kalmar sirrinku') }])
    expect((await farmer.send('GET', '/api/user')).status).toBe(401)
    expect(await signIn(FARMER.password)).toBe(401)
    expect(await signIn(sent[0]!.password)).toBe(200)
  })

  test('is audited with who sent it to whom; no log has the password', async () => {
    const { send, sent, id, admin, audited, lines } = await cooperative()
    await send()
    expect(await audited()).toMatchObject([{ actor: `user:${admin.id}`, userId: id }])
    expect(sent[0]!.password).toHaveLength(12)
    expect(lines.join('')).not.toContain(sent[0]!.password)
  })

  test('that the provider does not accept changes nothing', async () => {
    const { send, farmer, signIn, audited } = await cooperative({ accepted: false })
    expect(await rejectionOf(send())).toMatchObject({ code: 'conflict', refusal: { key: 'person.notSent' } })
    expect((await farmer.send('GET', '/api/user')).status).toBe(200)
    expect(await signIn(FARMER.password)).toBe(200)
    expect(await audited()).toEqual([])
  })

  test.each([
    ['was never confirmed', { phoneProvedAt: null }],
    ['was registered by another person', { ...PROVED, claimSince: '2026-06-20T09:00:00.000Z' }],
  ])('goes to no number that %s', async (_, columns) => {
    const { send, set, sent } = await cooperative()
    await set(columns)
    expect(await rejectionOf(send())).toMatchObject({ code: 'conflict', refusal: { key: 'person.unproved' } })
    expect(sent).toEqual([])
  })

  test('is sent to no administrator, and by nobody else', async () => {
    const { accounts, admin, id, sent, db } = await cooperative()
    expect(await rejectionOf(accounts.sendNewPassword(actorOfRequest(admin), admin.id))).toMatchObject({
      code: 'not_found',
    })
    const [amina] = await db.orm.select().from(users).where(eq(users.id, id))
    const farmer = actorOfRequest({ ...admin, id: amina!.id, isAdmin: false })
    expect(await rejectionOf(accounts.sendNewPassword(farmer, id))).toMatchObject({ code: 'forbidden' })
    expect(sent).toEqual([])
  })
})

test('the page offers to send one only where SMS go out and the number is confirmed', async () => {
  const offered = async (settings: Record<string, string>, proved: boolean) => {
    const gona = await wholeApp(settings)
    const { id } = gona.people.owner!
    if (proved) await gona.db.write(gona.db.orm.update(users).set(PROVED).where(eq(users.id, id)))
    return (await (await gona.ask('admin', 'GET', `/admin/people/${id}`)).text()).includes(
      `/admin/people/${id}/password`,
    )
  }
  const sends = { AFRICASTALKING_API_KEY: 'key', AFRICASTALKING_USERNAME: 'gona' }
  expect(await offered(sends, true)).toBe(true)
  expect(await offered(sends, false)).toBe(false)
  expect(await offered({}, true)).toBe(false)
})
