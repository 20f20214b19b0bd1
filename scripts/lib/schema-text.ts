import type { Database as Sqlite } from 'bun:sqlite'
import { migrateFile } from '../../src/db/migrate.ts'
import { itemAt } from '../../src/shared/lookups.ts'

interface Entry {
  table: string
  sql: string
}

/** Migrations' bookkeeping and SQLite's own tables are not part of the schema. */
const ENTRIES = `
  SELECT tbl_name AS "table", sql FROM sqlite_master
  WHERE sql IS NOT NULL AND tbl_name NOT LIKE 'sqlite_%' AND tbl_name <> '__drizzle_migrations'
  ORDER BY type = 'view', tbl_name, type = 'trigger', type = 'index', rowid`

/** Returns the whole schema of a fresh database: each table with its indexes and triggers, then the views. */
export function schemaText(sqlite: Sqlite): string {
  migrateFile(sqlite)
  const entries = sqlite.query<Entry, []>(ENTRIES).all()
  return entries
    .map(
      ({ table, sql }, place) =>
        `${place > 0 && table !== itemAt(entries, place - 1).table ? '\n' : ''}${onePerLine(sql)};\n`,
    )
    .join('')
}

/** Puts columns that `ALTER TABLE` appended to the last line on lines of their own. */
function onePerLine(sql: string): string {
  return sql
    .split('\n')
    .map((line) => (line.startsWith('\t`') ? line.replaceAll(/, (?=`)/g, ',\n\t') : line))
    .join('\n')
}
