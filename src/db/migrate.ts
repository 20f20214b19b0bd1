import type { Database as Sqlite } from 'bun:sqlite'
import { AppError } from '../server/errors.ts'
import { embeddedMigrations } from './migrations.macro.ts' with { type: 'macro' }

const migrations = embeddedMigrations()

/** @throws AppError unavailable for a database of a newer gona */
export function refuseNewer(sqlite: Sqlite) {
  if (versionOf(sqlite) <= migrations.at(-1)!.folderMillis) return
  throw new AppError(
    'unavailable',
    'This database was made by a newer gona. Please use that version or restore a backup.',
  )
}

/** All that is missing in one transaction that nobody else can enter: two processes may start at once, or one be killed. */
export function migrate(sqlite: Sqlite) {
  if (versionOf(sqlite) >= migrations.at(-1)!.folderMillis) return
  sqlite.run('BEGIN IMMEDIATE')
  try {
    sqlite.run(
      'CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)',
    )
    const from = versionOf(sqlite)
    for (const { sql: statements, hash, folderMillis } of migrations) {
      if (folderMillis <= from) continue
      for (const statement of statements) sqlite.run(statement)
      sqlite.query('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)').run(hash, folderMillis)
    }
    sqlite.run('COMMIT')
  } catch (error) {
    if (sqlite.inTransaction) sqlite.run('ROLLBACK')
    throw error
  }
}

/** When the newest migration it has was made; 0 for a new file. */
function versionOf(sqlite: Sqlite): number {
  const known = sqlite.query("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'").all()
  if (known.length === 0) return 0
  const [row] = sqlite
    .query<{ last: number }, []>('SELECT coalesce(max(created_at), 0) AS last FROM __drizzle_migrations')
    .all()
  return Number(row!.last)
}
