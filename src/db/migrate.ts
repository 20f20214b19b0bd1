import type { Database as Sqlite } from 'bun:sqlite'
import { technicalError } from '../shared/errors.ts'
import { firstItem, lastItem } from '../shared/lookups.ts'
import type { createStreams } from './libsql/hrana-streams.ts'
import { embeddedMigrations } from './migrations.macro.ts' with { type: 'macro' }

const migrations = embeddedMigrations()
const baselineVersion = firstItem(migrations).folderMillis
const newestVersion = lastItem(migrations).folderMillis

export type MigrationStreams = Pick<ReturnType<typeof createStreams>, 'execute' | 'migrate'>

/** Table that exists until `gona db copy` has finished. */
export const UNFINISHED_COPY = 'gona_unfinished_copy'

const SELECT_TABLE_NAMES = `SELECT name FROM sqlite_master WHERE name IN ('__drizzle_migrations', '${UNFINISHED_COPY}')`
const SELECT_VERSION = 'SELECT coalesce(max(created_at), 0) AS last FROM __drizzle_migrations'
const CREATE_VERSION_TABLE =
  'CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)'

function statementsAfter(version: number): string[] {
  const missing = migrations.filter(({ folderMillis }) => folderMillis > version)
  return missing.flatMap(({ sql, hash, folderMillis }) => [
    ...sql,
    `INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('${hash}', ${folderMillis})`,
  ])
}

/** Refuses a database from a newer gona, or from before the baseline, which has the date of the last migration that it replaced. */
function refuseUnknown(version: number) {
  if (version > newestVersion) {
    throw technicalError(
      'unavailable',
      'This database was created by a newer gona. Use that version, or restore a backup.',
    )
  }
  if (version > 0 && version < baselineVersion) {
    throw technicalError(
      'unavailable',
      'This database was created by a gona from before 24 November 2026. Run gona db migrate once with the gona of commit 77beb420, then use this one.',
    )
  }
}

/** Applies migrations in one transaction: two processes may start at once. @throws AppError unavailable */
export function migrateFile(sqlite: Sqlite) {
  const version = versionOf(sqlite)
  refuseUnknown(version)
  if (version === newestVersion) return
  sqlite.run('BEGIN IMMEDIATE')
  try {
    sqlite.run(CREATE_VERSION_TABLE)
    for (const statement of statementsAfter(versionOf(sqlite))) sqlite.run(statement)
    sqlite.run('COMMIT')
  } catch (error) {
    if (sqlite.inTransaction) sqlite.run('ROLLBACK')
    throw error
  }
}

function versionOf(sqlite: Sqlite): number {
  const known = sqlite.query<{ name: string }, []>(SELECT_TABLE_NAMES).all()
  if (!known.some(({ name }) => name === '__drizzle_migrations')) return 0
  return Number(firstItem(sqlite.query<{ last: number }, []>(SELECT_VERSION).all()).last)
}

/** Applies migrations in one batch, which fails if another process was first. @throws AppError unavailable */
export async function migrateServer(streams: MigrationStreams) {
  const version = await serverVersion(streams)
  refuseUnknown(version)
  if (version === newestVersion) return
  const unlessMoved = `SELECT CASE (${SELECT_VERSION}) WHEN ${version} THEN 0 ELSE json_extract('{', '$') END`
  try {
    const statements = [CREATE_VERSION_TABLE, unlessMoved, ...statementsAfter(version)]
    await streams.migrate(statements.map((sql) => ({ sql, args: [] })))
  } catch (error) {
    if ((await serverVersion(streams)) < newestVersion) throw error
  }
}

async function serverVersion({ execute }: MigrationStreams): Promise<number> {
  const names = (await execute({ sql: SELECT_TABLE_NAMES, args: [] })).rows.map(({ name }) => name)
  if (names.includes(UNFINISHED_COPY)) {
    throw technicalError('unavailable', 'This database is an unfinished copy. Run gona db copy again.')
  }
  if (!names.includes('__drizzle_migrations')) return 0
  return Number(firstItem((await execute({ sql: SELECT_VERSION, args: [] })).rows).last)
}
