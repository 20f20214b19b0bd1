import { describe, expect, test } from 'bun:test'
import * as z from 'zod/mini'
import { analyticsSchema } from '../../contracts/admin.ts'
import { listAllPosts } from '../../contracts/calls/admin.ts'
import { auditLog } from '../../db/schema/operation.ts'
import { endpointsOf } from '../testing/endpoints.ts'
import { openForum } from '../testing/forum.ts'
import { addPerson, appOf, type Person } from '../testing/people.ts'
import { createAdminService } from './service.ts'

async function setUp() {
  const forum = await openForum()
  const clock = { now: () => new Date('2026-06-20T06:05:04Z') }
  const routes = endpointsOf({ admin: createAdminService({ db: forum.db, clock, community: forum.community }) })
  const appFor = (person: Person | null) => appOf(routes, () => person?.user ?? null)
  return { ...forum, appFor, app: appFor(forum.admin) }
}

describe('the administrator over HTTP', () => {
  test.each([
    ['GET', '/api/admin/analytics'],
    ['GET', '/api/admin/posts'],
    ['DELETE', '/api/admin/posts/01977420-dc00-70a2-9ce0-37678364072b'],
    ['GET', '/api/admin/export/farmers'],
  ])('%s %s is 401 without a session and 403 for a farmer, lead farmers included', async (method, path) => {
    const { appFor, ada, bola } = await setUp()
    expect((await appFor(null).request(path, { method })).status).toBe(401)
    for (const farmer of [ada, bola]) {
      const answer = await appFor(farmer).request(path, { method })
      expect([answer.status, await answer.json()]).toEqual([403, { message: 'Forbidden' }])
    }
  })

  test('analytics have the shape of the contract', async () => {
    const { app } = await setUp()
    const body = await (await app.request('/api/admin/analytics')).json()
    expect(z.parse(analyticsSchema, body)).toEqual(body)
    expect(body).toMatchObject({ totalFarmers: 2, totalPosts: 0 })
  })

  test('posts come with author names and usernames, in pages; one is deleted and the figures follow', async () => {
    const { app, say, db, community } = await setUp()
    for (let i = 0; i < 3; i++) await say(`p${i}`)
    const zed = await addPerson(db, { username: 'zed', firstName: 'Zed', lastName: 'Uma' })
    const { id } = await community.createPost(zed, { content: 'newest' })
    const answer = await app.request('/api/admin/posts?limit=2')
    const body = (await answer.json()) as unknown[]
    expect(z.parse(listAllPosts.out, body) as unknown[]).toEqual(body)
    expect(body).toMatchObject([
      { id, author: { firstName: 'Zed', lastName: 'Uma', username: 'zed' } },
      { content: 'p2' },
    ])
    expect(answer.headers.get('link')).toStartWith('</api/admin/posts?limit=2&before=')
    expect((await app.request(`/api/admin/posts/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await app.request(`/api/admin/posts/${id}`, { method: 'DELETE' })).status).toBe(404)
    expect(await (await app.request('/api/admin/analytics')).json()).toMatchObject({ totalPosts: 3 })
  })

  test('the export is a CSV attachment with a time in its name, and is audited', async () => {
    const { app, db, admin } = await setUp()
    const answer = await app.request('/api/admin/export/farmers?who=all&reason=an+order+of+the+court')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="farmers-20260620-060504.csv"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const bytes = await answer.bytes()
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes).trimEnd().split('\r\n')).toHaveLength(3)
    expect(await db.orm.select().from(auditLog)).toMatchObject([
      { userId: admin.user.id, count: 2, reason: 'an order of the court' },
    ])
  })

  test.each(['who=all', 'who=all&reason=', 'who=all&reason=%20', 'who=some&reason=x'])(
    'everybody needs a reason: %s is 400 and audits nothing',
    async (query) => {
      const { app, db } = await setUp()
      expect((await app.request(`/api/admin/export/farmers?${query}`)).status).toBe(400)
      expect(await db.orm.select().from(auditLog)).toEqual([])
    },
  )

  test('a browser that goes away ends the export, which is audited all the same', async () => {
    const { app, db } = await setUp()
    const reader = (await app.request('/api/admin/export/farmers')).body!.getReader()
    await reader.read()
    await reader.cancel()
    expect(await db.orm.select().from(auditLog)).toMatchObject([{ count: 0 }])
  })
})
