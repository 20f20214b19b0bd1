import { Database as Sqlite } from 'bun:sqlite'
import { afterAll, beforeAll, describe, expect, mock, spyOn, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName, sql } from 'drizzle-orm'
import { FARMER_FILTERS } from '../contracts/admin.ts'
import type { Call } from '../contracts/call.ts'
import { CALLS } from '../contracts/calls.ts'
import { AWAITING_FILTERS } from '../contracts/community.ts'
import { SCREENS } from '../contracts/screens.ts'
import { openFile } from '../db/file/open-file.ts'
import { OPERATOR } from './channels/sms/fixture.ts'
import { ON_LIBSQL } from './testing/database.ts'
import { TABLES } from './testing/tables.ts'
import { type WholeApp, wholeApp } from './testing/whole-app.ts'

/** Tables that stay small for any number of farmers, or are read whole by a known job. */
const SMALL = [
  'badly_said',
  'cap_feeds',
  'counters',
  'job_leases',
  'locations',
  'price_imports',
  'prices',
  'rain_odds',
  'rain_outlooks',
  'recovery_codes',
  'settings',
  'sms_campaigns',
  'sqlite_schema',
  'trials',
  'web_codes',
  'word_corrections',
]
/** Other names of small tables, lists given as parameters, and the few rows of limited lists. */
const ALIASES = [
  'c',
  'crop',
  'farmer',
  'json_each',
  'pragma_data_version',
  'result',
  'later',
  'sized',
  'placed',
  'threads',
  'shown',
  'CONSTANT',
  'changed_rows_1',
  'lately',
  'waiting',
  'pair',
  'asked',
  'newest',
]

const BIG = TABLES.map(getTableName).filter((name) => !SMALL.includes(name))

let app: WholeApp
let statements: string[]

/** Query plans that read a big table from end to end. */
async function wholeReads(statements: string[]): Promise<string[]> {
  const found: string[] = []
  for (const statement of statements) {
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(statement)) continue
    const plan = await app.db.orm.all<{ detail: string }>(sql.raw(`explain query plan ${statement}`))
    for (const { detail } of plan) {
      const table = /^SCAN ([A-Za-z]\w*)(?! VIRTUAL TABLE)\b/.exec(detail)?.[1]
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
  await ask('owner', 'PUT', `/api/advisories/${advisory.id}/feedback`, json({ done: true }))
  const field = `/api/crops/${advisory.cropId}`
  const entry = await (await ask('owner', 'POST', `${field}/log`, json({ kind: 'watered', date: '2026-07-06' }))).json()
  for (const path of [`${field}/log?before=${entry.id}`, `${field}/plan`]) await ask('owner', 'GET', path)
  await ask('owner', 'DELETE', `${field}/log/${entry.id}`)
  await ask('owner', 'PUT', `/api/advisories/${advisory.id}/feedback`, json({ done: false }))
  for (const path of FARMERS_READS) {
    const answer = await ask('owner', 'GET', path)
    // A verified number has no page to verify it.
    expect([path, answer.status]).toEqual([path, path === '/profile/phone' ? 302 : 200])
    await answer.text()
  }
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
  await app.sms.callbacks.inbound({ id: 'answer', from: app.people.owner!.phone, text: 'DONE', date: null })
  await app.push.sendDue()
  await app.housekeeping.prune(now)
  const leaving = await ask('other', 'DELETE', '/api/account', json({ password: 'secret-of-aisha' }))
  expect(leaving.status).toBe(204)
}

/** Every screen and read without a parameter. */
function readsOf(who: 'signed-in' | 'admin'): string[] {
  const screens = Object.values(SCREENS).flatMap((screen) => (screen.who === who ? screen.paths : []))
  const calls = (Object.values(CALLS) as Call[]).filter(
    (call) => call.method === 'GET' && call.who === who && (!call.query || call.query.safeParse({}).success),
  )
  const paths = [...screens, ...calls.map(({ path }) => path)]
  return paths.filter((path) => !path.includes(':') && !path.startsWith('/api/weather'))
}
const FARMERS_READS = [...readsOf('signed-in'), '/api/advisories?crop=maize']
const ADMINS_READS = [
  ...readsOf('admin'),
  ...AWAITING_FILTERS.map((show) => `/api/admin/posts?show=${show}`),
  ...FARMER_FILTERS.map((of) => `/api/admin/export/farmers?of=${of}&is=maize`),
]

beforeAll(async () => {
  const { prepare } = Sqlite.prototype
  const seen = new Set<string>()
  spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite, text: string) {
    seen.add(text)
    return prepare.call(this, text)
  } as never)
  app = await wholeApp({ SMS_ROUTE: 'transactional', SMS_DAILY_CAP: '1000' })
  await everythingOnce()
  statements = [...seen]
})
afterAll(() => mock.restore())

/** Assumed rows of a table, and rows per key of an index that is not unique. */
const BELIEFS = [
  [20, 20],
  [1_000_000, 1],
  [1_000_000, 1_000_000],
] as const

interface IndexOf {
  tbl: string
  idx: string
  isUnique: number
  columns: number
}

/** Sets SQLite's statistics for these tables and removes those of others. */
async function believe(tables: readonly string[], [rows, alike]: (typeof BELIEFS)[number]): Promise<void> {
  const { orm } = app.db
  const indexes = await orm.all<IndexOf>(
    sql`select m.name as tbl, i.name as idx, i."unique" as isUnique,
        (select count(*) from pragma_index_info(i.name)) as columns
      from sqlite_schema as m, pragma_index_list(m.name) as i where m.type = 'table'`,
  )
  await orm.run(sql`delete from sqlite_stat1`)
  for (const { tbl, idx, isUnique, columns } of indexes.filter((index) => tables.includes(index.tbl))) {
    const found = Array.from({ length: columns }, (_, n) => (isUnique && n === columns - 1 ? 1 : alike))
    await orm.run(sql`insert into sqlite_stat1 (tbl, idx, stat) values (${tbl}, ${idx}, ${[rows, ...found].join(' ')})`)
  }
  await orm.run(sql`analyze sqlite_schema`)
}

/** Query plans are SQLite's, which the other engine shares. */
describe.skipIf(ON_LIBSQL)('with a million farmers', () => {
  test('no page, call or job reads a big table from end to end', async () => {
    expect(statements.length).toBeGreaterThan(100)
    expect(await wholeReads(statements)).toEqual([])
  })

  test('a file whose statistics are of another day is opened without them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gona-'))
    const path = join(folder, 'gona.db')
    openFile(path).close()
    const other = new Sqlite(path)
    other.run('ANALYZE')
    other.run("INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES ('crops', 'crops_user', '1 1 1')")
    other.close()
    const db = openFile(path)
    expect(await db.orm.all(sql`select * from sqlite_stat1`)).toEqual([])
    const plan = sql`explain query plan select * from crops where user_id = 'a'`
    expect((await db.orm.all<{ detail: string }>(plan))[0]!.detail).toStartWith('SEARCH crops USING INDEX crops_user')
    db.close()
    rmSync(folder, { recursive: true })
  })

  describe('a statement over several tables reads them in the order that it says', () => {
    const joins = () => statements.filter((statement) => /\bjoin\b/i.test(statement))
    beforeAll(() => app.db.orm.run(sql`analyze`))

    test.each(BIG)('with statistics of %s alone, or of all but it, whatever they say', async (table) => {
      expect(joins().length).toBeGreaterThanOrEqual(8)
      const found = new Set<string>()
      for (const belief of BELIEFS) {
        for (const tables of [[table], BIG.filter((other) => other !== table)]) {
          await believe(tables, belief)
          for (const read of await wholeReads(joins())) found.add(`${belief}: ${read}`)
        }
      }
      expect([...found]).toEqual([])
    })
  })
})
