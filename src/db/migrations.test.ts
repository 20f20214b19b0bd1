import { Database as Sqlite } from 'bun:sqlite'
import { afterAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Glob } from 'bun'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { openFile } from './file/open-file.ts'
import { embeddedMigrations } from './migrations.macro.ts'

setDefaultTimeout(300_000)

const folder = mkdtempSync(join(tmpdir(), 'gona-migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const migrations = embeddedMigrations()
const MAIN = join(import.meta.dir, '../cli/main.ts')

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

  test.each(migrations.map((_, count) => [count]))(
    'that stopped after %d migrations is brought to the end',
    (count) => {
      const path = madeBy(count, `after-${count}.db`)
      openFile(path).close()
      expect(schemaOf(path)).toEqual(fresh)
    },
  )

  test('that knew nothing of proved phones takes the word of who has SMS switched on, and of nobody else', () => {
    const path = madeBy(9, 'proved.db')
    const sqlite = new Sqlite(path)
    for (const [id, sms] of [
      ['wants', true],
      ['not', false],
    ] as const) {
      sqlite.run(
        `insert into users (id, phone, notification_preferences, created_at, updated_at) values (?, ?, ?, '2026', '2026')`,
        [id, id, JSON.stringify({ weather: true, advisory: true, community: false, sms })],
      )
    }
    sqlite.close()
    openFile(path).close()
    const people = new Sqlite(path)
      .query('select id, phone_proved_at is not null as proved from users order by id')
      .all()
    expect(people).toEqual([
      { id: 'not', proved: 0 },
      { id: 'wants', proved: 1 },
    ])
  })

  test('of before grade ids had underscores writes them so in prices, plans and advice; crops keep their hyphens', () => {
    const path = madeBy(27, 'grades.db')
    const sqlite = new Sqlite(path)
    sqlite.run(`insert into users (id, phone, created_at, updated_at) values ('ada', '1', '', '')`)
    sqlite.run(
      `insert into crops (id, user_id, crop_type, growth_stage, created_at, updated_at) values ('c', 'ada', 'sweet-potato', '', '', '')`,
    )
    sqlite.run(`insert into prices (id, country, kind, item, price, date, way, created_at) values
      ('a', 'NG', 'input', 'npk-12-12-17-2', 1, '', '', ''), ('b', 'NG', 'input', 'urea', 1, '', '', ''), ('c', 'NG', 'produce', 'sweet-potato', 1, '', '', '')`)
    sqlite.run(`insert into told_prices (id, user_id, item, kg, price, date) values
      ('a', 'ada', 'lan-28', 50, 1, ''), ('b', 'ada', 'sweet-potato', 1, 1, '')`)
    sqlite.run(`insert into fertilizer_plans (id, user_id, crop_id, asked, plan, saved_at) values
      ('p', 'ada', 'c', '{"grades":[{"id":"npk-20-10-10-s-zn"}]}', '{"crop":"sweet-potato","parts":[{"grade":"npk-20-10-10"}]}', '')`)
    sqlite.run(`insert into advisories (id, user_id, crop_type, title, content, priority, category, situation, rule, facts, evidence, language, sms, score, created_at, updated_at)
      values ('a', 'ada', 'sweet-potato', 'npk-15-15-15', '', '', '', '', '', '{"product":"npk-15-15-15","product2":"mop"}', '', '', '', 1, '', '')`)
    sqlite.close()
    openFile(path).close()
    const all = (query: string) => new Sqlite(path).query(query).values().flat()
    expect(all('select item from prices order by id')).toEqual(['npk_12_12_17_2', 'urea', 'sweet-potato'])
    expect(all('select item from told_prices order by id')).toEqual(['lan_28', 'sweet-potato'])
    expect(all('select asked, plan from fertilizer_plans')).toEqual([
      '{"grades":[{"id":"npk_20_10_10_s_zn"}]}',
      '{"crop":"sweet-potato","parts":[{"grade":"npk_20_10_10"}]}',
    ])
    expect(all('select title, facts from advisories')).toEqual([
      'npk-15-15-15',
      '{"product":"npk_15_15_15","product2":"mop"}',
    ])
  })

  test.each([
    [2, 'before the totals'],
    [10, 'before the table of the names of crops'],
  ])('that stopped after %d migrations, %s, has the totals that its rows add up to', (count) => {
    const path = madeBy(count, `totals-${count}.db`)
    const sqlite = new Sqlite(path)
    sqlite.run(`insert into users (id, phone, is_admin, region, primary_crops, last_active_at, created_at, updated_at) values
      ('ada', '1', 0, 'Kano', 'tomato,maize', '2026-06-20T09:30', '', ''), ('eve', '2', 1, 'Kano', 'maize', '2026-06-20T09:30', '', '')`)
    sqlite.run(`insert into crops (id, user_id, crop_type, growth_stage, created_at, updated_at) values
      ('c', 'ada', 'tomatoes', '', '', ''), ('d', 'eve', 'rice', '', '', '')`)
    sqlite.run(`insert into advisories (id, user_id, crop_type, title, content, priority, category, situation, rule, facts, evidence, language, sms, score, useful, done, created_at, updated_at)
      values ('a', 'ada', 'peppers', '', '', '', 'pest', '', '', '', '', '', '', 1, 0, 1, '', '')`)
    sqlite.run(`insert into posts (id, author_id, content, created_at, updated_at) values ('p', 'ada', '', '', '')`)
    sqlite.close()
    openFile(path).close()
    expect(new Sqlite(path).query('select name, key, n from counters order by 1, 2').values()).toEqual([
      ['active', '2026-06-20T09', 1],
      ['active_by', 'web 2026-06-20T09', 1],
      ['arrived', 'unknown', 1],
      ['crop', 'maize', 1],
      ['crop', 'tomato', 1],
      ['done', 'pepper/pest', 1],
      ['farmers', '', 1],
      ['not_useful', 'pepper/pest', 1],
      ['posts', '', 1],
      ['region', 'Kano', 1],
      ['web', '', 1],
    ])
  })

  test('whose migration fails half-way stays as it was, and goes on once that is mended', () => {
    const path = madeBy(1, 'half.db')
    const before = schemaOf(path)
    // The first statement of the next migration works, a later one meets this table.
    const [, name] = /CREATE TABLE `(\w+)`/.exec(
      migrations
        .slice(1)
        .flatMap(({ sql }) => sql)
        .join('\n'),
    )!
    const mend = new Sqlite(path)
    mend.run(`CREATE TABLE ${name} (x)`)
    mend.close()
    expect(() => openFile(path)).toThrow('already exists')
    const mended = new Sqlite(path)
    mended.run(`DROP TABLE ${name}`)
    mended.close()
    expect(schemaOf(path)).toEqual(before)
    openFile(path).close()
    expect(schemaOf(path)).toEqual(fresh)
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
        'gona: This database was made by a newer gona. Please use that version or restore a backup.\n',
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
