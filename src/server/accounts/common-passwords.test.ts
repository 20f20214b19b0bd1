import { describe, expect, test } from 'bun:test'
import { isCommon } from './common-passwords.ts'
import { FARMER, startAccounts } from './fixture.ts'

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
  ])('%s is seen', (password) => expect(isCommon(password)).toBe(true))

  test.each([
    'secret1',
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
  ])('%s is not', (password) => expect(isCommon(password)).toBe(false))

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
})
