import { beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { secondFactors, sessions } from '../../db/schema/sign-in.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { addPerson } from '../testing/people.ts'
import { startSmsServer } from '../testing/providers/africas-talking.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { locationColumns, locationFromText, type PlaceLookup } from './location.ts'

const OPERATOR = { kind: 'operator' } as const
const ZARIA = { name: 'Zaria', lat: 11.09, lon: 7.72, country: 'NG' as const }

describe('a place that is typed', () => {
  const knowing = (forward: () => Promise<unknown[]>) =>
    ({ forward, region: () => ({ locationId: 'l1', state: 'Kaduna', country: 'NG' }) }) as unknown as PlaceLookup
  const found = (state: string | null) => knowing(async () => [{ ...ZARIA, state }])

  test.each([
    ['Kaduna', 'Zaria, Kaduna'],
    ['Zaria', 'Zaria'],
    [null, 'Zaria'],
  ])('in the state %p is named %p', async (state, name) => {
    expect(await locationFromText(found(state), ' zaria ')).toEqual({ lat: 11.09, lng: 7.72, name })
  })

  test('stays the text where it is found nowhere, where nobody can look, and where there is none', async () => {
    expect(
      await locationFromText(
        knowing(async () => []),
        ' Fagge ',
      ),
    ).toBe('Fagge')
    expect(
      await locationFromText(
        knowing(() => Promise.reject(new Error('down'))),
        'Fagge',
      ),
    ).toBe('Fagge')
    expect(await locationFromText(found('Kaduna'), '  ')).toBe('')
  })

  test.each([
    [null, { location: null, region: null, locationId: null }],
    ['', { location: null, region: null, locationId: null }],
    ['Fagge', { location: 'Fagge', region: 'Fagge', locationId: null }],
    [
      { name: '', lat: 0, lng: 0 },
      { region: null, locationId: null },
    ],
    [
      { name: 'Home', lat: 0, lng: 0 },
      { location: { name: 'Home', lat: 11.09, lng: 7.72 }, region: 'Kaduna', locationId: 'l1' },
    ],
    [
      { name: 'Home', lat: 12, lng: 8.5 },
      { location: { name: 'Home', lat: 12, lng: 8.5 }, region: 'Kaduna', locationId: 'l1' },
    ],
  ])('%j is stored as %j', async (given, columns) => {
    expect(await locationColumns(found(null), given)).toMatchObject(columns)
  })
})

describe('an account', () => {
  let gona: TestServices
  beforeEach(async () => {
    gona = await testServices()
  })
  const row = async (id: string) => (await gona.db.orm.select().from(users).where(eq(users.id, id)))[0]

  test('is deleted from its phone, but never that of an administrator', async () => {
    const farmer = await kanoFarmer(gona)
    const admin = await gona.accounts.operator.promote(OPERATOR, (await kanoFarmer(gona)).user.phone)
    await gona.accounts.deleteAccountByPhone(farmer)
    const refused = gona.accounts.deleteAccountByPhone({ ...farmer, user: admin })
    expect(await rejectionOf(refused)).toMatchObject({ code: 'forbidden' })
    expect([await row(farmer.user.id), (await row(admin.id))!.isAdmin]).toEqual([undefined, true])
  })

  test('signs in with 300 letters of its browser’s name, and keeps the first day on the web', async () => {
    const { user } = await kanoFarmer(gona)
    const { webAt } = (await row(user.id))!
    gona.at('2026-07-09T08:00:00Z')
    await gona.db.write(gona.db.orm.update(users).set({ isPractice: true }))
    const visitor = { address: '10.0.0.1', requestId: 'r', device: null, sid: null, userAgent: 'x'.repeat(301) }
    await gona.accounts.signIn.again(user.id, visitor)
    const names = (await gona.db.orm.select().from(sessions)).map(({ sess }) => sess.userAgent?.length ?? null)
    expect(names.sort()).toEqual([300, null])
    expect(await row(user.id)).toMatchObject({ webAt, isPractice: false, lastActiveAt: '2026-07-09T08:00:00.000Z' })
    expect(webAt).toBe('2026-07-06T08:00:00.000Z')
  })

  test('of an administrator without a second factor is named to the operator, and no other', async () => {
    const guard = async (name: string, over: object, confirmedAt?: string | null) => {
      const { user } = await addPerson(gona.db, { firstName: name, ...over })
      const factor = { userId: user.id, secret: 's', createdAt: '2026-07-01' }
      if (confirmedAt !== undefined)
        await gona.db.write(gona.db.orm.insert(secondFactors).values({ ...factor, confirmedAt }))
    }
    await guard('Farmer', {})
    await guard('Guarded', { isAdmin: true }, '2026-07-01')
    await guard('Begun', { isAdmin: true }, null)
    await guard('Open', { isAdmin: true })
    const named = async (limit: number) =>
      (await gona.accounts.operator.unguardedAdmins(OPERATOR, limit)).map(({ firstName }) => firstName)
    expect(await named(9)).toEqual(['Begun', 'Open'])
    expect(await named(1)).toEqual(['Begun'])
    const all = await gona.accounts.operator.list(OPERATOR, { limit: 9 })
    expect(all.filter(({ secondFactor }) => secondFactor).map(({ firstName }) => firstName)).toEqual(['Guarded'])
  })
})

describe('a number', () => {
  const withWays = async (settings: Record<string, string>) => {
    const gona = await testServices({ settings })
    const farmer = await kanoFarmer(gona, { proved: false })
    const set = (over: Partial<typeof users.$inferInsert>) => gona.db.write(gona.db.orm.update(users).set(over))
    return { gona, farmer, set, state: () => gona.accounts.phone.state(farmer) }
  }

  test('counts as confirmed where there is no way to confirm it', async () => {
    const { state } = await withWays({})
    expect(await state()).toMatchObject({ confirmed: true, ways: [], dial: null })
  })

  test('is confirmed by a dial alone where no SMS go out; its code is made once it is asked for', async () => {
    const { gona, farmer, set, state } = await withWays({ USSD_CODE: '*384*1#' })
    expect(await state()).toMatchObject({ confirmed: false, ways: ['dial'], dial: null })
    await gona.accounts.phone.openDial(farmer)
    expect((await state()).dial).toEqual({ number: '*384*1#', code: expect.stringMatching(/^\d{6}$/) })
    await set({ phoneProvedAt: '2026-07-06' })
    expect(await state()).toMatchObject({ confirmed: true, dial: null })
  })

  test('that was confirmed and then sent STOP has SMS as its only way, and no dial', async () => {
    const server = await startSmsServer()
    const { gona, farmer, set, state } = await withWays({ ...server.settings, USSD_CODE: '*384*1#' })
    expect((await state()).ways).toEqual(['sms', 'dial'])
    await set({ phoneProvedAt: '2026-07-06' })
    expect(await state()).toMatchObject({ confirmed: true, ways: [] })
    await set({ smsOptedOutAt: '2026-07-06' })
    expect(await state()).toMatchObject({ confirmed: false, ways: ['sms'] })
    const make = spyOn(gona.limits, 'take')
    await gona.accounts.phone.openDial(farmer)
    expect(make).not.toHaveBeenCalled()
    expect(await state()).toMatchObject({ dial: null })
    expect(await gona.db.orm.$count(smsMessages)).toBe(0)
    await server.stop()
  })
})
