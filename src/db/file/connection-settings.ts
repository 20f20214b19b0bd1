import type { SqliteWithCache } from './cached-statements.ts'
import { CHECKPOINT_PAGES } from './checkpoint.ts'

export function applyConnectionSettings(sqlite: SqliteWithCache) {
  sqlite.run('PRAGMA busy_timeout = 5000')
  sqlite.run('PRAGMA journal_mode = WAL')
  sqlite.run('PRAGMA synchronous = FULL')
  sqlite.run('PRAGMA foreign_keys = ON')
  sqlite.run('PRAGMA temp_store = MEMORY')
  // 16 MB: the system caches the file too; 64 MB served concurrent load at most a tenth faster.
  sqlite.run('PRAGMA cache_size = -16000')
  sqlite.run(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  // Deleted rows are overwritten with zeros, so that erased personal data is not on the disk.
  sqlite.run('PRAGMA secure_delete = ON')
}

/** Deletes planner statistics: those of an empty table make SQLite scan another table for every page. */
export function deletePlannerStatistics(sqlite: SqliteWithCache) {
  const statTables = "select name from sqlite_schema where type = 'table' and name in ('sqlite_stat1', 'sqlite_stat4')"
  const statement = sqlite.prepare<{ name: string }, []>(statTables)
  const forgotten = statement.all().filter(({ name }) => sqlite.run(`DELETE FROM ${name}`).changes > 0)
  statement.finalize()
  // Reloads the statistics of this connection.
  if (forgotten.length > 0) sqlite.run('ANALYZE sqlite_schema')
}
