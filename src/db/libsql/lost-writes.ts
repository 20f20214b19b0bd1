import { Database as Sqlite } from 'bun:sqlite'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { technicalError } from '../../shared/errors.ts'
import { itemAt } from '../../shared/lookups.ts'
import type { ClusterSettings } from './cluster.ts'
import { queryServer } from './position.ts'
import { listServers, mostAdvancedServer, serverAt } from './promote.ts'

type Recorded = null | number | string | { hex: string }

interface LostWrites {
  sql: string
  /** Writes of the former primary that the new history lacks; more than `recorded` where no replica had to confirm. */
  writes: number
  recorded: number
  /** Rows by table; an UPDATE or DELETE counts as one. */
  rows: Record<string, number>
  primary: string
}

/** Compares a stopped former primary with the promoted history. @throws AppError not_found, conflict */
export async function findLostWrites(settings: ClusterSettings, folder: string): Promise<LostWrites> {
  const path = join(folder, 'dbs/default/data')
  if (!existsSync(path))
    throw technicalError('not_found', `There is no database in ${folder}. Give the folder after -d of its sqld.`)
  const primary = await newPrimary(settings)
  const former = new Sqlite(path, { readonly: true })
  try {
    const [at] = former.query<{ epoch: number; writes: number }, []>(SELECT_LAST_POSITION).all()
    const { epoch, writes } = at ?? { epoch: 0, writes: 0 }
    const next = `SELECT began_after FROM failover WHERE epoch > ${epoch} ORDER BY epoch LIMIT 1`
    const [row] = await queryServer(serverAt(settings, primary), next)
    if (!row) {
      throw technicalError(
        'conflict',
        `No server was promoted after ${folder}: it has the newest history. Start it as the primary again.`,
      )
    }
    const beganAfter = Number(row[0])
    const lost = former.query<LostPart, [number]>(SELECT_UNCONFIRMED_WRITES).all(beganAfter)
    return { ...asSql(lost), writes: Math.max(0, writes - beganAfter), primary }
  } finally {
    former.close()
  }
}

interface LostPart {
  write: number
  statements: string
}

const SELECT_LAST_POSITION = 'SELECT epoch, writes FROM failover ORDER BY epoch DESC LIMIT 1'
const SELECT_UNCONFIRMED_WRITES =
  'SELECT "write", statements FROM unconfirmed_writes WHERE "write" > ? ORDER BY "write", part'

async function newPrimary(settings: ClusterSettings): Promise<string> {
  const servers = await listServers(settings)
  const furthest = mostAdvancedServer(servers.filter(({ at }) => at?.role === 'primary'))
  if (furthest) return furthest.url
  throw technicalError(
    'unavailable',
    'No server in DATABASE_URL answers as a primary. Start the new primary, then try again.',
  )
}

function asSql(lost: LostPart[]): Pick<LostWrites, 'sql' | 'recorded' | 'rows'> {
  const rows: Record<string, number> = {}
  const lines: string[] = []
  for (const { write, statements } of lost) {
    lines.push(`-- write ${write}`, 'BEGIN;')
    const recorded: [string, Recorded[]][] = JSON.parse(statements)
    for (const [sql, values] of recorded) {
      lines.push(`${withLiterals(sql, values)};`)
      const table = /^\s*(?:insert(?: or \w+)? into|replace into|update|delete from)\s+[`"]?(\w+)/i.exec(sql)?.[1]
      if (table) rows[table] = (rows[table] ?? 0) + rowsOf(sql)
    }
    lines.push('COMMIT;')
  }
  return {
    sql: lines.map((line) => `${line}\n`).join(''),
    recorded: new Set(lost.map(({ write }) => write)).size,
    rows,
  }
}

/** Quoted SQL tokens, in which a question mark is no placeholder and a bracket begins no list. */
const QUOTED = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`/

function withLiterals(sql: string, values: Recorded[]): string {
  let next = 0
  return sql.replace(new RegExp(`${QUOTED.source}|\\?`, 'g'), (token) =>
    token === '?' ? sqlLiteral(itemAt(values, next++)) : token,
  )
}

function sqlLiteral(value: Recorded): string {
  if (value === null) return 'NULL'
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `X'${value.hex}'`
}

function rowsOf(sql: string): number {
  const [, values] = sql.replaceAll(new RegExp(QUOTED.source, 'g'), '').split(/\bvalues\b/i)
  return Math.max(1, values?.split(/\)\s*,\s*\(/).length ?? 1)
}
