import { describe, expect, test } from 'bun:test'
import { FARMER, startAccounts } from '../accounts/fixture.ts'
import { safeReturnPath } from '../http/safe-next.ts'

const form = (fields: Record<string, string | string[]>) =>
  new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => [value].flat().map((text) => [name, text])))

const TYPED = {
  phone: '0803 123 4567',
  password: 'kola nut tree',
  confirmPassword: 'kola nut tree',
  firstName: 'Amina',
  email: '',
  location: 'Maiduguri',
  farmSize: '',
  primaryCrops: ['maize', 'cassava'],
  irrigationMethod: ['rain-fed', 'manual'],
}

describe('the forms without script', () => {
  test('registering looks the place up, signs in and leads home', async () => {
    const { browser } = await startAccounts()
    const farmer = browser()
    const { status, headers } = await farmer.send('POST', '/register', form(TYPED), {
      'accept-language': 'ha-NG,en;q=0.5',
    })
    expect([status, headers.get('location')]).toEqual([303, '/'])
    const { body } = await farmer.send('GET', '/api/user')
    expect(body).toMatchObject({
      primaryCrops: 'maize,cassava',
      irrigationMethod: 'rain-fed,manual',
      email: null,
      farmSize: null,
      preferredLanguage: 'ha',
      location: { lat: expect.any(Number) },
    })
    expect(body.location.name).toStartWith('Maiduguri')
  })

  test('sharing with partners is agreed to by a tick, and taken back in the profile', async () => {
    const { browser } = await startAccounts()
    const farmer = browser()
    await farmer.send('POST', '/register', form({ ...TYPED, sharePartners: 'yes' }))
    expect((await farmer.send('GET', '/api/user')).body).toMatchObject({ sharePartners: 'yes' })
    expect((await farmer.send('POST', '/profile/sharing', form({ sharePartners: 'maybe' }))).status).toBe(400)
    expect((await farmer.send('GET', '/api/user')).body).toMatchObject({ sharePartners: 'yes' })
    const { status, headers } = await farmer.send('POST', '/profile/sharing', form({ sharePartners: 'no' }))
    expect([status, headers.get('location')?.split('?')[0]]).toEqual([303, '/profile'])
    expect((await farmer.send('GET', '/api/user')).body).toMatchObject({ sharePartners: 'no' })
  })

  test('one chosen crop and a place found nowhere are taken as they are', async () => {
    const { browser } = await startAccounts()
    const farmer = browser()
    const typed = { ...TYPED, primaryCrops: 'yam', irrigationMethod: 'drip', location: 'Qqqxzzv' }
    expect((await farmer.send('POST', '/register', form(typed))).status).toBe(303)
    expect((await farmer.send('GET', '/api/user')).body).toMatchObject({ primaryCrops: 'yam', location: 'Qqqxzzv' })
  })

  test('a mistake shows the form again with all that was typed, but never the password', async () => {
    const { browser } = await startAccounts()
    const typed = { ...TYPED, confirmPassword: 'other', irrigationMethod: [] }
    const { status, body, text } = await browser().send('POST', '/register', form(typed))
    expect(status).toBe(400)
    expect(body.on).toBe('/register')
    expect(body.fields).toEqual({
      confirmPassword: "Passwords don't match",
      irrigationMethod: 'Please select at least one irrigation method',
    })
    expect(body.values).toMatchObject({
      phone: '0803 123 4567',
      location: 'Maiduguri',
      primaryCrops: ['maize', 'cassava'],
    })
    expect(text).not.toContain('kola nut tree')
  })

  test('a taken phone shows the form again', async () => {
    const { browser } = await startAccounts()
    await browser().send('POST', '/api/register', FARMER)
    const { status, body } = await browser().send('POST', '/register', form(TYPED))
    expect([status, Object.keys(body.fields)]).toEqual([409, ['phone']])
  })

  test('signing in leads to where one came from, signing out to the landing page', async () => {
    const { browser } = await startAccounts()
    await browser().send('POST', '/api/register', FARMER)
    const farmer = browser()
    const { password, phone } = TYPED
    const signedIn = await farmer.send('POST', '/signin', form({ phone, password, next: '/advisories?crop=maize' }))
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/advisories?crop=maize'])
    const signedOut = await farmer.send('POST', '/logout')
    expect([signedOut.status, signedOut.headers.get('location')]).toEqual([303, '/'])
    expect((await farmer.send('GET', '/api/user')).status).toBe(401)
  })

  test('a wrong password shows the sign-in form again with the phone and the way on', async () => {
    const { browser } = await startAccounts()
    const { status, body } = await browser().send(
      'POST',
      '/signin',
      form({ phone: '080', password: 'x', next: '/weather' }),
    )
    expect([status, body.on, body.message]).toEqual([401, '/signin', 'Invalid phone number or password'])
    expect(body.values).toEqual({ phone: '080', next: '/weather' })
    const blank = await browser().send('POST', '/signin', form({ phone: '', password: '' }))
    expect([blank.status, blank.body.fields]).toEqual([
      400,
      { phone: 'Phone number is required', password: 'Password is required' },
    ])
  })

  test('too many tries say when to come back', async () => {
    const { browser, limits } = await startAccounts()
    for (let i = 0; i < 60; i++) limits.take('signInAddress', '10.0.0.1')
    const { status, headers } = await browser().send('POST', '/signin', form({ phone: '08031234567', password: 'x' }))
    expect([status, headers.get('retry-after')]).toEqual([429, '900'])
  })

  test('a form that cannot be read is a sentence, not a failure', async () => {
    const { browser } = await startAccounts()
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const { status } = await browser().send('POST', '/signin', 'nonsense', headers)
    expect(status).toBe(400)
  })
})

describe('where sign-in leads', () => {
  test.each([
    ['/weather', '/weather'],
    ['/advisories?crop=maize#top', '/advisories?crop=maize#top'],
    ['/a b/ù', '/a%20b/%C3%B9'],
    [undefined, '/'],
    [['/a', '/b'], '/'],
    ['weather', '/'],
    ['https://evil.test/', '/'],
    ['//evil.test', '/'],
    ['/\\evil.test', '/'],
    ['/a\\..\\evil', '/'],
    ['/\t/evil.test', '/'],
    ['/a\r\nSet-Cookie: x', '/'],
    ['/.//evil.test', '/'],
    ['/a/..//evil.test', '/'],
    ['javascript:alert(1)', '/'],
    [`/${'a'.repeat(600)}`, '/'],
  ])('%j leads to %s', (next, path) => expect(safeReturnPath(next)).toBe(path))
})
