import { Database as Sqlite } from 'bun:sqlite'
import { afterEach, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rejectionOf, rethrowing } from '../../shared/testing/rejections.ts'
import { findLostWrites } from './lost-writes.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

type Statement = [sql: string, values: unknown[]]

/** Folder of a former primary with so many writes, and the statements of those that no replica confirmed. */
function former({
  writes = 9,
  epoch = 0,
  unconfirmed = {},
}: {
  writes?: number
  epoch?: number
  unconfirmed?: Record<string, Statement[][]>
}) {
  const folder = mkdtempSync(join(tmpdir(), 'gona-former-'))
  folders.push(folder)
  mkdirSync(join(folder, 'dbs/default'), { recursive: true })
  const sqlite = new Sqlite(join(folder, 'dbs/default/data'))
  sqlite.run('create table failover (epoch integer primary key, began_after integer, writes integer)')
  sqlite.run('create table unconfirmed_writes ("write" integer, part integer, statements text)')
  if (writes > 0) sqlite.run('insert into failover values (?, 0, ?)', [epoch, writes])
  for (const [write, parts] of Object.entries(unconfirmed))
    for (const [part, statements] of parts.entries())
      sqlite.run('insert into unconfirmed_writes values (?, ?, ?)', [Number(write), part, JSON.stringify(statements)])
  sqlite.close()
  return folder
}

/** Asks as against a promoted server whose history began after so many writes; null: no other history. */
async function lost(folder: string, beganAfter: number | null = 7, role: 'primary' | 'replica' = 'primary') {
  const asked: string[] = []
  const send = async (request: Request): Promise<Response> => {
    const { requests } = (await request.json()) as { requests: { type: string; stmt?: { sql: string } }[] }
    if (requests[0]!.type === 'describe' && role === 'replica') await new Promise(() => {})
    const sql = requests[0]!.stmt?.sql ?? ''
    const rows = sql.includes('began_after') ? (beganAfter === null ? [] : [[String(beganAfter)]]) : [['1', '20']]
    if (sql.includes('began_after')) asked.push(sql)
    const result = { rows: rows.map((row) => row.map((value) => ({ value }))) }
    return Response.json({ results: requests.map(() => ({ type: 'ok', response: { result } })) })
  }
  return { ...(await findLostWrites({ urls: ['http://new.test'], send }, folder)), asked }
}

test('what was written beyond the new history comes back as SQL with its values, each write whole', async () => {
  const folder = former({
    unconfirmed: {
      7: [[['insert into settings (name) values (?)', ['known']]]],
      8: [
        [['insert or replace into "settings" (name, value) values (?, ?), (?, \'a?\')', ["it's", null, 7]]],
        [['update users set phone = ? where id = ?', ['+234', { hex: 'ff00' }]]],
      ],
      9: [
        [
          ["delete from `users` where name = 'values (1), (2)' and id = ?", ['x']],
          ['insert into users select 1', []],
        ],
      ],
    },
  })
  expect(await lost(folder)).toEqual({
    sql: [
      '-- write 8',
      'BEGIN;',
      "insert or replace into \"settings\" (name, value) values ('it''s', NULL), (7, 'a?');",
      'COMMIT;',
      '-- write 8',
      'BEGIN;',
      "update users set phone = '+234' where id = X'ff00';",
      'COMMIT;',
      '-- write 9',
      'BEGIN;',
      "delete from `users` where name = 'values (1), (2)' and id = 'x';",
      'insert into users select 1;',
      'COMMIT;\n',
    ].join('\n'),
    recorded: 2,
    writes: 2,
    rows: { settings: 2, users: 3 },
    primary: 'http://new.test',
    asked: [expect.stringContaining('epoch > 0 ')],
  })
})

test.each([
  [7, 0],
  [8, 1],
  [6, 0],
])('of %d writes, %d are beyond a history that began after 7', async (writes, beyond) => {
  expect(await lost(former({ writes, epoch: 3 }))).toMatchObject({
    writes: beyond,
    recorded: 0,
    rows: {},
    sql: '',
    asked: [expect.stringContaining('epoch > 3 ')],
  })
})

test('a server that never wrote has lost nothing', async () => {
  expect(await lost(former({ writes: 0 }))).toMatchObject({ writes: 0, asked: [expect.stringContaining('epoch > 0 ')] })
})

test('a folder without a database, one with the newest history, and a cluster without a primary are refused', async () => {
  expect(await rejectionOf(lost('/no/such/folder'))).toMatchObject({ code: 'not_found' })
  const folder = former({})
  expect(await rethrowing(lost(folder, null))).toThrow(
    `No server was promoted after ${folder}: it has the newest history. Start it as the primary again.`,
  )
  expect(await rethrowing(lost(folder, 7, 'replica'))).toThrow(
    'No server in DATABASE_URL answers as a primary. Start the new primary, then try again.',
  )
})
