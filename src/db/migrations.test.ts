import { Database as Sqlite } from 'bun:sqlite'
import { afterAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Glob } from 'bun'
import { getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { schemaText } from '../../scripts/lib/schema-text.ts'
import { SQLD, startLibsql } from '../server/testing/libsql.ts'
import { openFile } from './file/open-file.ts'
import { openServer } from './libsql/open-server.ts'
import { embeddedMigrations } from './migrations.macro.ts'

setDefaultTimeout(300_000)

const folder = mkdtempSync(join(tmpdir(), 'gona-migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const migrations = embeddedMigrations()
const MAIN = join(import.meta.dir, '../cli/main.ts')
/** Dates of the last two migrations that the baseline replaced. */
const LAST_BEFORE_BASELINE = 1795468881040
const ONE_EARLIER = 1795466477747
const BEFORE_BASELINE =
  'This database was created by a gona from before 24 November 2026. Run gona db migrate once with the gona of commit 77beb420, then use this one.'

/** A file as the gona of the first `count` migrations left it. */
function madeBy(count: number, name: string): string {
  const path = join(folder, name)
  const sqlite = new Sqlite(path, { create: true })
  sqlite.run('CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)')
  for (const { sql, hash, folderMillis } of migrations.slice(0, count)) {
    for (const statement of sql) sqlite.run(statement)
    sqlite.query('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)').run(hash, folderMillis)
  }
  sqlite.close()
  return path
}

/** A file made before the baseline, which has the same schema as the migrations that it replaced. */
function beforeBaseline(name: string, newest: number): string {
  const path = madeBy(1, name)
  const sqlite = new Sqlite(path)
  sqlite.run(`UPDATE __drizzle_migrations SET created_at = ${newest}`)
  sqlite.run(`INSERT INTO users (id, phone, created_at, updated_at) VALUES ('ada', '1', '', '')`)
  sqlite.close()
  return path
}

function schemaOf(path: string): unknown[] {
  const sqlite = new Sqlite(path)
  const rows = sqlite.query('SELECT type, name, sql FROM sqlite_master ORDER BY name').all()
  const applied = sqlite.query('SELECT hash FROM __drizzle_migrations ORDER BY created_at').all()
  sqlite.close()
  return [rows.length, ...rows, ...applied].map((row) => JSON.stringify(row).replaceAll(' IF NOT EXISTS', ''))
}

const gona = (args: string[], dataDir: string) =>
  Bun.spawnSync([process.execPath, MAIN, ...args], { env: { DATA_DIR: dataDir }, stdout: 'pipe', stderr: 'pipe' })

describe('a database', () => {
  openFile(join(folder, 'fresh.db')).close()
  const fresh = schemaOf(join(folder, 'fresh.db'))

  test('has every table, column and index that the schema declares: no migration was forgotten', async () => {
    const sqlite = new Sqlite(join(folder, 'fresh.db'))
    const names = (of: string) =>
      sqlite
        .query<{ name: string }, []>(of)
        .all()
        .map(({ name }) => name)
    const files = [...new Glob('schema/*.ts').scanSync(import.meta.dir)]
    const modules = await Promise.all(files.map((file) => import(`./${file}`)))
    const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, SQLiteTable))
    expect(tables.length).toBeGreaterThan(20)
    for (const table of tables) {
      const name = getTableName(table)
      const { columns, indexes } = getTableConfig(table)
      expect([name, ...columns.map((column) => column.name).toSorted()]).toEqual([
        name,
        ...names(`PRAGMA table_info(${name})`).toSorted(),
      ])
      const there = names(`PRAGMA index_list(${name})`)
      expect(indexes.map(({ config }) => config.name).filter((index) => !there.includes(index))).toEqual([])
    }
    sqlite.close()
  })

  test('is described by migrations/schema.sql; when this fails, run `npm run migrations`', async () => {
    const described = await Bun.file(join(import.meta.dir, '../../migrations/schema.sql')).text()
    expect(described).toBe(schemaText(new Sqlite(':memory:')))
  })

  test.each(migrations.map((_, count) => [count]))(
    'that stopped after %d migrations is brought to the end',
    (count) => {
      const path = madeBy(count, `after-${count}.db`)
      openFile(path).close()
      expect(schemaOf(path)).toEqual(fresh)
    },
  )

  test('whose migration fails half-way stays as it was, and goes on once that is mended', () => {
    const path = madeBy(0, 'half.db')
    const before = schemaOf(path)
    // The first statements of the baseline work, a later one meets this table.
    const inTheWay = new Sqlite(path)
    inTheWay.run('CREATE TABLE users (x)')
    inTheWay.close()
    expect(() => openFile(path)).toThrow('already exists')
    const mended = new Sqlite(path)
    mended.run('DROP TABLE users')
    mended.close()
    expect(schemaOf(path)).toEqual(before)
    openFile(path).close()
    expect(schemaOf(path)).toEqual(fresh)
  })

  test('at the last migration before the baseline is brought to the end, with its rows', () => {
    const path = beforeBaseline('last.db', LAST_BEFORE_BASELINE)
    openFile(path).close()
    expect(schemaOf(path)).toEqual(fresh)
    expect(new Sqlite(path).query('SELECT id FROM users').values()).toEqual([['ada']])
  })

  test('from before the baseline is refused with one line that names the gona to run first, and is not changed', () => {
    const dataDir = mkdtempSync(join(folder, 'older-'))
    const path = beforeBaseline(join(basename(dataDir), 'gona.db'), ONE_EARLIER)
    const before = schemaOf(path)
    for (const command of ['migrate', 'check']) {
      const { exitCode, stdout, stderr } = gona(['db', command], dataDir)
      expect([exitCode, stdout.toString(), stderr.toString()]).toEqual([1, '', `gona: ${BEFORE_BASELINE}\n`])
    }
    expect(schemaOf(path)).toEqual(before)
  })

  test.skipIf(!SQLD)('on a libSQL server from before the baseline is refused like a file', async () => {
    const server = await startLibsql()
    const made = openServer(server)
    await made.ping()
    await made.orm.run(sql`UPDATE __drizzle_migrations SET created_at = ${ONE_EARLIER}`)
    made.close()
    const opened = openServer(server)
    expect(await opened.ping().catch(({ message }) => message)).toBe(BEFORE_BASELINE)
    opened.close()
    await server.remove()
  })

  test('is made once by two processes that start at the same moment', async () => {
    const dataDir = join(folder, 'both')
    const run = () =>
      Bun.spawn([process.execPath, MAIN, 'db', 'migrate'], { env: { DATA_DIR: dataDir }, stderr: 'pipe' })
    const both = [run(), run(), run()]
    const ends = await Promise.all(both.map(async (one) => [await one.exited, await new Response(one.stderr).text()]))
    expect(ends).toEqual([
      [0, ''],
      [0, ''],
      [0, ''],
    ])
    expect(schemaOf(join(dataDir, 'gona.db'))).toEqual(fresh)
  })

  test('of a newer gona is refused with one line', () => {
    const dataDir = mkdtempSync(join(folder, 'newer-'))
    openFile(join(dataDir, 'gona.db')).close()
    const sqlite = new Sqlite(join(dataDir, 'gona.db'))
    sqlite.run(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('next', ${Date.parse('2099-01-01')})`)
    sqlite.close()
    for (const args of [
      ['serve', '--port', '0'],
      ['db', 'check'],
      ['users', 'list'],
    ]) {
      const { exitCode, stdout, stderr } = gona(args, dataDir)
      expect([exitCode, stdout.toString(), stderr.toString()]).toEqual([
        1,
        '',
        'gona: This database was created by a newer gona. Use that version, or restore a backup.\n',
      ])
    }
  })

  test('that is none is refused with one line', async () => {
    const dataDir = mkdtempSync(join(folder, 'none-'))
    await Bun.write(join(dataDir, 'gona.db'), 'x'.repeat(5000))
    const { exitCode, stderr } = gona(['serve', '--port', '0'], dataDir)
    expect(exitCode).toBe(1)
    expect(stderr.toString()).toBe(
      `gona: ${dataDir}/gona.db is damaged or no database. Please restore a backup: gona db restore FILE\n`,
    )
  })
})
