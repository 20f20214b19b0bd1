import { describe, expect, test } from 'bun:test'
import {
  decodeBase32,
  encodeBase32,
  findTotpStep,
  newTotpSecret,
  otpauthUri,
  totpCodeAt,
  totpTimeStep,
} from './totp.ts'

/** Secret of both RFCs' test vectors. */
const SECRET = encodeBase32(Buffer.from('12345678901234567890'))

/** RFC 4226, appendix D. */
const HOTP = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489']

/** RFC 6238, appendix B: seconds since 1970, and the eight digits with SHA-1. */
const TOTP: [number, string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
]

describe('a code of an authenticator app', () => {
  test.each(HOTP.map((code, counter) => [counter, code] as const))('of counter %d is RFC 4226’s', (counter, code) => {
    expect(totpCodeAt(SECRET, counter)).toBe(code)
  })

  test.each(TOTP)('of second %d is RFC 6238’s', (seconds, code) => {
    expect(totpCodeAt(SECRET, totpTimeStep(new Date(seconds * 1000)), 8)).toBe(code)
  })

  test('is of six digits, the last six of RFC 6238’s eight, zeros in front too', () => {
    expect(totpCodeAt(SECRET, totpTimeStep(new Date(1_111_111_109_000)))).toBe('081804')
    expect(totpCodeAt(SECRET, totpTimeStep(new Date(1_234_567_890_000)))).toBe('005924')
  })
})

describe('the time step of an app’s code', () => {
  const at = new Date(1_234_567_890_000)
  const now = totpTimeStep(at)

  test.each([-1, 0, 1])('is found %d steps from now', (offset) => {
    expect(findTotpStep(SECRET, totpCodeAt(SECRET, now + offset), at)).toBe(now + offset)
  })

  test.each([-2, 2])('is not found %d steps from now', (offset) => {
    expect(findTotpStep(SECRET, totpCodeAt(SECRET, now + offset), at)).toBeNull()
  })

  test.each(['', '00592', '0059240', 'abcdef', '００５９２４'])('is none for %p', (code) => {
    expect(findTotpStep(SECRET, code, at)).toBeNull()
  })
})

describe('the secret of an authenticator app', () => {
  test('is written as RFC 4648 writes it', () => {
    // RFC 4648, section 10, without padding, which authenticator apps omit.
    expect(['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => encodeBase32(Buffer.from(text)))).toEqual([
      'MY',
      'MZXQ',
      'MZXW6',
      'MZXW6YQ',
      'MZXW6YTB',
      'MZXW6YTBOI',
    ])
    expect(decodeBase32('MZXW6YTBOI').toString()).toBe('foobar')
  })

  test('has 160 bits and is new each time', () => {
    const secret = newTotpSecret()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(decodeBase32(secret)).toHaveLength(20)
    expect(newTotpSecret()).not.toBe(secret)
  })

  test('is given to the app under the site’s name and the phone number', () => {
    expect(otpauthUri('ABC', { issuer: 'Our Farm', account: '+2348031234567' })).toBe(
      'otpauth://totp/Our%20Farm:%2B2348031234567?secret=ABC&issuer=Our%20Farm',
    )
  })
})
