import { sql } from 'drizzle-orm'
import { createApp } from '../../app.ts'
import type { EndpointPolicy } from '../../channels/push/endpoint-policy.ts'
import { cookieName } from '../../http/cookies.ts'
import { ALERT, bytesOf } from '../../warnings/testing/samples.ts'
import { historyCsv } from '../made-up-rain.ts'
import { noAssets } from '../no-assets.ts'
import { type TestServices, testServices } from '../services.ts'
import { fillDatabase } from './database.ts'
import { FULL_NOW, gbengasCode, idOf, nameRow, namesOfIds } from './people.ts'

const SETTINGS = { VOICE_NUMBER: '+2347000000001', USSD_CODE: '*384*1#', PUSH_SERVICES: 'push.invalid' }

/** Services on a database with rows in most states, 30 made-up years of rain at Kano, a week's advice and a weather warning, all named. */
export async function fullServices(more: Record<string, string> = {}, reach?: EndpointPolicy) {
  const gona = await testServices({ now: FULL_NOW, settings: { ...SETTINGS, ...more }, reach })
  await fillDatabase(gona.db)
  await gona.answerBank.search.update()
  const csv = historyCsv({ lat: 12, lng: 8.5, elevation: null, state: 'Kano', country: 'NG' }, { from: 1996, to: 2025 })
  await gona.rains.history.importFile({ kind: 'operator' }, { csv, source: 'gauges' })
  await gona.weeklyRun.run({ asOf: new Date(FULL_NOW) })
  await gona.warnings.importFiles({ kind: 'operator' }, [{ name: 'alert.xml', bytes: bytesOf(ALERT) }])
  const { orm } = gona.db
  const people = namesOfIds()
  const given = new Map<string, number>()
  for (const [id, userId] of await orm.values<[string, string]>(
    sql`select id, user_id from advisories order by rowid`,
  )) {
    const count = (given.get(userId) ?? 0) + 1
    given.set(userId, count)
    nameRow(`advice ${count} of ${people.get(userId)}`, id)
  }
  for (const [id] of await orm.values<[string]>(sql`select id from cap_messages`)) nameRow('warning', id)
  return gona
}

/** Returns a function that returns what was counted against limits and reported to the security log since its last call. */
function overhear({ limits, security }: Pick<TestServices, 'limits' | 'security'>): () => string[] {
  const heard: string[] = []
  const { take } = limits
  const { note } = security
  limits.take = (limit, key, refused) => {
    heard.push(`counts ${limit} of ${key}`)
    const giveBack = take(limit, key, refused)
    return () => {
      heard.push(`gives back ${limit}`)
      giveBack()
    }
  }
  security.note = (action, outcome, details = {}) => {
    const { userId, phone, what, count, from } = details
    const parts = [userId, phone, what, count, from && 'with its origin'].filter((part) => part != null)
    heard.push(['reports', action, outcome, ...parts].join(' '))
    note(action, outcome, details)
  }
  return () => heard.splice(0)
}

/** The application on {@link fullServices}, with a session of each of `people`. */
export async function fullApp(people: readonly string[], settings: Record<string, string> = {}) {
  const gona = await fullServices(settings)
  const heard = overhear(gona)
  const app = createApp(gona, noAssets)
  const cookies = new Map<string, string>()

  async function request(person: string, method: string, path: string, init: RequestInit = {}) {
    const answer = await app.request(`http://gona.test${path}`, {
      ...init,
      method,
      headers: { host: 'gona.test', cookie: cookies.get(person) ?? '', ...init.headers },
    })
    const ticket = answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(`${cookieName(gona.config, 'ticket')}=`))
    if (ticket) cookies.set(person, ticket.split(';')[0]!)
    return answer
  }

  const ask = (person: string, method: string, path: string, body?: unknown) =>
    request(person, method, path, {
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  for (const person of people) {
    const visitor = { address: '10.0.0.1', requestId: 'request-1', device: null, userAgent: null, sid: null }
    const { signIn } = gona.accounts
    const entered = await signIn.again(idOf(person), visitor)
    const { token } =
      'ticket' in entered ? await signIn.submitSignInCode(entered.ticket, gbengasCode(), visitor) : entered
    cookies.set(person, `${cookieName(gona.config, 'session')}=${token}`)
    // Later requests within the hour change no row.
    await ask(person, 'GET', '/api/user')
  }
  heard()
  return { ...gona, ask, request, heard }
}
export type FullApp = Awaited<ReturnType<typeof fullApp>>
