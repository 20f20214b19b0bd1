import { describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { users } from '../../db/schema/accounts.ts'
import { crops } from '../../db/schema/crops.ts'
import { storeCallRefusalWrite } from '../channels/suppression.ts'
import { FARMER, startAccounts } from './fixture.ts'

async function withFarmer(change: Record<string, unknown> = {}) {
  const gona = await startAccounts()
  const farmer = gona.browser()
  const { body } = await farmer.send('POST', '/api/register', { ...FARMER, ...change })
  const row = async () => (await gona.db.orm.select().from(users).where(eq(users.id, body.id)))[0]!
  return { ...gona, farmer, user: body, row }
}

describe('the profile', () => {
  test('changes what is given and leaves the rest', async () => {
    const { farmer, user, pass } = await withFarmer()
    pass(5000)
    const { status, body } = await farmer.send('PUT', '/api/profile', {
      phone: '0805 555 5555',
      currentPassword: FARMER.password,
      farmSize: '5-10',
      preferredLanguage: 'ha',
      notificationPreferences: { weather: false, advisory: true, community: true, sms: true },
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...user,
      phone: '+2348055555555',
      farmSize: '5-10',
      preferredLanguage: 'ha',
      notificationPreferences: preferencesWithSwitchesOn(['advisory', 'community', 'sms']),
      channels: { advice: 'sms', warnings: 'none', answers: 'web' },
      updatedAt: '2026-06-20T08:00:05.000Z',
    })
    expect((await farmer.send('GET', '/api/user')).body).toEqual(body)
  })

  test('of a number that refuses calls changes every channel but calls', async () => {
    const { db, farmer, user } = await withFarmer()
    await db.write(storeCallRefusalWrite(user.phone, user.createdAt))
    const choose = async (channels: object) => (await farmer.send('PUT', '/api/profile', { channels })).status
    expect(await choose({ advice: 'sms', answers: 'none' })).toBe(200)
    expect(await choose({ warnings: 'call' })).toBe(409)
  })

  test('blank clears a field, but a blank phone keeps the one there is', async () => {
    const { farmer, user, row } = await withFarmer({ email: 'a@example.com', lastName: 'Bello' })
    const { body } = await farmer.send('PUT', '/api/profile', {
      phone: '',
      email: ' ',
      currentPassword: FARMER.password,
      lastName: '',
      farmSize: null,
      location: '',
      primaryCrops: [],
    })
    expect(body).toMatchObject({
      phone: user.phone,
      email: null,
      lastName: null,
      farmSize: null,
      location: null,
      primaryCrops: null,
      firstName: 'Amina',
    })
    expect(await row()).toMatchObject({ region: null, country: null, locationId: null })
  })

  test('a phone that cannot be called is refused with a sentence that says what to do', async () => {
    const { farmer } = await withFarmer()
    const { status, body } = await farmer.send('PUT', '/api/profile', { phone: '0803 123 456' })
    expect(status).toBe(400)
    expect(body.fields.phone).toBe(
      'Please check the phone number. Write it like 0803 123 4567, or with its country code, like +264 81 123 4567',
    )
    expect((await farmer.send('PUT', '/api/profile', { phone: '0803' })).body.fields.phone).toBe(
      'Phone number must be at least 10 digits',
    )
  })

  test('a place with a point is counted under its state, a text under itself', async () => {
    const { farmer, row } = await withFarmer()
    await farmer.send('PUT', '/api/profile', { location: { lat: -22.56, lng: 17.08, name: 'Home' } })
    expect(await row()).toMatchObject({ region: 'Khomas', country: 'NA', location: { name: 'Home' } })
    const { body } = await farmer.send('PUT', '/api/profile', { location: 'Behind the mill' })
    expect(body.location).toBe('Behind the mill')
    expect(await row()).toMatchObject({ region: 'Behind the mill', country: null, locationId: null })
  })

  test('a name that comes with 0,0 is looked up; found nowhere, it waits without a point', async () => {
    const { farmer, row } = await withFarmer()
    const { body } = await farmer.send('PUT', '/api/profile', { location: { lat: 0, lng: 0, name: 'Maiduguri' } })
    expect(body.location.name).toBe('Maiduguri')
    expect(body.location.lat).toBeCloseTo(11.8, 0)
    expect(body.location.lng).toBeCloseTo(13.2, 0)
    expect(await row()).toMatchObject({ region: 'Borno', country: 'NG' })
    const nowhere = { lat: 0, lng: 0, name: 'Qqqxzzv' }
    expect((await farmer.send('PUT', '/api/profile', { location: nowhere })).body.location).toEqual(nowhere)
    expect(await row()).toMatchObject({ region: 'Qqqxzzv', country: null, locationId: null })
  })

  test('crops set the primary crops in their order and add a row for each that has none', async () => {
    const { farmer, db, user } = await withFarmer()
    const list = [
      { cropType: 'yam', plantingDate: '2026-05-01', farmArea: 1.5 },
      { cropType: 'maize' },
      { cropType: 'yam' },
    ]
    const { body } = await farmer.send('PUT', '/api/profile', { crops: list })
    expect(body.primaryCrops).toBe('yam,maize')
    const rows = await db.orm.select().from(crops)
    expect(rows.map(({ userId, cropType }) => [userId, cropType]).sort()).toEqual([
      [user.id, 'maize'],
      [user.id, 'yam'],
    ])
    expect(rows.find(({ cropType }) => cropType === 'yam')).toMatchObject({ plantingDate: '2026-05-01', farmArea: 1.5 })
    await farmer.send('PUT', '/api/profile', { crops: [{ cropType: 'maize' }] })
    expect(await db.orm.select().from(crops)).toHaveLength(2)
  })

  test('no one changes what is not theirs to set, and a stranger nothing', async () => {
    const { farmer, browser } = await withFarmer()
    const { body } = await farmer.send('PUT', '/api/profile', { isAdmin: true, isLeadFarmer: true, id: 'x' })
    expect(body).toMatchObject({ isAdmin: false, isLeadFarmer: false })
    expect((await browser().send('PUT', '/api/profile', { firstName: 'X' })).status).toBe(401)
  })

  test('who switches SMS on again after a STOP is asked for again', async () => {
    const { farmer, db, row } = await withFarmer()
    await db.write(db.orm.update(users).set({ smsOptedOutAt: '2026-01-01T00:00:00.000Z' }))
    const switches = { weather: true, advisory: true, community: false }
    await farmer.send('PUT', '/api/profile', { notificationPreferences: { ...switches, sms: false } })
    expect((await row()).smsOptedOutAt).not.toBeNull()
    await farmer.send('PUT', '/api/profile', { notificationPreferences: { ...switches, sms: true } })
    expect((await row()).smsOptedOutAt).toBeNull()
  })
})

test('a farm may move to another place 20 times an hour, and be saved where it is as often as one likes', async () => {
  const { farmer } = await withFarmer()
  const save = async (n: number) =>
    (await farmer.send('PUT', '/api/profile', { location: { name: 'Farm', lat: 8 + n / 10, lng: 8 } })).status
  for (let n = 1; n <= 20; n++) expect(await save(n)).toBe(200)
  expect(await save(20)).toBe(200)
  expect(await save(21)).toBe(429)
  expect((await farmer.send('PUT', '/api/profile', { location: 'Kano' })).status).toBe(200)
})

test('a move to the east counts like one to the north', async () => {
  const { farmer } = await withFarmer()
  const save = async (n: number) =>
    (await farmer.send('PUT', '/api/profile', { location: { name: 'Farm', lat: 8, lng: 8 + n / 10 } })).status
  for (let n = 1; n <= 20; n++) expect(await save(n)).toBe(200)
  expect(await save(21)).toBe(429)
})

describe('a name', () => {
  test('loses characters that nobody sees', async () => {
    const { farmer, row } = await withFarmer()
    const name = { firstName: '\u202eanomA\u0000', lastName: 'Be\u200bllo\n' }
    expect((await farmer.send('PUT', '/api/profile', name)).status).toBe(200)
    expect(await row()).toMatchObject({ firstName: 'anomA', lastName: 'Bello' })
  })

  test.each(['Gona Admin', 'G\u200bona', 'GÓNA', 'the gona'])('is not that of the app: %p', async (lastName) => {
    const { farmer, browser } = await withFarmer()
    const { status, body } = await farmer.send('PUT', '/api/profile', { lastName })
    expect([status, body.fields.lastName]).toEqual([
      400,
      'This is the name of this service. Please write your own name.',
    ])
    const fresh = { ...FARMER, phone: '08031112223', firstName: lastName }
    expect((await browser().send('POST', '/api/register', fresh)).status).toBe(400)
    expect((await farmer.send('PUT', '/api/profile', { lastName: 'Gonase' })).status).toBe(200)
  })
})

describe('fixing a location', () => {
  test('a text becomes the place it names', async () => {
    const { farmer, row } = await withFarmer({ location: 'Maiduguri' })
    const { status, body } = await farmer.send('POST', '/api/profile/fix-location')
    expect(status).toBe(200)
    expect(body.location).toMatchObject({ lat: expect.any(Number), lng: expect.any(Number) })
    expect(body.location.name).toStartWith('Maiduguri')
    expect(await row()).toMatchObject({ region: 'Borno', country: 'NG' })
  })

  test('a text found nowhere is a 404 that says what to do', async () => {
    const { farmer } = await withFarmer({ location: 'Qqqxzzv' })
    const { status, body } = await farmer.send('POST', '/api/profile/fix-location')
    expect(status).toBe(404)
    expect(body.message).toBe(
      'We could not find "Qqqxzzv". Please enter a town or local government near you in your profile.',
    )
  })

  test('a place that has its point is left as it is', async () => {
    const { farmer, user } = await withFarmer()
    expect((await farmer.send('POST', '/api/profile/fix-location')).body).toEqual(user)
  })
})
