import { describe, expect, test } from 'bun:test'
import { users } from '../../db/schema/accounts.ts'
import { sessions } from '../../db/schema/sign-in.ts'
import { FARMER, startAccounts } from './fixture.ts'

const MINUTE = 60_000

describe('registering', () => {
  test('makes the account, signs it in and answers what the person may see', async () => {
    const { browser, db } = await startAccounts()
    const farmer = browser()
    const { status, body, text } = await farmer.send('POST', '/api/register', FARMER)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      phone: '+2348031234567',
      firstName: 'Amina',
      lastName: null,
      email: null,
      farmSize: 'small',
      primaryCrops: 'maize,cassava',
      irrigationMethod: 'rain-fed',
      preferredLanguage: 'en',
      notificationPreferences: { weather: true, advisory: true, community: false, sms: false },
      isAdmin: false,
      createdAt: '2026-06-20T08:00:00.000Z',
    })
    expect(text).not.toContain('argon2')
    expect((await farmer.send('GET', '/api/user')).body).toEqual(body)
    const [row] = await db.orm.select().from(users)
    expect(row!.password).toStartWith('$argon2id$')
    expect(row).toMatchObject({ region: 'Kano', country: 'NG' })
    expect(row!.locationId).not.toBeNull()
  })

  test('no field that the server sets can be given', async () => {
    const { browser } = await startAccounts()
    const { body } = await browser().send('POST', '/api/register', {
      ...FARMER,
      id: 'mine',
      isAdmin: true,
      isLeadFarmer: true,
    })
    expect(body).toMatchObject({ isAdmin: false, isLeadFarmer: false })
    expect(body.id).not.toBe('mine')
  })

  test.each([
    ['phone', { phone: '0803' }, 'Phone number must be at least 10 digits'],
    ['phone', { phone: undefined }, 'Phone number must be at least 10 digits'],
    [
      'phone',
      { phone: '0000000000' },
      'Please check the phone number. Write it like 0803 123 4567, or with its country code, like +264 81 123 4567',
    ],
    ['password', { password: '12345', confirmPassword: '12345' }, 'Password must be at least 6 characters'],
    ['confirmPassword', { confirmPassword: 'secret2' }, "Passwords don't match"],
    ['confirmPassword', { confirmPassword: undefined }, "Passwords don't match"],
    ['crops', { primaryCrops: [] }, 'Please select at least one crop'],
    ['crops', { primaryCrops: '' }, 'Please select at least one crop'],
    ['irrigationMethod', { irrigationMethod: null }, 'Please select at least one irrigation method'],
    ['email', { email: 'amina' }, 'Please enter a valid email address'],
    ['primaryCrops', { primaryCrops: 'maize,unicorn' }, 'Please choose crops from the list'],
    ['location', { location: 7 }, 'Please enter a place name, or a place with lat, lng and name'],
  ])('%s %j is refused with its sentence', async (field, change, sentence) => {
    const { browser } = await startAccounts()
    const { status, body } = await browser().send('POST', '/api/register', { ...FARMER, ...change })
    expect(status).toBe(400)
    expect(Object.values(body.fields)).toContain(sentence)
    expect(Object.keys(body.fields).map((path) => path.split('.')[0])).toContain(field)
    expect(body.message).toBe(sentence)
  })

  test('an empty form learns all that is wrong at once', async () => {
    const { browser } = await startAccounts()
    const { body } = await browser().send('POST', '/api/register', { phone: '', password: '', confirmPassword: 'x' })
    expect(body).toEqual({
      message: 'Phone number must be at least 10 digits',
      fields: {
        phone: 'Phone number must be at least 10 digits',
        password: 'Password must be at least 6 characters',
        confirmPassword: "Passwords don't match",
        crops: 'Please select at least one crop',
        irrigationMethod: 'Please select at least one irrigation method',
      },
    })
  })

  test('a phone, email and username that others have are each named, in whatever form they are written', async () => {
    const { browser } = await startAccounts()
    await browser().send('POST', '/api/register', { ...FARMER, email: 'amina@example.com', username: 'amina' })
    const { status, body } = await browser().send('POST', '/api/register', {
      ...FARMER,
      phone: '00234 803-123-4567',
      email: 'Amina@Example.com',
      username: 'amina',
    })
    expect(status).toBe(409)
    expect(body.message).toBe('This phone number already has an account. Please sign in, or use another number.')
    expect(Object.keys(body.fields)).toEqual(['phone', 'email', 'username'])
  })

  test('two registrations of one phone at the same moment make one account', async () => {
    const { browser, db } = await startAccounts()
    const both = await Promise.all([1, 2].map(() => browser().send('POST', '/api/register', FARMER)))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)!.body.fields).toHaveProperty('phone')
    expect(await db.orm.select().from(users)).toHaveLength(1)
    expect(await db.orm.select().from(sessions)).toHaveLength(1)
  })

  test('a text location stays text and is counted under itself', async () => {
    const { browser, db } = await startAccounts()
    const { body } = await browser().send('POST', '/api/register', { ...FARMER, location: 'Behind the mill' })
    expect(body.location).toBe('Behind the mill')
    expect((await db.orm.select().from(users))[0]).toMatchObject({
      region: 'Behind the mill',
      country: null,
      locationId: null,
    })
  })

  test('thirty an hour from one address, and the thirty-first says when to come back', async () => {
    const { limits, browser, pass } = await startAccounts()
    for (let i = 0; i < 30; i++) limits.take('registration', '10.0.0.1')
    const refused = await browser().send('POST', '/api/register', FARMER)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('3600')
    expect(refused.body.message).toBe('Too many tries. Please wait 60 minutes and try again.')
    expect((await browser('10.0.0.2').send('POST', '/api/register', FARMER)).status).toBe(201)
    pass(60 * MINUTE)
    expect((await browser().send('POST', '/api/register', { ...FARMER, phone: '+264811234567' })).status).toBe(201)
  })
})

describe('a password before the rest of the form', () => {
  test('is judged as registering will, and nothing is made of it', async () => {
    const { browser, db } = await startAccounts()
    const judged = (body: object) => browser().send('POST', '/api/register/password', body)
    expect((await judged({ password: 'dawa da masara' })).status).toBe(204)
    for (const body of [
      { password: 'kano12' },
      { password: 'abc' },
      { password: '8031234567', phone: '+2348031234567' },
    ]) {
      const { status, body: answer } = await judged(body)
      expect([status, Object.keys((answer as { fields: object }).fields)]).toEqual([400, ['password']])
    }
    expect(await db.orm.select().from(users)).toEqual([])
  })
})
