import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { totpCodeAt, totpTimeStep } from '../accounts/second-factor/totp.ts'
import { actorOfRequest } from '../http/context.ts'
import { type WholeApp, wholeApp } from '../testing/whole-app.ts'

setDefaultTimeout(300_000)

const PASSWORD = 'secret-of-aisha'
const SETUP = '/profile/second-factor'
const WRONG = 'This code is wrong or was used already'

/** A browser without script: stores cookies and sends plain forms. */
function browser({ app }: Pick<WholeApp, 'app'>) {
  const cookies = new Map<string, string>()
  async function send(method: string, path: string, fields?: Record<string, string>) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.request(`http://gona.test${path}`, {
      method,
      headers: { host: 'gona.test', accept: 'text/html', cookie },
      ...(fields && { body: new URLSearchParams(fields) }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [name, value] = set.split(';')[0]!.split('=') as [string, string]
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const { status, headers } = answer
    return { status, to: headers.get('location'), cache: headers.get('cache-control'), text: await answer.text() }
  }
  return { cookies, send }
}

async function signedIn(gona: WholeApp, phone: string) {
  const at = browser(gona)
  expect(await at.send('POST', '/signin', { phone, password: PASSWORD })).toMatchObject({ status: 303, to: '/' })
  return at
}

/** Sets up a second factor by the forms; returns secret and codes. */
async function setUp(gona: WholeApp, at: ReturnType<typeof browser>) {
  const shown = await at.send('POST', SETUP, { step: 'start', currentPassword: PASSWORD })
  const secret = /secret=([A-Z2-7]{32})/.exec(shown.text)![1]!
  const code = () => totpCodeAt(secret, totpTimeStep(gona.clock.now()))
  return { shown, secret, code, confirm: (typed: string) => at.send('POST', SETUP, { step: 'confirm', code: typed }) }
}

describe('two-step sign-in without script', () => {
  test('is set up in the profile: password, picture and key, first code, backup codes', async () => {
    const gona = await wholeApp()
    const at = await signedIn(gona, gona.people.owner!.phone)
    expect((await at.send('GET', '/profile')).text).toContain(`href="${SETUP}"`)
    expect((await at.send('GET', SETUP)).text).toContain('value="start"')
    const refused = await at.send('POST', SETUP, { step: 'start', currentPassword: 'not it' })
    expect([refused.status, refused.text.includes('Incorrect password')]).toEqual([403, true])

    const { shown, secret, code, confirm } = await setUp(gona, at)
    expect([shown.status, shown.cache]).toEqual([200, 'no-store'])
    expect(shown.text).toContain(secret.replace(/.{4}(?=.)/g, '$& '))
    expect(shown.text).toContain('role="img"')
    const wrong = await confirm('000000')
    expect([wrong.status, wrong.text.includes(WRONG), wrong.text.includes(secret)]).toEqual([403, true, false])

    const done = await confirm(code())
    expect([done.status, done.cache]).toEqual([200, 'no-store'])
    const paper = done.text.match(/[a-z2-9]{5}-[a-z2-9]{5}(?=<)/g)!
    expect(new Set(paper).size).toBe(10)
    const after = await at.send('GET', SETUP)
    expect(after.text).toContain('Backup codes left: 10')
    expect(paper.some((one) => after.text.includes(one))).toBe(false)
  })

  test('leads from the password to the code, and on to the page that was asked for', async () => {
    const gona = await wholeApp()
    const { phone } = gona.people.owner!
    const { code, confirm } = await setUp(gona, await signedIn(gona, phone))
    await confirm(code())
    gona.at('2026-07-06T08:01:00Z')
    const at = browser(gona)
    const asked = await at.send('POST', '/signin', { phone, password: PASSWORD, next: '/weather' })
    expect([asked.status, asked.to]).toEqual([303, '/signin/code?next=%2Fweather'])
    expect([...at.cookies.keys()]).toEqual(['gona_ticket'])
    expect((await at.send('GET', '/profile')).to).toStartWith('/signin')
    const page = await at.send('GET', asked.to!)
    expect(page.text).toContain('action="/signin/code?next=%2Fweather"')
    const wrong = await at.send('POST', asked.to!, { code: '000000' })
    expect([wrong.status, wrong.text.includes(WRONG), wrong.text.includes('000000')]).toEqual([401, true, false])
    at.cookies.set('lang', 'af')
    expect((await at.send('POST', asked.to!, { code: '000000' })).text).toContain('Hierdie kode is verkeerd')
    at.cookies.delete('lang')
    const empty = await at.send('POST', asked.to!, { code: ' ' })
    expect([empty.status, empty.text.includes('Code is required')]).toEqual([400, true])
    expect(await at.send('POST', asked.to!, { code: code() })).toMatchObject({ status: 303, to: '/weather' })
    expect((await at.send('GET', '/profile')).status).toBe(200)
    expect((await at.send('GET', '/signin/code')).to).toBe('/')
  })

  test('with a code that a phone has shown, for who has one', async () => {
    const gona = await wholeApp()
    const { phone } = gona.people.owner!
    const code = await gona.accounts.webCodes.give(actorOfRequest(gona.people.owner!))
    const at = browser(gona)
    expect((await at.send('GET', '/signin?next=/weather')).text).toContain('href="/signin/phone?next=%2Fweather"')
    const wrong = await at.send('POST', '/signin/phone?next=/weather', { phone, code: 'abc' })
    expect([wrong.status, wrong.text.includes('too old'), wrong.text.includes(phone)]).toEqual([401, true, true])
    expect(await at.send('POST', '/signin/phone?next=/weather', { phone, code })).toMatchObject({
      status: 303,
      to: '/weather',
    })
    expect((await at.send('GET', '/signin/phone')).to).toBe('/')
  })

  test('asks for no code of who has given no password, and goes to no other site', async () => {
    const at = browser(await wholeApp())
    expect(await at.send('GET', '/signin/code')).toMatchObject({ status: 302, to: '/signin' })
    expect((await at.send('POST', '/signin/code', { code: '000000' })).status).toBe(401)
    at.cookies.set('gona_ticket', 'anything')
    const page = await at.send('GET', '/signin/code?next=https://example.org/')
    expect([page.status, page.text.includes('action="/signin/code"')]).toEqual([200, true])
  })

  test('gets new backup codes and is switched off with password and code', async () => {
    const gona = await wholeApp()
    const at = await signedIn(gona, gona.people.owner!.phone)
    const { code, confirm } = await setUp(gona, at)
    await confirm(code())
    gona.at('2026-07-06T08:01:00Z')
    const fresh = await at.send('POST', SETUP, { step: 'codes', currentPassword: PASSWORD, code: code() })
    const paper = fresh.text.match(/[a-z2-9]{5}-[a-z2-9]{5}(?=<)/g)!
    const refused = await at.send('POST', SETUP, { step: 'off', currentPassword: PASSWORD, code: code() })
    expect([refused.status, refused.text.includes(WRONG)]).toEqual([403, true])
    const off = await at.send('POST', SETUP, { step: 'off', currentPassword: PASSWORD, code: paper[0]! })
    expect([off.status, off.to]).toEqual([303, `${SETUP}?said=profile.saved`])
    expect((await at.send('GET', SETUP)).text).toContain('value="start"')
  })

  test('is not asked of who has not switched it on: the sign-in is as it was', async () => {
    const gona = await wholeApp()
    const at = await signedIn(gona, gona.people.other!.phone)
    expect([...at.cookies.keys()].sort()).toEqual(['gona_device', 'gona_session'])
  })
})

describe('an administrator without it, where the settings ask for it', () => {
  test('is led from the dashboard to where it is set up, and in once it is', async () => {
    const gona = await wholeApp({ ADMIN_SECOND_FACTOR: 'required' })
    const at = await signedIn(gona, gona.people.admin!.phone)
    expect((await at.send('GET', '/')).status).toBe(200)
    for (const path of ['/admin', '/admin?tab=content']) expect((await at.send('GET', path)).to).toBe(SETUP)
    expect((await at.send('POST', '/admin/sms/send', {})).to).toBe(SETUP)
    expect((await at.send('GET', SETUP)).text).toContain('<p>You are an administrator.')
    const { code, confirm } = await setUp(gona, at)
    await confirm(code())
    expect((await at.send('GET', '/admin')).status).toBe(200)
    expect((await at.send('GET', SETUP)).text).not.toContain('<p>You are an administrator.')
  })
})
