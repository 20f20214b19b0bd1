import { describe, expect, spyOn, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { FARMER, startAccounts } from '../fixture.ts'

const MINUTE = 60_000
const WRONG = { phone: FARMER.phone, password: 'not it' }
const RIGHT = { phone: FARMER.phone, password: FARMER.password }

async function withFarmer(environment: Record<string, string> = {}) {
  const gona = await startAccounts(environment)
  const farmer = gona.browser()
  const { body } = await farmer.send('POST', '/api/register', FARMER)
  return { ...gona, farmer, userId: body.id as string }
}

describe('signing in', () => {
  test.each(['08031234567', '+234 803 123 4567', '00234 803 123 4567', '2348031234567', '(0803) 123-4567'])(
    'takes the phone as %s',
    async (phone) => {
      const { browser } = await withFarmer()
      const { status, body } = await browser().send('POST', '/api/login', { phone, password: FARMER.password })
      expect([status, body.phone]).toEqual([200, '+2348031234567'])
    },
  )

  test('a Namibian phone is one with its country code', async () => {
    const { browser } = await startAccounts()
    const { body } = await browser().send('POST', '/api/register', { ...FARMER, phone: '+264 81 123 4567' })
    expect(body.phone).toBe('+264811234567')
    const guess = await browser().send('POST', '/api/register', { ...FARMER, phone: '081 123 4567' })
    expect(guess.body.fields).toHaveProperty('phone')
  })

  test.each([
    ['a wrong password', WRONG],
    ['an unknown phone', { ...RIGHT, phone: '08039999999' }],
    ['no phone at all', { ...RIGHT, phone: 'nobody' }],
  ])('%s is answered with the same words', async (_, given) => {
    const { browser } = await withFarmer()
    const { status, body, setCookies } = await browser().send('POST', '/api/login', given)
    expect([status, body, setCookies]).toEqual([401, { message: 'Invalid phone number or password' }, []])
  })

  test('an unknown phone takes as long as a wrong password: one hash is checked for each', async () => {
    const { browser } = await withFarmer({ RATE_LIMIT: 'off' })
    const checked = spyOn(Bun.password, 'verify')
    await browser().send('POST', '/api/login', { phone: FARMER.phone, password: 'not it' })
    expect(checked).toHaveBeenCalledTimes(1)
    await browser().send('POST', '/api/login', { phone: '08039999999', password: 'not it' })
    expect(checked).toHaveBeenCalledTimes(2)
    const cost = (hash: string) => hash.split('$').slice(1, 4)
    const [known, unknown] = checked.mock.calls.map(([, hash]) => String(hash))
    expect(cost(unknown!)).toEqual(cost(known!))
    checked.mockRestore()
  })

  test('an SMS-only farmer, who has no password, gets the same answer', async () => {
    const { browser, db, userId } = await withFarmer()
    await db.write(db.orm.update(users).set({ password: null }).where(eq(users.id, userId)))
    expect((await browser().send('POST', '/api/login', RIGHT)).body.message).toBe('Invalid phone number or password')
  })

  test.each([
    [{ phone: '', password: 'x' }, { phone: 'Phone number is required' }],
    [{ phone: '08031234567', password: '' }, { password: 'Password is required' }],
    [{}, { phone: 'Phone number is required', password: 'Password is required' }],
  ])('%j is refused field by field', async (given, fields) => {
    const { browser } = await startAccounts()
    const { status, body } = await browser().send('POST', '/api/login', given)
    expect([status, body.fields]).toEqual([400, fields])
  })

  test('the old login path leads to the sign-in page', async () => {
    const { browser } = await startAccounts()
    const { status, headers } = await browser().send('GET', '/api/login')
    expect([status, headers.get('location')]).toEqual([302, '/signin'])
  })
})

describe('guessing passwords', () => {
  test('ten failures use up a phone for fifteen minutes, the right password included', async () => {
    const { browser, pass } = await withFarmer()
    const attacker = browser('10.6.6.6')
    for (let i = 0; i < 10; i++) expect((await attacker.send('POST', '/api/login', WRONG)).status).toBe(401)
    const refused = await attacker.send('POST', '/api/login', RIGHT)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('900')
    pass(15 * MINUTE)
    expect((await attacker.send('POST', '/api/login', RIGHT)).status).toBe(200)
  })

  test('a password that could not be looked at is no failure', async () => {
    const { browser } = await startAccounts()
    await browser().send('POST', '/api/register', FARMER)
    const verify = spyOn(Bun.password, 'verify').mockRejectedValue(new Error('no memory'))
    for (let n = 0; n < 12; n++) expect((await browser().send('POST', '/api/login', FARMER)).status).toBe(500)
    verify.mockRestore()
    expect((await browser().send('POST', '/api/login', FARMER)).status).toBe(200)
  })

  test('many guesses at the same moment do not slip through', async () => {
    const { browser } = await withFarmer()
    const attacker = browser('10.6.6.6')
    const all = await Promise.all(Array.from({ length: 30 }, () => attacker.send('POST', '/api/login', WRONG)))
    expect(all.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(all.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  test('a device that has signed in before is let in while strangers use up the phone', async () => {
    const { browser, farmer } = await withFarmer()
    await farmer.send('POST', '/api/logout')
    for (let i = 0; i < 40; i++) await browser(`10.6.6.${i}`).send('POST', '/api/login', WRONG)
    expect((await browser('10.0.0.9').send('POST', '/api/login', RIGHT)).status).toBe(429)
    const forger = browser('10.0.0.8')
    forger.cookies.set('gona_device', `${'a'.repeat(16)}.${'b'.repeat(16)}`)
    expect((await forger.send('POST', '/api/login', RIGHT)).status).toBe(429)
    expect((await farmer.send('POST', '/api/login', RIGHT)).status).toBe(200)
  })

  test('a new device at an address of its own is let in while one attacker uses up the phone', async () => {
    const { browser } = await withFarmer()
    for (let i = 0; i < 20; i++) await browser('10.6.6.6').send('POST', '/api/login', WRONG)
    expect((await browser('10.0.0.9').send('POST', '/api/login', RIGHT)).status).toBe(200)
  })

  test('strangers everywhere make the right password on a new phone wait a minute, not longer', async () => {
    const { browser, pass } = await withFarmer()
    const stranger = (n: number) => browser(`10.6.${n}.1`).send('POST', '/api/login', WRONG)
    for (let n = 0; n < 40; n++) await stranger(n)
    const owner = browser('10.0.0.9')
    const first = await owner.send('POST', '/api/login', RIGHT)
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await owner.send('POST', '/api/login', RIGHT)).status).toBe(429)
    pass(MINUTE)
    for (let n = 40; n < 60; n++) await stranger(n)
    expect((await owner.send('POST', '/api/login', RIGHT)).status).toBe(200)
  })

  test('whoever waits gets one guess for it, and a hundred a day get one', async () => {
    const { browser, limits, pass } = await withFarmer()
    for (let n = 0; n < 40; n++) await browser(`10.6.${n}.1`).send('POST', '/api/login', WRONG)
    const patient = browser('10.6.99.1')
    await patient.send('POST', '/api/login', WRONG)
    pass(MINUTE)
    const answers = [await patient.send('POST', '/api/login', WRONG), await patient.send('POST', '/api/login', RIGHT)]
    expect(answers.map(({ status }) => status)).toEqual([401, 429])
    for (let n = 1; n < 100; n++) limits.take('signInPatient', '+2348031234567')
    const late = browser('10.6.98.1')
    await late.send('POST', '/api/login', RIGHT)
    pass(MINUTE)
    expect((await late.send('POST', '/api/login', RIGHT)).status).toBe(429)
  })

  test('an IPv6 customer’s /48 is one stranger, and has 240 failures, whatever the phones', async () => {
    const { browser, limits } = await withFarmer()
    const answers: number[] = []
    for (let n = 0; n < 15; n++) {
      answers.push((await browser(`2001:db8:1:${n}::1`).send('POST', '/api/login', WRONG)).status)
    }
    expect(answers).toEqual([...Array(10).fill(401), ...Array(5).fill(429)])
    expect((await browser('2001:db8:2::1').send('POST', '/api/login', RIGHT)).status).toBe(200)
    for (let n = 10; n < 240; n++) limits.take('signInNetwork', '2001:db8:1::/48')
    const other = { phone: '08034000000', password: 'x' }
    expect((await browser('2001:db8:1:77::1').send('POST', '/api/login', other)).status).toBe(429)
    for (let n = 0; n < 120; n++) limits.take('registrationNetwork', '2001:db8:1::/48')
    const newcomer = { ...FARMER, phone: '08055555555' }
    expect((await browser('2001:db8:1:78::1').send('POST', '/api/register', newcomer)).status).toBe(429)
    expect((await browser('2001:db8:3::1').send('POST', '/api/register', newcomer)).status).toBe(201)
  })

  test('strangers everywhere get at most twenty guesses of one phone', async () => {
    const { browser } = await withFarmer()
    const answers: number[] = []
    for (let i = 0; i < 40; i++) answers.push((await browser(`10.6.${i}.1`).send('POST', '/api/login', WRONG)).status)
    expect(answers.filter((status) => status === 401)).toHaveLength(20)
  })

  test('a known device has ten failures of its own, and another device gains nothing from its cookie', async () => {
    const { browser, farmer } = await withFarmer()
    const thief = browser('10.6.6.6')
    thief.cookies.set('gona_device', `${'a'.repeat(16)}.${'b'.repeat(16)}`)
    for (let i = 0; i < 10; i++) await thief.send('POST', '/api/login', WRONG)
    expect((await thief.send('POST', '/api/login', WRONG)).status).toBe(429)
    for (let i = 0; i < 10; i++) expect((await farmer.send('POST', '/api/login', WRONG)).status).toBe(401)
    expect((await farmer.send('POST', '/api/login', RIGHT)).status).toBe(429)
  })

  test('sixty failures use up an address, whatever the phones, but not for those who sign in there already', async () => {
    const { browser, farmer, limits } = await withFarmer()
    for (let i = 0; i < 59; i++) limits.take('signInAddress', '10.0.0.1')
    const attacker = browser()
    expect((await attacker.send('POST', '/api/login', { phone: '08034000000', password: 'x' })).status).toBe(401)
    expect((await attacker.send('POST', '/api/login', { phone: '08035000000', password: 'x' })).status).toBe(429)
    expect((await farmer.send('POST', '/api/login', RIGHT)).status).toBe(200)
  })

  test('signing in rightly uses nothing up: a village shares a phone and an address', async () => {
    const { browser, limits } = await withFarmer()
    for (let i = 0; i < 59; i++) limits.take('signInAddress', '10.0.0.1')
    for (let i = 0; i < 12; i++) expect((await browser().send('POST', '/api/login', RIGHT)).status).toBe(200)
  })

  test('RATE_LIMIT=off refuses nothing', async () => {
    const { browser } = await withFarmer({ RATE_LIMIT: 'off' })
    for (let i = 0; i < 12; i++) expect((await browser().send('POST', '/api/login', WRONG)).status).toBe(401)
  })
})

describe('the log of sign-ins', () => {
  test('says how each try ended, by whom and from where in pseudonyms, with neither phone nor password', async () => {
    const { browser, lines, accounts, userId } = await withFarmer()
    const stranger = browser('10.6.6.6')
    lines.length = 0
    await stranger.send('POST', '/api/login', { phone: '08034000000', password: 'guess-it' })
    for (let i = 0; i < 11; i++) await stranger.send('POST', '/api/login', WRONG)
    await browser().send('POST', '/api/login', RIGHT)
    const noted = lines
      .map((line) => JSON.parse(line))
      .filter(({ event, action }) => event === 'security' && action === 'sign_in')
    const wrong = Array(10).fill('wrong_password')
    expect(noted.map(({ outcome }) => outcome)).toEqual(['unknown_phone', ...wrong, 'rate_limited', 'done'])
    expect(new Set(noted.map(({ requestId }) => requestId))).toEqual(new Set(['request-1']))
    expect(noted.map(({ user }) => user)).toEqual([undefined, ...Array(10).fill(userId), undefined, userId])
    expect(new Set(noted.map(({ address }) => address)).size).toBe(2)
    expect(new Set(noted.slice(1).map(({ phone }) => phone)).size).toBe(1)
    expect(noted[0].phone).not.toBe(noted[1].phone)
    expect(lines.join('')).not.toMatch(/0803|\+234|guess-it|10\.6\.6/)
    expect(lines.join('')).not.toContain(WRONG.password)
    expect(Object.fromEntries(accounts.signIn.counts())).toEqual({
      done: 1,
      wrong_password: 10,
      unknown_phone: 1,
      code_asked: 0,
      wrong_code: 0,
      rate_limited: 1,
    })
  })
})
