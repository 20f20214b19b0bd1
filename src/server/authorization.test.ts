import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { actorOf } from './http/context.ts'
import { type Role, type WholeApp, wholeApp } from './testing/whole-app.ts'

setDefaultTimeout(60_000)

/** Something of the owner's, made anew for each request; its address takes the place of the path's parameters. */
type Thing = (gona: WholeApp) => Promise<string[]>
const owner = (gona: WholeApp) => actorOf(gona.people.owner!)

const post: Thing = async (gona) => [(await gona.community.createPost(owner(gona), { content: 'Ours' })).id]
const reply: Thing = async (gona) => {
  const [id] = await post(gona)
  return [(await gona.community.createReply(owner(gona), id!, { content: 'Ours' })).id]
}
const postAndReply: Thing = async (gona) => {
  const [id] = await post(gona)
  return [id!, (await gona.community.createReply(owner(gona), id!, { content: 'Ours' })).id]
}
const CROP = { cropType: 'maize', plantingDate: '2026-06-01', growthStage: 'planted', farmArea: 1 } as const
const crop: Thing = async (gona) => [(await gona.crops.add(owner(gona), CROP)).id]
const advisory: Thing = async (gona) => {
  const list = await gona.advisories.list(owner(gona), {})
  return [(list[0] ?? (await gona.advisories.generate(owner(gona)))[0]!).id]
}
const notice: Thing = async (gona) => {
  const [id] = await post(gona)
  const other = actorOf(gona.people.other!)
  await gona.accounts.profile.update(owner(gona), {
    notificationPreferences: { weather: true, advisory: true, community: true, sms: false },
  })
  await gona.community.createReply(other, id!, { content: 'Well done' })
  return [(await gona.notifications.list(owner(gona)))[0]!.id]
}
const session: Thing = async (gona) => {
  const visitor = { address: '10.0.0.1', requestId: 'request-1', device: null, userAgent: null, sid: null }
  await gona.accounts.signIn.again(gona.people.owner!.id, visitor)
  return [(await gona.accounts.sessions.list(owner(gona), null))[0]!.id]
}
const nothing: Thing = async () => [crypto.randomUUID()]
const noImage: Thing = async () => [`${'0'.repeat(64)}.webp`]

type Row = [anonymous: number, other: number, owner: number, admin: number, thing?: Thing, body?: unknown]
const everyone = (status: number, thing?: Thing, body?: unknown): Row => [status, status, status, status, thing, body]
const signedIn = (status: number, thing?: Thing, body?: unknown): Row => [401, status, status, status, thing, body]
const own = (status: number, thing: Thing, body?: unknown): Row => [401, 404, status, 404, thing, body]
const authorOrAdmin = (status: number, thing: Thing): Row => [401, 403, status, status, thing]
const administrators = (status: number, thing?: Thing, body?: unknown): Row => [401, 403, 403, status, thing, body]

/** The receiver of RFC 8291's example, under a name that leads nowhere. */
const BROWSER = {
  endpoint: 'https://push.invalid/example',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}
const CREDENTIALS = { phone: '08030000000', password: 'not it' }

/** Every call, and what each role is answered. A call that is not here fails the test below. */
const CALLS: Record<string, Row> = {
  'GET /healthz': everyone(200),
  'GET /images/:name{[0-9a-f]{64}(-320)?\\.webp}': everyone(404, noImage),

  'GET /api/user': signedIn(200),
  'POST /api/register': everyone(400, undefined, {}),
  'GET /api/login': everyone(302),
  'POST /api/login': everyone(401, undefined, CREDENTIALS),
  'POST /api/login/code': everyone(401, undefined, { code: '000000' }),
  'POST /api/logout': everyone(204),
  'PUT /api/profile': signedIn(200, undefined, { soilType: 'loam' }),
  'POST /api/profile/fix-location': signedIn(200),
  'GET /api/account/export': signedIn(200),
  'DELETE /api/account': signedIn(403, undefined, { password: 'not it' }),
  'PUT /api/account/password': signedIn(403, undefined, { currentPassword: 'not it', newPassword: 'better one' }),
  'GET /api/account/phone': signedIn(200),
  'POST /api/account/phone-code': signedIn(204),
  'POST /api/account/phone-proof': signedIn(400, undefined, { code: '123456' }),
  'GET /api/account/sessions': signedIn(200),
  'DELETE /api/account/sessions': signedIn(204),
  'DELETE /api/account/sessions/:id': own(204, session),

  'GET /api/crops': signedIn(200),
  'POST /api/crops': signedIn(201, undefined, CROP),
  'POST /api/crops/initialize': signedIn(200),
  'PUT /api/crops/:id': own(200, crop, CROP),
  'DELETE /api/crops/:id': own(204, crop),

  'GET /api/geocode': everyone(400),
  'GET /api/geocode/reverse': everyone(400),
  'GET /api/locations': signedIn(200),
  'GET /api/weather/current': signedIn(400),
  'GET /api/weather/forecast': signedIn(400),

  'GET /api/summary': signedIn(200),
  'GET /api/advisories': signedIn(200),
  'POST /api/advisories/generate': signedIn(201),
  'GET /api/advisories/:id': own(200, advisory),
  'PUT /api/advisories/:id/read': own(200, advisory),
  'PUT /api/advisories/:id/feedback': own(200, advisory, { useful: true }),

  'GET /api/notifications': signedIn(200),
  'PUT /api/notifications/read-all': signedIn(200),
  'PUT /api/notifications/:id/read': own(200, notice),

  'GET /api/push/key': signedIn(200),
  'GET /api/push/subscriptions': signedIn(200),
  'POST /api/push/subscriptions': signedIn(201, undefined, BROWSER),
  'DELETE /api/push/subscriptions': signedIn(404, undefined, { endpoint: 'https://push.invalid/nobody' }),

  'GET /api/community/posts': signedIn(200),
  'POST /api/community/posts': signedIn(201, undefined, { content: 'Rain at last' }),
  'GET /api/community/posts/:id': signedIn(200, post),
  'DELETE /api/community/posts/:id': authorOrAdmin(204, post),
  'POST /api/community/posts/:id/like': signedIn(200, post),
  'GET /api/community/posts/:id/replies': signedIn(200, post),
  'POST /api/community/posts/:id/replies': signedIn(201, post, { content: 'Here too' }),
  'POST /api/community/replies/:id/like': signedIn(200, reply),
  'DELETE /api/community/replies/:id': authorOrAdmin(204, reply),
  'POST /api/upload-image': signedIn(400),

  'GET /api/admin/analytics': administrators(200),
  'GET /api/admin/posts': administrators(200),
  'DELETE /api/admin/posts/:id': administrators(204, post),
  'GET /api/admin/export/farmers': administrators(200),
  'POST /api/admin/sms/test': administrators(400, undefined, {}),
  'GET /api/admin/sms/preview': administrators(200),
  'POST /api/admin/sms/send-advisories': administrators(202),
  'GET /api/admin/sms/campaigns': administrators(200),
  'GET /api/admin/sms/campaigns/:id': administrators(404, nothing),
  'POST /api/sms/delivery': everyone(403),
  'POST /api/sms/inbound': everyone(403),
  'POST /api/sms/opt-out': everyone(403),
}

/** Pages and forms that a visitor may see; every other one leads them to sign in. */
const OPEN_PAGES = [
  'GET /',
  'GET /signin',
  'GET /register',
  'GET /forgot',
  'GET /terms',
  'GET /privacy',
  'GET /offline',
  'POST /signin',
  'POST /register',
  'POST /logout',
  'POST /language',
  'POST /forgot',
  'POST /forgot/code',
  'GET /signin/code',
  'POST /signin/code',
]

/** Pages of one thing: whose they are not sees none of it. */
const PAGES: Record<string, Row> = {
  'GET /advisory/:id': [302, 404, 200, 404, advisory],
  'GET /crops/:id/edit': [302, 404, 200, 404, crop],
  'GET /community/posts/:id': [302, 200, 200, 200, post],
  'GET /community/posts/:id/replies/:reply/delete': [302, 200, 200, 200, postAndReply],
  'GET /community/posts/:id/delete': [302, 200, 200, 200, post],
}

const ROLES: Role[] = ['anonymous', 'other', 'owner', 'admin']
const isCall = (route: string) => / \/(api\/|images\/|healthz)/.test(route)
const path = (route: string, params: string[]) => {
  const rest = [...params]
  return route.slice(route.indexOf('/')).replace(/:\w+(\{.*\})?/g, () => rest.shift()!)
}

const gona = await wholeApp({ PUSH_SERVICES: 'push.invalid', SMS_CALLBACK_SECRET: 'only the provider knows' })

describe('every call', () => {
  test('is in the table', () => {
    expect(gona.routes.filter((route) => isCall(route) && !(route in CALLS))).toEqual([])
    expect(Object.keys(CALLS).filter((route) => !gona.routes.includes(route))).toEqual([])
  })

  test.each(Object.entries(CALLS))('%s', async (route, [...row]) => {
    const [, , , , thing, body] = row
    const method = route.slice(0, route.indexOf(' '))
    const answers: number[] = []
    for (const role of ROLES) {
      const address = path(route, thing ? await thing(gona) : [])
      const answer = await gona.ask(role, method, address, body === undefined ? {} : gona.json(body))
      const text = await answer.text()
      if (answer.status === 401 && !route.startsWith('POST /api/login')) expect(text).toBe('{"message":"Unauthorized"}')
      if (answer.status === 403) expect(JSON.parse(text)).toHaveProperty('message')
      answers.push(answer.status)
    }
    expect(answers).toEqual(row.slice(0, 4) as number[])
  })
})

describe('every page', () => {
  const pages = gona.routes.filter((route) => !isCall(route))
  const closed = pages.filter((route) => !OPEN_PAGES.includes(route))

  test('of one thing says what each person sees of it', () => {
    expect(pages.filter((route) => /^GET .*:/.test(route) && !(route in PAGES))).toEqual([])
  })

  test.each(closed.map((route) => [route]))('%s leads a visitor to sign in', async (route) => {
    const params = await postAndReply(gona)
    const answer = await gona.ask('anonymous', route.slice(0, route.indexOf(' ')), path(route, params))
    expect([302, 303]).toContain(answer.status)
    expect(answer.headers.get('location')).toStartWith('/signin')
  })

  test.each(closed.filter((route) => route.startsWith('GET /admin')).map((route) => [route]))(
    '%s is closed to farmers',
    async (route) => {
      expect([302, 303, 403, 404]).toContain((await gona.ask('owner', 'GET', path(route, []))).status)
      expect((await gona.ask('admin', 'GET', path(route, []))).status).toBe(200)
    },
  )

  const shown = Object.entries(PAGES).filter(([route]) => pages.includes(route))
  test.each(shown)('%s', async (route, [...row]) => {
    const answers: number[] = []
    for (const role of ROLES) answers.push((await gona.ask(role, 'GET', path(route, await row[4]!(gona)))).status)
    expect(answers).toEqual(row.slice(0, 4) as number[])
  })

  test('changes nothing of another person’s by its forms', async () => {
    const forms = closed.filter((route) => route.startsWith('POST ') && route.includes(':'))
    for (const route of forms) {
      const [postId, replyId] = await postAndReply(gona)
      const things = { advisory: await advisory(gona), crops: await crop(gona), notifications: await notice(gona) }
      const kind = route.split('/')[1] as keyof typeof things
      const params = things[kind] ?? (route.includes('/replies/:id') ? [replyId!] : [postId!, replyId!])
      const body = new URLSearchParams({ useful: 'no', content: '' })
      const held = async () => {
        const { pieces } = gona.accounts.exportAccount(owner(gona))
        return JSON.stringify(JSON.parse((await Array.fromAsync(pieces)).join(''), withoutSessions))
      }
      const then = await held()
      const { status } = await gona.ask('other', 'POST', path(route, params), { body })
      expect(status, route).toBeLessThan(500)
      if (!route.endsWith('/like')) expect(await held(), route).toBe(then)
    }
  })
})

const withoutSessions = (name: string, value: unknown) =>
  ['sessions', 'exportedAt'].includes(name) ? undefined : value
