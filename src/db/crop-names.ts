import type { Database as Sqlite } from 'bun:sqlite'
import { CROP_IDS, canonicalCrop } from '../contracts/crops.ts'
import { firstItem } from '../shared/lookups.ts'
import type { MigrationStreams } from './migrate.ts'

const aliasCropIds = CROP_IDS.filter((id) => canonicalCrop(id) !== id).sort()
const cropAliasesJson = JSON.stringify(Object.fromEntries(aliasCropIds.map((id) => [id, canonicalCrop(id)])))

const SELECT_CROP_NAMES =
  'SELECT json_group_object(name, canonical) AS names FROM (SELECT name, canonical FROM crop_names ORDER BY name)'
/** Renames and recounts, because triggers counted crops under their former names. */
const RENAME_STATEMENTS = [
  'DELETE FROM crop_names',
  `INSERT INTO crop_names (name, canonical) SELECT key, value FROM json_each('${cropAliasesJson}')`,
  `DELETE FROM counters WHERE name IN ('crop', 'useful', 'not_useful', 'done')`,
  `INSERT INTO counters (name, key, n) SELECT 'crop', crop, count(DISTINCT user_id) FROM crops_grown GROUP BY crop`,
  'INSERT INTO counters (name, key, n) SELECT answer, about, count(*) FROM advice_answers GROUP BY answer, about',
]

/** Stores the catalogue's crop aliases and recounts, unless present. */
export function storeCropAliasesInFile(sqlite: Sqlite) {
  if (firstItem(sqlite.query<{ names: string }, []>(SELECT_CROP_NAMES).all()).names === cropAliasesJson) return
  sqlite.run(['BEGIN IMMEDIATE', ...RENAME_STATEMENTS, 'COMMIT'].join(';'))
}

export async function storeCropAliasesOnServer({ execute, migrate }: MigrationStreams) {
  if (firstItem((await execute({ sql: SELECT_CROP_NAMES, args: [] })).rows).names === cropAliasesJson) return
  await migrate(RENAME_STATEMENTS.map((sql) => ({ sql, args: [] })))
}
