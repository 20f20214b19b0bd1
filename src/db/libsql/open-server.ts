import type { Client } from '@libsql/client/http'
import { ClientError, parseLibsqlUrl, type Row } from '@libsql/hrana-client'
import type { SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/libsql/http'
import { refuse } from '../../contracts/refusals.ts'
import { AppError, technicalError } from '../../shared/errors.ts'
import { withPassengers } from '../alongside.ts'
import { nameCropsOnServer } from '../crop-names.ts'
import type { Database, Orm, Write } from '../database.ts'
import { asKnownFailure, isCode } from '../failures.ts'
import { migrateServer } from '../migrate.ts'
import { prepared } from '../prepared.ts'
import { complaintsOf } from '../soundness.ts'
import type { ServerStatement } from './hrana-statement.ts'
import { createStreams } from './hrana-streams.ts'
import { createServerFetch } from './server-fetch.ts'

export interface Server {
  /** `libsql://…`, `https://…` or `http://…` of the primary or of a replica, which forwards writes. */
  url: string
  authToken?: string | undefined
  send?: (request: Request) => Promise<Response>
}

/**
 * Database on a libSQL server. Migrations run at the first query, because the server may start later than gona. @throws
 * AppError invalid for a bad address
 */
export function openServer({ url, authToken, send = fetch }: Server): Database {
  const address = addressOf(url)
  const streams = createStreams(address, authToken, createServerFetch(send))
  let migrated: Promise<void> | null = null
  const upToDate = () => {
    migrated ??= migrateServer(streams)
      .then(() => nameCropsOnServer(streams))
      .catch((error) => {
        migrated = null
        throw error
      })
    return migrated
  }
  const execute = async (statement: ServerStatement) => {
    const { rows } = await told(
      'server.unreached',
      upToDate().then(() => streams.execute(statement)),
    )
    return { rows: rows.map(asList) }
  }
  const batch = (statements: ServerStatement[]) =>
    told(
      'server.uncertain',
      upToDate().then(() => streams.batch(statements)),
    )
  const libsql = drizzle({ client: { execute, batch } as unknown as Client })
  const orm = libsql as unknown as Orm
  const ask = (sql: string) => execute({ sql, args: [] })

  async function commit(statements: readonly Write[]): Promise<unknown[][]> {
    const items = statements.map((statement) => ('all' in statement ? statement : orm.all(statement as SQL)))
    const results = await libsql.batch(items as unknown as [BatchItem<'sqlite'>])
    return (results as unknown[]).map((rows) => (Array.isArray(rows) ? rows : []))
  }

  return {
    orm,
    prepared,
    place: address.origin,
    ...withPassengers(commit),
    // Other processes write to the server without notice.
    mark: () => null,
    async ping() {
      await ask('SELECT 1')
    },
    async backupTo(path) {
      const { copyToFile } = await import('./copy.ts')
      await upToDate()
      await copyToFile({ url, authToken, send }, path)
    },
    check: () => complaintsOf(async (pragma) => (await ask(pragma)).rows),
    // The server's own settings decide.
    foldLog: async () => false,
    writingMuch: (work) => work(async () => {}),
    close: () => streams.close(),
  }
}

/** @throws AppError invalid for a bad address */
export function addressOf(url: string): URL {
  try {
    const { hranaHttpUrl } = parseLibsqlUrl(url)
    return new URL(hranaHttpUrl ?? url)
  } catch (error) {
    throw technicalError(
      'invalid',
      `Bad settings: DATABASE_URL ${error instanceof Error ? error.message : 'is invalid'}`,
    )
  }
}

const iterable = { [Symbol.iterator]: Array.prototype.values }

/** Makes rows iterable, which drizzle's `values()` requires. */
const asList = (row: Row): Row => Object.setPrototypeOf(row, iterable)

async function told<T>(unsaid: 'server.unreached' | 'server.uncertain', work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const known = asKnownFailure(error)
    // SQL_… means a statement that the server cannot parse: a defect.
    if (known instanceof AppError || isCode(known, 'SQL')) throw known
    if (error instanceof Error && 'status' in error && (error.status === 401 || error.status === 403)) {
      throw technicalError('unavailable', 'The database server refused the connection. Check DATABASE_AUTH_TOKEN.')
    }
    throw error instanceof ClientError ? refuse(unsaid) : error
  }
}
