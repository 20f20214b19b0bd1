import { describe, expect, test } from 'bun:test'
import { users } from '../../db/schema/accounts.ts'
import { crops } from '../../db/schema/crops.ts'
import { rejectionOf, rethrowing } from '../../shared/testing/rejections.ts'
import { FARMER, startAccounts } from './fixture.ts'

const MUSA = {
  phone: '+2348055550001',
  firstName: 'Musa',
  location: { lat: 12.0022, lng: 8.592, name: 'Kano' },
  crops: ['maize', 'cowpeas', 'maize'] as ('maize' | 'cowpeas')[],
  preferredLanguage: 'ha' as const,
  by: 'ussd' as const,
  sms: true,
}

const NOW = '2026-06-20T08:00:00.000Z'

describe('registering on a plain phone', () => {
  test('makes an account without a password, its number proved, its crops as yet names', async () => {
    const { accounts, db } = await startAccounts()
    const user = await accounts.registerByPhone(MUSA)
    expect(user).toMatchObject({
      phone: '+2348055550001',
      firstName: 'Musa',
      primaryCrops: 'maize,cowpeas',
      preferredLanguage: 'ha',
      isAdmin: false,
      channels: { advice: 'sms', warnings: 'sms', answers: 'sms' },
      notificationPreferences: { weather: true, advisory: true, community: false, sms: true, calls: false },
    })
    const [row] = await db.orm.select().from(users)
    expect(row).toMatchObject({ password: null, phoneProvedAt: user.createdAt, region: 'Kano', country: 'NG' })
    const planted = await db.orm.select().from(crops)
    expect(planted.map(({ cropType, placeholder }) => [cropType, placeholder])).toEqual([
      ['maize', true],
      ['cowpeas', true],
    ])
  })

  test('who has an account keeps it as it is, also when both come at once', async () => {
    const { accounts, browser, db } = await startAccounts()
    const { body } = await browser().send('POST', '/api/register', FARMER)
    await db.write(db.orm.update(users).set({ phoneProvedAt: NOW }))
    expect(await accounts.registerByPhone({ ...MUSA, phone: body.phone })).toEqual(body)
    const both = await Promise.all([accounts.registerByPhone(MUSA), accounts.registerByPhone(MUSA)])
    expect(both[0]).toEqual(both[1])
    expect(await db.orm.select().from(users)).toHaveLength(2)
  })

  test.each([
    ['never confirmed', { phoneProvedAt: null }],
    ['whose owner is asked for anew', { phoneProvedAt: NOW, claimSince: NOW }],
  ])('shows nobody an account %s', async (_, standing) => {
    const { accounts, browser, db } = await startAccounts()
    const { body } = await browser().send('POST', '/api/register', FARMER)
    await db.write(db.orm.update(users).set(standing))
    const again = accounts.registerByPhone({ ...MUSA, phone: body.phone })
    expect(await rejectionOf(again)).toMatchObject({ code: 'conflict' })
  })

  test('what is no phone is refused', async () => {
    const { accounts } = await startAccounts()
    expect(await rethrowing(accounts.registerByPhone({ ...MUSA, phone: '0803' }))).toThrow(
      'Please check the phone number',
    )
  })
})
