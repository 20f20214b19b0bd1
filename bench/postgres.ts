import { Database as Sqlite } from 'bun:sqlite'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'
import { freePort } from '../src/server/testing/libsql.ts'

/** Debian's folder, with one subfolder a version. */
const DEBIAN = '/usr/lib/postgresql'
/** PostgreSQL refuses to run as root. */
const OTHER_THAN_ROOT = 'postgres'
const ROWS_AT_ONCE = 20_000

/** Tables of the feed and its sessions. */
const TABLES = {
  users: ['id', 'first_name', 'last_name', 'profile_image_url', 'is_lead_farmer'],
  sessions: ['sid', 'user_id', 'expire'],
  posts: [
    ...['id', 'author_id', 'title', 'content', 'crop_type', 'region', 'image_url'],
    ...['tags', 'likes', 'reply_count', 'is_moderated', 'created_at', 'updated_at'],
  ],
  post_likes: ['post_id', 'user_id'],
}
const INDEXES = [
  'CREATE UNIQUE INDEX ON users (id)',
  'CREATE UNIQUE INDEX ON sessions (sid)',
  'CREATE UNIQUE INDEX ON posts (id)',
  'CREATE UNIQUE INDEX ON post_likes (post_id, user_id)',
  'ANALYZE',
]

/** Returns the folder of PostgreSQL's programs, or null. */
export function findPostgres(): string | null {
  try {
    const newest = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))[0]
    return newest ? join(DEBIAN, newest, 'bin') : null
  } catch {
    const found = Bun.which('initdb')
    return found && join(found, '..')
  }
}

/**
 * Starts PostgreSQL with its defaults and the feed's tables from a SQLite file. @throws Error when it does not start
 */
export async function startPostgres(programs: string, file: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gona-postgres-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) await run(['chown', OTHER_THAN_ROOT, folder])
  const as = (command: string[]) => (isRoot ? ['runuser', '-u', OTHER_THAN_ROOT, '--', ...command] : command)
  const data = join(folder, 'data')
  const port = freePort()
  await run(as([join(programs, 'initdb'), '-D', data, '-A', 'trust', '-U', 'gona']))
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
  await run(as([join(programs, 'pg_ctl'), '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']))
  const url = `postgres://gona@127.0.0.1:${port}/postgres`
  const psql = (sql: string, input = '') =>
    run([join(programs, 'psql'), '-q', '-v', 'ON_ERROR_STOP=1', '-d', url, '-c', sql], input)
  const sqlite = new Sqlite(file, { readonly: true })
  for (const [table, columns] of Object.entries(TABLES)) {
    await psql(`CREATE TABLE ${table} (${columns.map((column) => `${column} text`).join(', ')})`)
    const { rows } = sqlite.query<{ rows: number }, []>(`SELECT count(*) AS rows FROM ${table}`).get()!
    const page = sqlite.query(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY rowid LIMIT ? OFFSET ?`)
    for (let from = 0; from < rows; from += ROWS_AT_ONCE)
      await psql(`COPY ${table} FROM STDIN CSV`, Papa.unparse(page.values(ROWS_AT_ONCE, from)))
  }
  sqlite.close()
  for (const sql of INDEXES) await psql(sql)
  return {
    url,
    async stop() {
      await run(as([join(programs, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop']))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @throws Error with what the program said when it fails */
async function run(command: string[], input = ''): Promise<void> {
  const child = Bun.spawn(command, { stdin: new Blob([input]), stdout: 'ignore', stderr: 'pipe', cwd: tmpdir() })
  if ((await child.exited) === 0) return
  throw new Error(`${command[0]}: ${await new Response(child.stderr).text()}`)
}
