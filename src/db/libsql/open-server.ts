import type { Client } from '@libsql/client/http'
import { ClientError, type Row } from '@libsql/hrana-client'
import type { SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { drizzle } from 'drizzle-orm/libsql/http'
import { refusalError } from '../../contracts/refusals.ts'
import { AppError, technicalError } from '../../shared/errors.ts'
import type { Database, Orm, Write } from '../database.ts'
import { hasErrorCode, toStorageError } from '../failures.ts'
import { prepareOnce } from '../prepared-queries.ts'
import { integrityErrors } from '../soundness.ts'
import { createWriteMethods } from '../write-methods.ts'
import { type ClusterSettings, createCluster } from './cluster.ts'
import type { ServerStatement } from './hrana-statement.ts'
import { type Server, serverUrl } from './server-address.ts'
import { type Connection, connectToServer } from './server-connection.ts'
import { RESTART_MS } from './server-fetch.ts'
import { isWriteGuardError } from './write-guard.ts'

/** Database on libSQL servers. Migrates at the first query, because the server may start later than this process. @throws AppError */
export function openServer(named: Server | ClusterSettings): Database {
  const settings = 'urls' in named ? named : { ...named, urls: [named.url] }
  const cluster = createCluster(settings)
  const place = settings.urls.map((url) => serverUrl(url).origin).join(', ')
  const connections = new Map<string, Connection>()
  const connection = () => {
    const { url } = cluster.current()
    const known = connections.get(url) ?? connectToServer(cluster)
    connections.set(url, known)
    return known
  }

  async function onCurrent<T>(unsaid: 'server.unreached' | 'server.uncertain', work: (on: Connection) => Promise<T>) {
    await cluster.ready()
    for (const until = performance.now() + RESTART_MS; ; await Bun.sleep(AGAIN_MS)) {
      const [on, epoch] = [connection(), cluster.epoch()]
      try {
        return await withRefusal(
          unsaid,
          on.upToDate().then(() => work(on)),
        )
      } catch (error) {
        if (!isElsewhere(error)) throw error
        await cluster.look()
        const isSame = connection() === on && cluster.epoch() === epoch
        if (performance.now() > until || (cluster.isOne && isSame)) throw error
      }
    }
  }

  const execute = async (statement: ServerStatement) => {
    const { rows } = await onCurrent('server.unreached', ({ streams }) => streams.execute(statement))
    return { rows: rows.map(asList) }
  }
  const batch = (statements: ServerStatement[]) =>
    onCurrent('server.uncertain', ({ streams }) =>
      streams.batch(statements).catch((error) => {
        throw isWriteGuardError(error) ? refusalError('server.promoted') : error
      }),
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
    prepared: prepareOnce,
    place,
    ...createWriteMethods(commit),
    // Other processes write to the server unseen.
    mark: () => null,
    async ping() {
      await ask('SELECT 1')
    },
    async backupTo(path) {
      const { copyToFile } = await import('./copy.ts')
      await ask('SELECT 1')
      await copyToFile(cluster.current(), path)
    },
    check: () => integrityErrors(async (pragma) => (await ask(pragma)).rows),
    foldLog: async () => false,
    writingMuch: (work) => work(async () => {}),
    fault: () => cluster.fault(),
    close() {
      cluster.close()
      for (const { streams } of connections.values()) streams.close()
    },
  }
}

const AGAIN_MS = 100

const isElsewhere = (error: unknown) =>
  error instanceof AppError && ['server.unreached', 'server.promoted'].includes(error.refusal?.key ?? '')

const arrayIterator = { [Symbol.iterator]: Array.prototype.values }

/** Makes rows iterable, which drizzle's `values()` requires. */
const asList = (row: Row): Row => Object.setPrototypeOf(row, arrayIterator)

async function withRefusal<T>(unsaid: 'server.unreached' | 'server.uncertain', work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const known = toStorageError(error)
    if (known instanceof AppError || hasErrorCode(known, 'SQL')) throw known
    if (error instanceof Error && 'status' in error && (error.status === 401 || error.status === 403)) {
      throw technicalError('unavailable', 'The database server refused the connection. Check DATABASE_AUTH_TOKEN.')
    }
    throw error instanceof ClientError ? refusalError(unsaid) : error
  }
}
