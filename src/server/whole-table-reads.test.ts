import { Database as Sqlite } from 'bun:sqlite'
import { afterAll, beforeAll, describe, expect, mock, spyOn, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { OPERATOR } from './sms/fixture.ts'
import { ON_LIBSQL } from './testing/database.ts'
import { type WholeApp, wholeApp } from './testing/whole-app.ts'

/** These stay small however many farmers there are, or are read whole by a job that says so. */
const SMALL = ['counters', 'job_leases', 'locations', 'recovery_codes', 'settings', 'sms_campaigns']
/** Other names of a small table, and lists that came with the question. */
const ALIASES = ['c', 'farmer', 'json_each', 'pragma_data_version', 'result', 'later', 'threads', 'CONSTANT']

let app: WholeApp
const statements = new Set<string>()

/** How SQLite would go about each statement that ran, where that means reading a big table from end to end. */
async function wholeReads(): Promise<string[]> {
  const found: string[] = []
  for (const statement of [...statements]) {
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(statement)) continue
    const plan = await app.db.orm.all<{ detail: string }>(sql.raw(`explain query plan ${statement}`))
    for (const { detail } of plan) {
      const table = /^SCAN ([A-Za-z]\w*)/.exec(detail)?.[1]
      if (table && ![...SMALL, ...ALIASES].includes(table)) found.push(`${detail}: ${statement}`)
    }
  }
  return found
}

async function everythingOnce(): Promise<void> {
  const { ask, json } = app
  const post = await (
    await ask('owner', 'POST', '/api/community/posts', json({ content: 'Who has maize seed?' }))
  ).json()
  const replies = `/api/community/posts/${post.id}/replies`
  const reply = await (await ask('other', 'POST', replies, json({ content: 'I have' }))).json()
  await ask('owner', 'POST', replies, json({ content: 'Good', parentReplyId: reply.id }))
  await ask('other', 'POST', `/api/community/posts/${post.id}/like`)
  await ask('owner', 'POST', `/api/community/replies/${reply.id}/like`)
  await ask('owner', 'POST', '/api/crops/initialize')
  const [advisory] = await (await ask('owner', 'POST', '/api/advisories/generate')).json()
  await ask('owner', 'PUT', `/api/advisories/${advisory.id}/read`)
  for (const path of FARMERS_READS) expect([path, (await ask('owner', 'GET', path)).status]).toEqual([path, 200])
  for (const path of ADMINS_READS) {
    const answer = await ask('admin', 'GET', path)
    expect([path, answer.status]).toEqual([path, 200])
    await answer.text()
  }
  await ask('owner', 'GET', replies)
  await ask('owner', 'PUT', '/api/notifications/read-all')
  const now = app.clock.now()
  await app.weeklyRun.run({ asOf: now })
  await app.weatherAlerts.run({ asOf: now })
  const { campaignId } = await app.sms.sendAdvisories(OPERATOR)
  await app.sms.finish(OPERATOR, campaignId)
  await app.push.sendDue()
  await app.housekeeping.prune(now)
  const leaving = await ask('other', 'DELETE', '/api/account', json({ password: 'secret-of-aisha' }))
  expect(leaving.status).toBe(204)
}

const FARMERS_READS = [
  '/',
  '/community',
  '/profile',
  '/advisories',
  '/notifications',
  '/api/community/posts',
  '/api/advisories?crop=maize',
  '/api/notifications',
  '/api/summary',
  '/api/account/export',
  '/api/account/sessions',
]
const ADMINS_READS = [
  '/admin',
  '/api/admin/analytics',
  '/api/admin/posts',
  '/api/admin/export/farmers',
  '/api/admin/sms/campaigns',
  '/api/admin/sms/preview',
]

beforeAll(async () => {
  const { prepare } = Sqlite.prototype
  spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite, text: string) {
    statements.add(text)
    return prepare.call(this, text)
  } as never)
  app = await wholeApp({ SMS_ROUTE: 'transactional', SMS_DAILY_CAP: '1000' })
  await everythingOnce()
})
afterAll(() => mock.restore())

/** The plans are SQLite's own, which the other engine shares. */
describe.skipIf(ON_LIBSQL)('with a million farmers', () => {
  test('no page, call or job reads a big table from end to end', async () => {
    expect(statements.size).toBeGreaterThan(100)
    expect(await wholeReads()).toEqual([])
  })
})
