import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { notifications } from '../../../db/schema/notifications.ts'
import { webCodes } from '../../../db/schema/sign-in.ts'
import { actorOfRequest } from '../../http/context.ts'
import { FARMER, startAccounts } from '../fixture.ts'
import { withFarmer } from '../second-factor/fixture.ts'

setDefaultTimeout(300_000)
const MINUTE = 60_000

async function dialled(environment: Record<string, string> = { RATE_LIMIT: 'off' }) {
  const gona = await startAccounts(environment)
  const amina = gona.browser()
  const { body: user } = await amina.send('POST', '/api/register', FARMER)
  const give = (seed?: string) =>
    gona.accounts.webCodes.give({ ...actorOfRequest(user), adminLocked: true } as never, seed)
  const enter = (code: string, phone: string = FARMER.phone) =>
    gona.browser().send('POST', '/api/login/code', { phone, code })
  return { ...gona, user, amina, give, enter }
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a code that a phone has shown', () => {
  test('signs in once, with its phone, written as people write', async () => {
    const { give, enter, browser } = await dialled()
    const code = await give()
    expect(code).toMatch(/^\d{6}$/)
    const web = browser()
    const answer = await web.send('POST', '/api/login/code', {
      phone: '0803-123-4567',
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    })
    expect(answer).toMatchObject({ status: 200, body: { phone: '+2348031234567' } })
    expect((await web.send('GET', '/api/user')).status).toBe(200)
    expect((await enter(code)).status).toBe(401)
  })

  test('is one a person, for ten minutes; only a keyed hash of it is kept, and that no longer than it works', async () => {
    const { give, enter, pass, db, accounts, clock } = await dialled()
    const [first, second] = [await give('dial 1'), await give('dial 2')]
    expect((await enter(first)).status).toBe(401)
    const rows = await db.orm.select().from(webCodes)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(second)
    pass(10 * MINUTE)
    expect((await enter(second)).status).toBe(401)
    pass(1)
    await accounts.prune(clock.now())
    expect(await db.orm.select().from(webCodes)).toEqual([])
  })

  test('is the same for the same turn of a dial, which gives neither tries nor a second use back', async () => {
    const { give, enter } = await dialled()
    const code = await give('dial 1')
    for (let n = 0; n < 4; n++) await enter(other(code))
    expect(await give('dial 1')).toBe(code)
    expect((await enter(code)).status).toBe(200)
    expect(await give('dial 1')).toBe(code)
    expect((await enter(code)).status).toBe(401)
  })

  test('stands five tries, also many at once, and is used by one of many', async () => {
    const { give, enter } = await dialled()
    const guessed = await give()
    for (let n = 0; n < 5; n++) expect((await enter(other(guessed))).status).toBe(401)
    expect((await enter(guessed)).status).toBe(401)
    const code = await give()
    const many = await Promise.all(Array.from({ length: 5 }, () => enter(code)))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is refused in the same words for an unknown phone, and slowed like a password', async () => {
    const { give, enter } = await dialled({})
    const code = await give()
    const [stranger, wrong] = [await enter(code, '08055555555'), await enter(other(code))]
    expect(stranger).toMatchObject({ status: 401, body: wrong.body })
    for (let n = 0; n < 9; n++) await enter(other(code))
    expect((await enter(code)).status).toBe(429)
  })

  test('still asks who has one for the second factor', async () => {
    const { actor, accounts, switchOn, browser } = await withFarmer({ RATE_LIMIT: 'off' })
    const app = await switchOn()
    const web = browser()
    const answer = await web.send('POST', '/api/login/code', {
      phone: FARMER.phone,
      code: await accounts.webCodes.give(actor),
    })
    expect(answer).toMatchObject({ status: 403, body: { secondFactor: true } })
    expect((await web.send('GET', '/api/user')).status).toBe(401)
    expect((await web.send('POST', '/api/login/code', { code: app.code() })).status).toBe(200)
  })

  test('ends with a new password, a new number and the other sign-ins', async () => {
    const { give, enter, amina } = await dialled()
    const change = {
      currentPassword: FARMER.password,
      newPassword: 'green kola leaf',
      confirmPassword: 'green kola leaf',
    }
    let code = await give()
    expect((await amina.send('PUT', '/api/account/password', change)).status).toBe(204)
    expect((await enter(code)).status).toBe(401)
    code = await give()
    expect((await amina.send('DELETE', '/api/account/sessions')).status).toBe(204)
    expect((await enter(code)).status).toBe(401)
    code = await give()
    const number = { phone: '08039998877', currentPassword: 'green kola leaf' }
    expect((await amina.send('PUT', '/api/profile', number)).status).toBe(200)
    expect((await enter(code, number.phone)).status).toBe(401)
  })

  test('tells the person that somebody signed in with it, and who mistypes it to dial again', async () => {
    const { give, enter, db } = await dialled()
    const code = await give()
    expect((await enter(other(code))).body.message).toBe(
      'This code is wrong or too old. Please dial again for a new one.',
    )
    expect(await db.orm.$count(notifications)).toBe(0)
    expect((await enter(code)).status).toBe(200)
    expect(await db.orm.select().from(notifications)).toMatchObject([{ title: 'New sign-in with a code' }])
  })
})
