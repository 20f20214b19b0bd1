import { type Client, createClient, type InStatement, LibsqlError, type ResultSet } from '@libsql/client/http'
import type { SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/libsql/http'
import { AppError } from '../server/errors.ts'
import type { Database, Orm, Write } from './database.ts'
import { asKnownFailure, isCode } from './failures.ts'
import { createServerFetch, UNCERTAIN, UNREACHED } from './libsql-fetch.ts'
import { migrateServer } from './migrate.ts'
import { withPassengers } from './passengers.ts'
import * as schema from './schema.ts'

interface Server {
  /** `libsql://…`, `https://…` or `http://…` of the primary or of a replica, which hands writes on. */
  url: string
  authToken?: string | undefined
  send?: (request: Request) => Promise<Response>
}

/** @throws AppError invalid for an address that is none */
export function connect({ url, authToken, send = fetch }: Server): Client {
  try {
    return createClient({
      url,
      intMode: 'number',
      fetch: createServerFetch(send),
      ...(authToken ? { authToken } : {}),
    })
  } catch (error) {
    throw new AppError('invalid', `Bad settings: DATABASE_URL ${error instanceof Error ? error.message : 'is none'}`)
  }
}

/**
 * A database on a libSQL server, over HTTP. It is brought up to date at the first query, and again after that failed,
 * so a server that starts later than we do is no harm.
 */
export function openServer(server: Server): Database {
  const client = connect(server)
  let migrated: Promise<void> | null = null
  const upToDate = () => {
    migrated ??= migrateServer(client).catch((error) => {
      migrated = null
      throw error
    })
    return migrated
  }
  const gated = {
    execute: (statement: InStatement) =>
      told(
        UNREACHED,
        upToDate()
          .then(() => client.execute(exact(statement)))
          .then(asLists),
      ),
    batch: (statements: InStatement[]) =>
      told(
        UNCERTAIN,
        upToDate().then(() => client.batch(statements.map(exact), 'write')),
      ),
  } as unknown as Client
  const libsql = drizzle({ client: gated, schema })
  const orm = libsql as unknown as Orm

  async function commit(statements: readonly Write[]): Promise<unknown[][]> {
    const items = statements.map((statement) => ('all' in statement ? statement : orm.all(statement as SQL)))
    const results = await libsql.batch(items as unknown as [BatchItem<'sqlite'>])
    return (results as unknown[]).map((rows) => (Array.isArray(rows) ? rows : []))
  }

  let asked = 0
  return {
    orm,
    place: new URL(server.url).origin === 'null' ? server.url.split('?')[0]! : new URL(server.url).origin,
    ...withPassengers((statements) => commit(statements)),
    // Others write to the server too, and it tells nobody.
    mark: () => `${++asked}`,
    async ping() {
      await gated.execute('SELECT 1')
    },
    async backupTo(path) {
      const { copyToFile } = await import('./copy.ts')
      await upToDate()
      await copyToFile(client, path)
    },
    async check() {
      const wrong = (await gated.execute('PRAGMA integrity_check')).rows.map((row) => String(row[0]))
      const orphans = (await gated.execute('PRAGMA foreign_key_check')).rows
      return [
        ...wrong.filter((line) => line !== 'ok'),
        ...orphans.map((row) => `${row.table} row ${row.rowid} points to a row that is not there`),
      ]
    },
    // The server keeps its log as it is set to.
    foldLog: async () => false,
    close: () => client.close(),
  }
}

/**
 * Values as SQLite itself would take them. The client sends every number as a fraction, and `'a' || 1.0` is not `'a1'`;
 * half a surrogate pair is no JSON.
 */
function exact(statement: InStatement): InStatement {
  if (typeof statement === 'string' || !Array.isArray(statement.args)) return statement
  return {
    sql: statement.sql,
    args: statement.args.map((value) => {
      if (typeof value === 'string') return value.toWellFormed()
      if (typeof value === 'boolean') return BigInt(value)
      return Number.isSafeInteger(value) ? BigInt(value as number) : value
    }),
  }
}

const iterable = { [Symbol.iterator]: Array.prototype.values }

/** drizzle's `values()` hands the client's rows on as they are; a list is expected of it. */
function asLists(result: ResultSet): ResultSet {
  for (const row of result.rows) Object.setPrototypeOf(row, iterable)
  return result
}

async function told<T>(unsaid: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const known = asKnownFailure(error)
    // SQL_… is of a statement that it cannot read: a fault of ours.
    if (known instanceof AppError || isCode(error, 'SQLITE_') || isCode(error, 'SQL_')) throw known
    if (statusOf(error) === 401 || statusOf(error) === 403) {
      throw new AppError('unavailable', 'The database server refuses us. Please check DATABASE_AUTH_TOKEN.')
    }
    throw error instanceof LibsqlError ? new AppError('unavailable', unsaid) : error
  }
}

const statusOf = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && 'status' in error.cause ? error.cause.status : null
