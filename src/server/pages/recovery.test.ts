import { afterAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { startSmsServer } from '../testing/providers/africas-talking.ts'
import { wholeApp } from '../testing/whole-app.ts'

setDefaultTimeout(300_000)
const provider = await startSmsServer()
afterAll(() => provider.stop())

const form = (fields: Record<string, string>) => ({
  body: new URLSearchParams(fields),
  headers: { accept: 'text/html' },
})
const sending = provider.settings

describe('the page of a forgotten password', () => {
  test('leads in two plain forms from the phone to being signed in, and keeps no code', async () => {
    const gona = await wholeApp(sending)
    const { phone } = gona.people.owner!
    expect(await (await gona.ask('anonymous', 'GET', '/forgot')).text()).toContain('action="/forgot"')
    const answer = await gona.ask('anonymous', 'POST', '/forgot', form({ phone }))
    const [, ticket] = /name="ticket" value="([^"]+)"/.exec(await answer.text())!
    const arrived = () => provider.accepted.get(phone)?.[0]
    for (let waited = 0; !arrived() && waited < 100; waited++) await Bun.sleep(10)
    const [code] = /\d{6}/.exec(arrived()!)!

    const wrong = await gona.ask(
      'anonymous',
      'POST',
      '/forgot/code',
      form({ ticket: ticket!, code: '1', password: 'two new words' }),
    )
    const page = await wrong.text()
    expect([wrong.status, page.includes('wrong or too old'), page.includes(ticket!)]).toEqual([400, true, true])
    expect(page).not.toContain('two new words')
    const short = await gona.ask(
      'anonymous',
      'POST',
      '/forgot/code',
      form({ ticket: ticket!, code, password: '12345' }),
    )
    expect(await short.text()).toContain('Password must be at least 6 characters')

    const done = await gona.ask(
      'anonymous',
      'POST',
      '/forgot/code',
      form({ ticket: ticket!, code, password: 'two new words' }),
    )
    expect([done.status, done.headers.get('location')]).toEqual([303, '/'])
    expect(done.headers.getSetCookie().join()).toContain('gona_session=')
    const rows = JSON.stringify(await gona.db.orm.all(sql`select * from sms_messages`))
    expect(rows).toContain('accepted')
    expect(rows).not.toContain(code)
  })

  test('says the same of a phone without an account', async () => {
    const gona = await wholeApp(sending)
    const pageOf = async (phone: string) => {
      const answer = await gona.ask('anonymous', 'POST', '/forgot', form({ phone }))
      return [answer.status, (await answer.text()).replace(/name="ticket" value="[^"]+"/, '')]
    }
    expect(await pageOf('08099999999')).toEqual(await pageOf(gona.people.owner!.phone))
  })

  test('without a provider says whom to ask', async () => {
    const gona = await wholeApp()
    const page = await (await gona.ask('anonymous', 'GET', '/forgot')).text()
    expect(page).toContain('ask the cooperative or extension officer')
    expect(page).not.toContain('<form class="stack"')
    expect((await gona.ask('anonymous', 'POST', '/forgot', form({ phone: '08031234567' }))).status).toBe(200)
  })
})
