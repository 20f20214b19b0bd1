import { type SQLQueryBindings, Database as Sqlite } from 'bun:sqlite'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Client, createClient, type InStatement } from '@libsql/client/http'
import { technicalError } from '../../shared/errors.ts'
import { firstItem, lastItem } from '../../shared/lookups.ts'
import { writeAtomically } from '../file/backup-file.ts'
import { openFile } from '../file/open-file.ts'
import { requireUnusedFile } from '../file/restore.ts'
import { UNFINISHED_COPY } from '../migrate.ts'
import { toSqliteValue, type ServerValue as Value } from './hrana-statement.ts'
import { type Server, serverUrl } from './server-address.ts'
import { createServerFetch } from './server-fetch.ts'

interface Source {
  rows(sql: string, args?: Value[]): Promise<Value[][]>
}

/** Target of a copy; the statements of one call are one transaction without checks of foreign keys. */
interface Target extends Source {
  run(statements: { sql: string; args?: Value[] }[]): Promise<void>
}

type Table = Awaited<ReturnType<typeof planOf>>['tables'][number]

/** Row count and SHA-256 of a copied table, equal on both sides. */
interface Copied {
  table: string
  rows: number
  sha256: string
}

/** Prefix of search indexes, which are rebuilt from the copied rows. */
const SEARCH_INDEX = 'search_'
const ROWS_AT_ONCE = 500
/** Images are large, and a server's response is limited to 10 MB. */
const BLOB_ROWS_AT_ONCE = 4
const PARAMETERS_AT_ONCE = 4_000

/** Copies an unused file to an empty server and verifies it. @throws AppError not_found, conflict, unavailable */
export async function copyToServer(path: string, server: Server, onTable: (copied: Copied) => void): Promise<Copied[]> {
  if (!existsSync(path)) throw technicalError('not_found', `There is no file ${path}. Check the path.`)
  requireUnusedFile(path)
  openFile(path).close()
  const sqlite = new Sqlite(path, { readonly: true })
  try {
    sqlite.run('BEGIN')
    return await copyTables(fileSource(sqlite), serverTarget(clientOf(server)), onTable)
  } finally {
    sqlite.close()
  }
}

/** Copies a server's database to a new file and verifies the copy. @throws AppError conflict, unavailable */
export async function copyToFile(server: Server, path: string): Promise<void> {
  if (existsSync(path)) throw technicalError('conflict', `${path} exists already. Give a new file name.`)
  mkdirSync(dirname(path), { recursive: true })
  await writeAtomically(path, async (unfinished) => {
    const sqlite = new Sqlite(unfinished, { create: true })
    const reading = await clientOf(server).transaction('read')
    try {
      const rows = async (sql: string, args: Value[] = []) => toPlainRows((await reading.execute({ sql, args })).rows)
      await copyTables({ rows }, fileTarget(sqlite), () => {})
    } finally {
      reading.close()
      sqlite.close()
    }
  })
}

const clientOf = ({ url, authToken, send = fetch }: Server): Client =>
  createClient({
    url: serverUrl(url).href,
    intMode: 'number',
    fetch: createServerFetch(send),
    ...(authToken ? { authToken } : {}),
  })

async function copyTables(source: Source, target: Target, onTable: (copied: Copied) => void): Promise<Copied[]> {
  const plan = await planOf(source)
  await makeRoom(target)
  await target.run([
    { sql: `CREATE TABLE ${UNFINISHED_COPY} (since text)` },
    ...plan.tables.map(({ sql }) => ({ sql })),
  ])
  const copied: Copied[] = []
  for (const table of plan.tables) {
    const sent = await readThrough(source, table, (rows) => insertRows(target, table, rows))
    const got = await readThrough(target, table)
    if (sent.sha256 !== got.sha256) {
      throw technicalError('unavailable', `Table ${table.name} differs after the copy. Run gona db copy again.`)
    }
    copied.push(sent)
    onTable(sent)
  }
  await target.run([...plan.after, `DROP TABLE ${UNFINISHED_COPY}`].map((sql) => ({ sql })))
  return copied
}

async function planOf(source: Source) {
  const made = await source.rows(
    `SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'
      AND name NOT LIKE '${SEARCH_INDEX}%' ORDER BY rowid`,
  )
  const ofType = (type: string) => made.filter((row) => row[0] === type)
  const tables = ofType('table').map(async ([, name, sql]) => {
    const columns = await source.rows(`SELECT name, type FROM pragma_table_info(?)`, [name!])
    const hasBlob = columns.some(([, type]) => String(type).toLowerCase() === 'blob')
    return {
      name: String(name),
      sql: String(sql),
      columns: columns.map(([column]) => String(column)),
      rowsAtOnce: hasBlob ? BLOB_ROWS_AT_ONCE : ROWS_AT_ONCE,
    }
  })
  return {
    tables: await Promise.all(tables),
    /** Triggers and indexes, created after all rows: earlier, triggers would count the rows again. */
    after: [
      ...['index', 'view', 'trigger'].flatMap(ofType).map(([, , sql]) => String(sql)),
      'UPDATE kept_answers SET indexed = 0',
    ],
  }
}

/** Removes an unfinished copy. @throws AppError conflict for any other data */
async function makeRoom(target: Target) {
  const there = await target.rows(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
  const names = there.map(([name]) => String(name))
  if (names.length === 0) return
  if (!names.includes(UNFINISHED_COPY)) {
    throw technicalError('conflict', 'The database server is not empty. Use an empty database.')
  }
  const others = names.filter((name) => name !== UNFINISHED_COPY)
  await target.run([...others, UNFINISHED_COPY].map((name) => ({ sql: `DROP TABLE \`${name}\`` })))
}

async function insertRows(target: Target, { name, columns }: Table, rows: Value[][]) {
  const marks = `(${columns.map(() => '?').join(', ')})`
  const atOnce = Math.max(1, Math.floor(PARAMETERS_AT_ONCE / columns.length))
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce)
    const sql = `INSERT INTO \`${name}\` (${listOf(columns)}) VALUES ${some.map(() => marks).join(', ')}`
    await target.run([{ sql, args: some.flat() }])
  }
}

/** Passes the rows to `each` in insertion order, which the copy preserves. */
async function readThrough(
  source: Source,
  { name, columns, rowsAtOnce }: Table,
  each: (rows: Value[][]) => Promise<void> = async () => {},
): Promise<Copied> {
  const sql = `SELECT rowid, ${listOf(columns)} FROM \`${name}\` WHERE rowid > ? ORDER BY rowid LIMIT ${rowsAtOnce}`
  const hash = createHash('sha256')
  let count = 0
  for (let after: Value = 0; ; ) {
    const page: Value[][] = await source.rows(sql, [after])
    if (page.length === 0) return { table: name, rows: count, sha256: hash.digest('hex') }
    after = firstItem(lastItem(page))
    const rows = page.map((row) => row.slice(1))
    count += rows.length
    for (const row of rows) hash.update(`${JSON.stringify(row.map(toDigestValue))}\n`)
    await each(rows)
  }
}

const listOf = (columns: string[]) => columns.map((column) => `\`${column}\``).join(', ')

function toDigestValue(value: Value): unknown {
  if (value instanceof ArrayBuffer || value instanceof Uint8Array) {
    return { sha256: createHash('sha256').update(new Uint8Array(value)).digest('hex') }
  }
  return typeof value === 'bigint' ? Number(value) : value
}

const fileSource = (sqlite: Sqlite): Source => ({
  rows: async (sql, args = []) => sqlite.query<unknown, SQLQueryBindings[]>(sql).values(...args.map(toBytes)),
})

function fileTarget(sqlite: Sqlite): Target {
  sqlite.run('PRAGMA journal_mode = MEMORY')
  sqlite.run('PRAGMA synchronous = OFF')
  sqlite.run('PRAGMA foreign_keys = OFF')
  return {
    ...fileSource(sqlite),
    async run(statements) {
      sqlite.transaction(() => {
        for (const { sql, args = [] } of statements)
          sqlite.query<unknown, SQLQueryBindings[]>(sql).run(...args.map(toBytes))
      })()
    },
  }
}

const toBytes = (value: Value) => (value instanceof ArrayBuffer ? new Uint8Array(value) : value)

const serverTarget = (client: Client): Target => ({
  rows: async (sql, args = []) => toPlainRows((await client.execute({ sql, args })).rows),
  async run(statements) {
    await client.migrate(statements.map(({ sql, args = [] }): InStatement => ({ sql, args: args.map(toSqliteValue) })))
  },
})

const toPlainRows = (rows: ArrayLike<unknown>[]) => rows.map((row) => Array.from(row) as Value[])
