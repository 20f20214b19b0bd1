import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { type WholeApp, wholeApp } from '../testing/whole-app.ts'

setDefaultTimeout(300_000)

const HTTPS = { PUBLIC_URL: 'https://gona.test' }
const password = 'secret-of-aisha'
const asForm = (fields: Record<string, string>): RequestInit => ({ body: new URLSearchParams(fields) })
const DOORS: [name: string, leave: (gona: WholeApp) => Promise<Response>][] = [
  ['POST /api/logout', ({ ask }) => ask('owner', 'POST', '/api/logout')],
  ['POST /logout', ({ ask }) => ask('owner', 'POST', '/logout')],
  ['DELETE /api/account', ({ ask, json }) => ask('owner', 'DELETE', '/api/account', json({ password }))],
  ['POST /profile/delete', ({ ask }) => ask('owner', 'POST', '/profile/delete', asForm({ password }))],
]

describe('whoever leaves takes the session and the browser’s copies along', () => {
  test.each(DOORS)('%s', async (_, leave) => {
    const answer = await leave(await wholeApp(HTTPS))
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([answer.ok ? 204 : 303, '"cache"'])
    expect(answer.headers.getSetCookie().join()).toMatch(/_session=; Max-Age=0/)
  })
})

describe('a page', () => {
  const cacheControl = async (answer: Promise<Response>) => (await answer).headers.get('cache-control')

  test.each([{}, HTTPS])(
    'of someone signed in is not stored, a visitor’s may wait to be asked for (%j)',
    async (settings) => {
      const { ask } = await wholeApp(settings)
      for (const path of ['/', '/profile', '/community', '/nowhere'])
        expect(await cacheControl(ask('owner', 'GET', path))).toBe('private, no-store')
      for (const path of ['/', '/signin'])
        expect(await cacheControl(ask('anonymous', 'GET', path))).toBe('private, no-cache')
    },
  )

  test('that is fetched a moment before it is shown waits for that, where leaving can clear it', async () => {
    const headers = { 'sec-purpose': 'prefetch' }
    expect(await cacheControl((await wholeApp(HTTPS)).ask('owner', 'GET', '/profile', { headers }))).toBe(
      'private, no-cache',
    )
    expect(await cacheControl((await wholeApp()).ask('owner', 'GET', '/profile', { headers }))).toBe(
      'private, no-store',
    )
  })
})
