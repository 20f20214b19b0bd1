import { Database as Sqlite } from 'bun:sqlite'
import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from './executable.ts'
import { farmTables } from './scale-tables.ts'

const FOLDER = process.env.BENCH_DATA ?? join(tmpdir(), 'gona-bench-data')
/** Measured. */
const KB_A_FARMER = 24
/** Marker of a complete database; increase it when the tables change. */
const WHOLE = 'whole-1'
const ROWS_AT_ONCE = 250_000

/** Password of every account. */
export const PASSWORD = 'secret-of-aisha'

/**
 * Returns a folder with a database of this many farmers; a complete one is reused. @throws Error when the disk is too
 * small
 */
export async function madeData(farmers: number): Promise<string> {
  const folder = join(FOLDER, String(farmers))
  if (existsSync(join(folder, WHOLE))) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  checkRoom(farmers)
  // The executable creates the tables and the reference places.
  await (await serve({ dataDir: folder })).stop()
  await fill(join(folder, 'gona.db'), farmers)
  await (await serve({ dataDir: folder })).stop()
  writeFileSync(join(folder, WHOLE), '')
  return folder
}

function checkRoom(farmers: number): void {
  const { bavail, bsize } = statfsSync(FOLDER)
  const free = (bavail * bsize) / 1e9
  const needed = (farmers * KB_A_FARMER) / 1e6
  console.error(`${farmers} farmers need ${needed.toFixed(1)} GB in ${FOLDER}; ${free.toFixed(0)} GB are free`)
  if (free < needed * 1.1) throw new Error('Not enough room: set BENCH_DATA to another disk, or BENCH_FARMERS lower')
}

/** Fills the tables without triggers, indexes and syncs, then restores them. */
async function fill(path: string, farmers: number): Promise<void> {
  const startedAt = performance.now()
  const sqlite = new Sqlite(path)
  const run = (statement: string, what: string) => {
    sqlite.run(statement)
    console.error(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${what}`)
  }
  for (const setting of FAST) sqlite.run(`PRAGMA ${setting}`)
  const taken = sqlite
    .query<{ type: string; name: string; sql: string }, []>(
      "SELECT type, name, sql FROM sqlite_master WHERE type IN ('index', 'trigger') AND sql IS NOT NULL",
    )
    .all()
  for (const { type, name } of taken) sqlite.run(`DROP ${type} ${name}`)
  const hash = await Bun.password.hash(PASSWORD, { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 })
  for (const { name, rows, insert } of farmTables(farmers, hash, new Date())) {
    for (let from = 0; from < rows; from += ROWS_AT_ONCE) {
      const to = Math.min(rows, from + ROWS_AT_ONCE)
      run(insert(from, to), `${to} of ${rows} ${name}`)
    }
  }
  for (const { name, sql } of taken.filter(({ type }) => type === 'index')) run(sql, name)
  for (const statement of [...COUNTS_OF_POSTS, ...COUNTS]) run(statement, 'counted')
  for (const { name, sql } of taken.filter(({ type }) => type === 'trigger')) run(sql, name)
  sqlite.run('PRAGMA locking_mode = NORMAL')
  sqlite.run('PRAGMA journal_mode = WAL')
  sqlite.close()
}

const FAST = [
  'journal_mode = OFF',
  'synchronous = OFF',
  'foreign_keys = OFF',
  'locking_mode = EXCLUSIVE',
  'cache_size = -1000000',
  'temp_store = FILE',
]

/** Counts that triggers maintain otherwise. */
const COUNTS_OF_POSTS = [
  `UPDATE posts SET reply_count = c.n FROM (SELECT post_id, count(*) AS n FROM replies GROUP BY 1) AS c WHERE id = c.post_id`,
  `UPDATE posts SET likes = c.n FROM (SELECT post_id, count(*) AS n FROM post_likes GROUP BY 1) AS c WHERE id = c.post_id`,
]

/** Totals that triggers maintain otherwise. Without crop names, the next start counts crops and answers to advice. */
const COUNTS = [
  countOf('farmers', "''", 'users WHERE is_admin = 0'),
  countOf('region', 'region', "users WHERE is_admin = 0 AND region <> ''"),
  countOf('active', 'substr(last_active_at, 1, 13)', "users WHERE is_admin = 0 AND last_active_at <> ''"),
  countOf('arrived', "coalesce(arrived_by, 'unknown')", 'users WHERE is_admin = 0'),
  countOf('posts', "''", 'posts'),
  `INSERT INTO sms_tallies (campaign_id, state, currency, messages, segments, paid)
   SELECT campaign_id, state, coalesce(substr(cost, 1, 3), ''), count(*), sum(segments),
     coalesce(sum(cast(round(substr(cost, 5) * 10000) AS integer)), 0)
   FROM sms_messages WHERE campaign_id IS NOT NULL GROUP BY 1, 2, 3`,
  'DELETE FROM crop_names',
]

function countOf(name: string, key: string, rows: string) {
  return `INSERT INTO counters (name, key, n) SELECT '${name}', ${key}, count(*) FROM ${rows} GROUP BY 2`
}
