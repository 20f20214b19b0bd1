import { Database as Sqlite } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { SQLD, startLibsql } from '../server/testing/libsql.ts'
import { openFile } from './file/open-file.ts'
import { openServer } from './libsql/open-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'gona-crop-names-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const totals = (sqlite: Sqlite) =>
  sqlite.query(`SELECT name, key, n FROM counters WHERE name <> 'farmers' ORDER BY name, key`).values()

test('a file that knows a crop under fewer names learns the others and counts its rows under them', () => {
  const path = join(folder, 'fewer.db')
  openFile(path).close()
  const sqlite = new Sqlite(path)
  sqlite.run('DELETE FROM crop_names')
  for (const [id, crops] of Object.entries({ ada: 'tomato,tomatoes', bola: 'tomatoes', eve: 'onions,rice' })) {
    sqlite.run(`INSERT INTO users (id, phone, primary_crops, created_at, updated_at) VALUES (?, ?, ?, '', '')`, [
      id,
      id,
      crops,
    ])
  }
  sqlite.run(
    `INSERT INTO advisories (id, user_id, crop_type, title, content, priority, category, situation, rule, facts, evidence, language, sms, score, useful, done, created_at, updated_at)
    VALUES ('a', 'ada', 'tomatoes', '', '', '', 'pest', '', '', '', '', '', '', 1, 1, 1, '', '')`,
  )
  expect(totals(sqlite)).toContainEqual(['crop', 'tomatoes', 2])
  openFile(path).close()
  expect(totals(sqlite)).toEqual([
    ['arrived', 'unknown', 3],
    ['crop', 'onion', 1],
    ['crop', 'rice', 1],
    ['crop', 'tomato', 2],
    ['done', 'tomato/pest', 1],
    ['useful', 'tomato/pest', 1],
  ])
  sqlite.close()
})

test('a file that knows all names of the crops is not written to when it is opened', () => {
  const path = join(folder, 'knows.db')
  openFile(path).close()
  const watcher = new Sqlite(path)
  const version = () => watcher.query('PRAGMA data_version').values()
  const before = version()
  openFile(path).close()
  expect(version()).toEqual(before)
  watcher.close()
})

test.skipIf(!SQLD)('a libSQL server learns them with the first query of a gona that knows more', async () => {
  const server = await startLibsql()
  const older = openServer(server)
  await older.write(
    sql`DELETE FROM crop_names`,
    sql`INSERT INTO users (id, phone, primary_crops, created_at, updated_at) VALUES ('ada', '1', 'tomatoes', '', '')`,
  )
  const crops = sql`SELECT key, n FROM counters WHERE name = 'crop'`
  expect(await older.orm.all(crops)).toMatchObject([{ key: 'tomatoes', n: 1 }])
  const newer = openServer(server)
  expect(await newer.orm.all(crops)).toMatchObject([{ key: 'tomato', n: 1 }])
  newer.close()
  older.close()
  await server.remove()
})
