import { expect, test } from 'bun:test'
import { refuseCommonPassword } from '../../server/accounts/sign-in/password-rules.ts'
import { suggestPassword } from './password-help.ts'

test('an offered password is one that is taken, short to write, and rarely offered twice', () => {
  const offered = Array.from({ length: 2000 }, suggestPassword)
  for (const password of offered) {
    expect(() => refuseCommonPassword(password, 'password')).not.toThrow()
    expect(password).toMatch(/^[a-z]+-[a-z]+-\d\d$/)
  }
  expect(new Set(offered).size).toBeGreaterThan(1980)
})
