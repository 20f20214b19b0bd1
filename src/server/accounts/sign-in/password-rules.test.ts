import { describe, expect, test } from 'bun:test'
import { FARMER, startAccounts } from '../fixture.ts'
import { isCommonPassword } from './password-rules.ts'

describe('a password that is obviously common', () => {
  test.each([
    '123456',
    '12345678',
    '1234567890',
    '654321',
    '111111',
    '000000',
    '123123',
    '121212',
    '112233',
    '123321',
    'abcdef',
    'password',
    'Password1',
    'password123',
    'PASSWORD!',
    'qwerty',
    'qwerty123',
    'qwertyuiop',
    'asdfgh',
    'abc123',
    'iloveyou',
    'nigeria',
    'naija123',
    'jesus1',
    'chelsea',
    '1q2w3e4r',
    'qwe123',
    'aaaaaa',
    'farmer1',
    'secret1',
    'Zeppelin',
    'snowball',
    'p@ssw0rd',
    '14111984',
  ])('%s is seen', (password) => expect(isCommonPassword(password)).toBe(true))

  test.each([
    'secret-of-aisha',
    'better one',
    'rain on maize',
    'kano1987',
    '08031234567',
    'tsohuwar gona',
    '738291',
    'goatsandgrass',
    'Chidi&Ngozi',
    'mypassword is long',
    'qw12as',
    'jesus is with us',
    '195031',
    'maizefield7',
    'password\nqwerty',
  ])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false))

  test('is refused with why and what to do, at registering and at changing it', async () => {
    const { browser } = await startAccounts()
    const farmer = browser()
    const given = { ...FARMER, password: 'password123', confirmPassword: 'password123' }
    const refused = await farmer.send('POST', '/api/register', given)
    const sentence =
      'Many people use this password, so it is easy to guess. Please choose another, like two words only you would put together.'
    expect([refused.status, refused.body]).toEqual([400, { message: sentence, fields: { password: sentence } }])
    await farmer.send('POST', '/api/register', FARMER)
    const change = { currentPassword: FARMER.password, newPassword: '123456' }
    const { status, body } = await farmer.send('PUT', '/api/account/password', change)
    expect([status, body.fields]).toEqual([400, { newPassword: sentence }])
  })

  test('is each of the 10,000 most common of six characters or more', async () => {
    const list = (await Bun.file(`${import.meta.dir}/data/common-passwords.txt`).text()).trimEnd().split('\n')
    expect([list.length, new Set(list).size]).toEqual([10_000, 10_000])
    expect(list.filter((password) => password.length < 6 || password !== password.toLowerCase())).toEqual([])
    expect(list.filter((_, i) => i % 100 === 99).filter((password) => !isCommonPassword(password))).toEqual([])
  })
})

describe('a password that is the own phone number', () => {
  const SENTENCE =
    'This is your phone number, which many people know. Please choose another password, like two words only you would put together.'

  test.each(['08031234567', '0803 123 4567', '+2348031234567', '2348031234567', '31234567'])(
    '%s is refused, at registering and at changing it',
    async (password) => {
      const { browser } = await startAccounts()
      const farmer = browser()
      const refused = await farmer.send('POST', '/api/register', { ...FARMER, password, confirmPassword: password })
      expect([refused.status, refused.body]).toEqual([400, { message: SENTENCE, fields: { password: SENTENCE } }])
      await farmer.send('POST', '/api/register', FARMER)
      const change = { currentPassword: FARMER.password, newPassword: password }
      const { status, body } = await farmer.send('PUT', '/api/account/password', change)
      expect([status, body.fields]).toEqual([400, { newPassword: SENTENCE }])
    },
  )

  test('another number is not', async () => {
    const { browser } = await startAccounts()
    const password = '08139876540'
    const { status } = await browser().send('POST', '/api/register', { ...FARMER, password, confirmPassword: password })
    expect(status).toBe(201)
  })
})
