import type { User } from '../../contracts/account.ts'
import { createApp } from '../app.ts'
import { cookieName } from '../http/cookies.ts'
import { noAssets } from './no-assets.ts'
import { kanoFarmer, testServices } from './services.ts'
import { signedIn } from './signed-in.ts'

export type Role = 'anonymous' | 'other' | 'owner' | 'admin'

/** The real application on in-memory services, with one person per role; `owner` has the objects that tests request. */
export async function wholeApp(settings: Record<string, string> = {}) {
  const services = await testServices({ settings })
  const app = createApp(services, noAssets)
  const { accounts } = services
  const owner = (await kanoFarmer(services, { proved: false })).user
  const other = (await kanoFarmer(services, { firstName: 'Bode' })).user
  const operator = { kind: 'operator' } as const
  const { phone } = (await kanoFarmer(services, { firstName: 'Eve' })).user
  const admin = await accounts.operator.promote(operator, phone)
  const people: Record<Role, User | null> = { anonymous: null, owner, other, admin }

  /** One request in its own session. */
  async function ask(role: Role, method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const person = people[role]
    const visitor = { address: '10.0.0.1', requestId: 'request-1', device: null, userAgent: null, sid: null }
    const session = person ? signedIn(await accounts.signIn.again(person.id, visitor)) : null
    return app.request(`http://gona.test${path}`, {
      ...init,
      method,
      headers: {
        host: 'gona.test',
        ...(session && { cookie: `${cookieName(services.config, 'session')}=${session.token}` }),
        ...init.headers,
      },
    })
  }

  const json = (body: unknown): RequestInit => ({
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

  /** Every method and path pattern with a handler, once. */
  const routes = [...new Set(app.routes.filter(({ method }) => method !== 'ALL').map((r) => `${r.method} ${r.path}`))]
  return { ...services, app, people, ask, json, routes }
}

export type WholeApp = Awaited<ReturnType<typeof wholeApp>>
