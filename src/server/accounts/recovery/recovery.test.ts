import { describe, expect, setDefaultTimeout, spyOn, test } from 'bun:test'
import { LANGUAGE_IDS } from '../../../contracts/languages.ts'
import { users } from '../../../db/schema/accounts.ts'
import { recoveryCodes, sessions } from '../../../db/schema/sign-in.ts'
import { fillPlaceholders } from '../../../shared/fill-placeholders.ts'
import { rejectionOf } from '../../../shared/testing/rejections.ts'
import { smsLength } from '../../../words/gsm7.ts'
import { TEXTS_BY_LANGUAGE } from '../../../words/index.ts'
import { toPlainCharacters } from '../../../words/plain-characters.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { FARMER, startAccounts } from '../fixture.ts'

setDefaultTimeout(300_000)

const MINUTE = 60_000
const NEW = 'two new words'
const VISITOR = { address: '10.0.0.1', requestId: 'request-1', device: null, userAgent: null, sid: null }

/** Amina, who forgot her password; `ask` returns the ticket of her browser and the code sent to her phone. */
async function forgetful(environment: Record<string, string> = { RATE_LIMIT: 'off' }) {
  const sent: { phone: string; code: string }[] = []
  const gona = await startAccounts(environment, ':memory:', async (phone, text) => {
    sent.push({ phone, code: /\d{6}/.exec(text)?.[0] ?? text })
  })
  const farmer = gona.browser()
  await farmer.send('POST', '/api/register', FARMER)
  const ask = async (phone = FARMER.phone) => {
    const before = sent.length
    const ticket = await gona.accounts.recovery.askForCode(phone, VISITOR)
    while (sent.length === before) await Bun.sleep(2)
    return { ticket, code: sent[before]?.code ?? '' }
  }
  const recover = async (given: { ticket: string; code: string }, password = NEW) =>
    signedIn(await gona.accounts.recovery.recover({ ...given, password }, VISITOR))
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  return { ...gona, farmer, sent, ask, recover, other }
}

const wrong = { code: 'invalid', details: { fields: { code: expect.stringContaining('wrong or too old') } } }

describe('a forgotten password', () => {
  test('is replaced with the code that came by SMS; every former session ends and a new one begins', async () => {
    const { ask, recover, browser, farmer, sent, db } = await forgetful()
    const asked = await ask('0803-123-4567')
    expect(sent[0]).toEqual({ phone: '+2348031234567', code: expect.stringMatching(/^\d{6}$/) })
    const { user, token } = await recover({ ...asked, code: ` ${asked.code.slice(0, 3)} ${asked.code.slice(3)}` })
    expect(user.phone).toBe('+2348031234567')
    expect(token).toHaveLength(43)
    expect((await farmer.send('GET', '/api/user')).status).toBe(401)
    expect(await db.orm.select().from(sessions)).toHaveLength(1)
    expect((await browser().send('POST', '/api/login', { phone: FARMER.phone, password: NEW })).status).toBe(200)
    expect((await browser().send('POST', '/api/login', FARMER)).status).toBe(401)
  })

  test('its code comes in the language of the account', async () => {
    const texts: string[] = []
    const { accounts, browser } = await startAccounts({}, ':memory:', async (_, text) => void texts.push(text))
    const farmer = browser()
    await farmer.send('POST', '/api/register', { ...FARMER, preferredLanguage: 'ha' })
    await accounts.recovery.askForCode(FARMER.phone, VISITOR)
    while (texts.length === 0) await Bun.sleep(2)
    const [text] = texts
    expect(text).toBe(fillPlaceholders(TEXTS_BY_LANGUAGE.ha.sms.code, { app: 'Gona', code: /\d{6}/.exec(text!)![0] }))
  })

  test('its code works once, for ten minutes, and not with another browser’s ticket', async () => {
    const { ask, recover, pass } = await forgetful()
    const used = await ask()
    await recover(used)
    expect(await rejectionOf(recover(used))).toMatchObject(wrong)
    const late = await ask()
    pass(10 * MINUTE)
    expect(await rejectionOf(recover(late))).toMatchObject(wrong)
    const [mine, theirs] = [await ask(), await ask()]
    expect(await rejectionOf(recover({ ticket: theirs.ticket, code: mine.code }))).toMatchObject(wrong)
  })

  test('ends with any of its codes: the person’s other codes, and the one used twice at once, set no further one', async () => {
    const { ask, recover, browser } = await forgetful()
    const [mine, other] = [await ask(), await ask()]
    const both = await Promise.allSettled([recover(mine), recover(mine, 'three new words')])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rejectionOf(recover(other, 'four new words'))).toMatchObject(wrong)
    const won = both[0]!.status === 'fulfilled' ? NEW : 'three new words'
    expect((await browser().send('POST', '/api/login', { phone: FARMER.phone, password: won })).status).toBe(200)
  })

  test.each([
    ['the person', 'password'],
    ['an operator', 'operator'],
  ])('its open codes end when %s sets a password', async (_, who) => {
    const { ask, recover, accounts, farmer } = await forgetful()
    const asked = await ask()
    const change = { currentPassword: FARMER.password, newPassword: 'five new words' }
    if (who === 'operator') await accounts.operator.setPassword({ kind: 'operator' }, FARMER.phone)
    else expect((await farmer.send('PUT', '/api/account/password', change)).status).toBe(204)
    expect(await rejectionOf(recover(asked))).toMatchObject(wrong)
  })

  test('is not replaced with the own phone number, which is said only to who has the code', async () => {
    const { ask, recover, other } = await forgetful()
    const asked = await ask()
    expect(await rejectionOf(recover({ ...asked, code: other(asked.code) }, '08031234567'))).toMatchObject(wrong)
    expect(await rejectionOf(recover(asked, '08031234567'))).toMatchObject({
      details: { fields: { password: expect.stringContaining('your phone number') } },
    })
    expect((await recover(asked)).user.firstName).toBe('Amina')
  })

  test('stands five tries, also many at once, and a stranger’s tries do not use up its owner’s', async () => {
    const { ask, recover, other, accounts } = await forgetful()
    const [mine, strangers] = [await ask(), await ask()]
    for (let n = 0; n < 8; n++) {
      const attempt = recover({ ticket: strangers.ticket, code: other(strangers.code) })
      expect(await rejectionOf(attempt)).toMatchObject(wrong)
      await attempt.catch(() => {})
    }
    expect(await rejectionOf(recover(strangers))).toMatchObject(wrong)
    const burst = await ask()
    const guesses = Array.from({ length: 12 }, () => recover({ ticket: burst.ticket, code: other(burst.code) }))
    await Promise.allSettled(guesses)
    expect(await rejectionOf(recover(burst))).toMatchObject(wrong)
    expect((await recover(mine)).user.phone).toBe('+2348031234567')
    expect(accounts.recovery.recoverable).toBe(true)
  })

  test('is asked for alike with and without an account: the same answer, and no SMS to strangers', async () => {
    const { accounts, ask, recover, sent, db } = await forgetful()
    const hashed = spyOn(Bun.password, 'hash')
    const ticket = await accounts.recovery.askForCode('08055555555', VISITOR)
    expect(ticket).toHaveLength(32)
    // A code for the owner afterwards shows that the stranger's request was handled first.
    expect((await ask()).ticket).toHaveLength(32)
    expect(sent.map(({ phone }) => phone)).toEqual(['+2348031234567'])
    expect(hashed).toHaveBeenCalledTimes(2)
    hashed.mockRestore()
    expect(await db.orm.select().from(recoveryCodes)).toHaveLength(1)
    expect(await rejectionOf(recover({ ticket, code: '123456' }))).toMatchObject(wrong)
  })

  test('strangers who ask for its codes keep nobody out: neither on the own device nor, for long, on a new one', async () => {
    const { accounts, farmer, sent, pass } = await forgetful({})
    const device = farmer.cookies.get('gona_device')!
    const asked = (address: string, own: string | null = null) =>
      accounts.recovery.askForCode(FARMER.phone, { ...VISITOR, address, device: own })
    for (let n = 0; n < 6; n++) await asked(`10.6.6.${n}`).catch(() => undefined)
    const refused = await asked('10.0.0.9').catch((error) => error)
    expect(refused).toMatchObject({ code: 'rate_limited', details: { retryAfterSeconds: MINUTE / 1000 } })
    await asked('10.0.0.9', device)
    pass(MINUTE)
    await asked('10.0.0.9')
    while (sent.length < 5) await Bun.sleep(2)
    expect(sent.every(({ phone }) => phone === '+2348031234567')).toBe(true)
  })

  test('a request is in the log by pseudonyms, a refused one too', async () => {
    const { accounts, lines } = await forgetful({})
    for (let n = 0; n < 2; n++) await accounts.recovery.askForCode(FARMER.phone, VISITOR).catch(() => undefined)
    const noted = lines.map((line) => JSON.parse(line)).filter(({ action }) => action === 'recovery_code')
    expect(noted.map(({ outcome }) => outcome)).toEqual(['asked', 'rate_limited'])
    expect(JSON.stringify(noted)).not.toMatch(/803123|10\.0\.0/)
  })

  test('who read the code has the phone: its number counts as confirmed', async () => {
    const { ask, recover, db } = await forgetful()
    const proved = async () => (await db.orm.select({ at: users.phoneProvedAt }).from(users))[0]!.at
    expect(await proved()).toBeNull()
    await recover(await ask())
    expect(await proved()).toBe('2026-06-20T08:00:00.000Z')
  })

  test('bounds guesses by address too, whatever the tickets', async () => {
    const { accounts } = await forgetful({})
    const guess = (n: number) =>
      accounts.recovery.recover({ ticket: `ticket ${n}`, code: '000000', password: NEW }, VISITOR).catch((e) => e.code)
    for (let n = 0; n < 60; n++) expect(await guess(n)).toBe('invalid')
    expect(await guess(60)).toBe('rate_limited')
  })

  test('keeps of a code its slow hash only', async () => {
    const { ask, db } = await forgetful()
    const { code, ticket } = await ask()
    const [row] = await db.orm.select().from(recoveryCodes)
    expect(row!.codeHash).toStartWith('$argon2id$')
    for (const secret of [code, ticket]) expect(JSON.stringify({ ...row, codeHash: '' })).not.toContain(secret)
  })

  test('a common password is not taken for the new one', async () => {
    const { ask, recover } = await forgetful()
    const asked = await ask()
    expect(await rejectionOf(recover(asked, 'password1'))).toMatchObject({
      details: { fields: { password: expect.anything() } },
    })
    await recover(asked)
  })

  test.each([...LANGUAGE_IDS])('its SMS in %s is one segment with the code in it', (language) => {
    const text = toPlainCharacters(
      fillPlaceholders(TEXTS_BY_LANGUAGE[language].sms.code, { app: 'Gona', code: '123456' }),
    )
    expect(text).toContain('123456')
    expect(smsLength(text).segments).toBe(1)
  })
})
