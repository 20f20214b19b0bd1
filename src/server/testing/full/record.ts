import { getTableName, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { TABLES } from '../tables.ts'
import { namesOfIds } from './people.ts'

/** Catalogues, which no write changes, and totals of triggers, which have tests of their own. */
const LEFT_OUT = ['locations', 'crop_names', 'counters']
/** Columns with random values. */
const RANDOM = new Set([
  'password',
  'code_hash',
  'secret',
  'hash',
  'start',
  'salt',
  'sid',
  'session_id',
  'holder',
  'expires_at',
  'claim',
])
/** Keyed hashes and settings with keys. */
const RANDOM_IN: Record<string, string[]> = {
  code_requests: ['phone', 'requester', 'address', 'network'],
  settings: ['value'],
  phone_effects: ['name'],
}
const LONGEST = 300
/** UUIDs, and the hashes of tickets. */
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<![\w-])[\w-]{43}(?![\w-])/g

type Row = Record<string, unknown>
/** Rows by `table rowid`. */
export type Rows = Map<string, Row>

/** Makes texts readable and the same in every run: named rows by their names, new ones numbered, long texts with a digest for their end. */
export function readable(longest = LONGEST) {
  const names = namesOfIds()
  let others = 0
  return (text: string): string => {
    const named = text.replace(ID, (id) => {
      if (!names.has(id)) names.set(id, `#${++others}`)
      return names.get(id)!
    })
    if (named.length <= longest) return named
    return `${named.slice(0, longest)}… ${named.length} ${digestOf(named)}`
  }
}

const digestOf = (text: string) => new Bun.CryptoHasher('sha1').update(text).digest('hex').slice(0, 4)

/** Reads every row. */
export async function rowsOf({ orm }: Database): Promise<Rows> {
  const rows: Rows = new Map()
  for (const table of TABLES.map(getTableName).filter((name) => !LEFT_OUT.includes(name)))
    for (const { _row, ...row } of await orm.all<Row>(sql.raw(`select rowid as _row, * from ${table} order by rowid`)))
      rows.set(`${table} ${_row}`, row)
  return rows
}

const shown = (table: string, column: string, value: unknown): unknown => {
  if (value === null) return null
  if (RANDOM.has(column) || RANDOM_IN[table]?.includes(column)) return '…'
  return value instanceof Uint8Array || value instanceof ArrayBuffer ? `${value.byteLength} bytes` : value
}
const tableOf = (key: string) => key.slice(0, key.indexOf(' '))

/** Lines of the rows that were added (`+`), removed (`-`) and changed (`~`), by table. */
export function changesOf(before: Rows, after: Rows): string[] {
  const lines: string[] = []
  for (const [key, row] of after) {
    const table = tableOf(key)
    const old = before.get(key)
    const fields = Object.entries(row).flatMap(([name, value]) => {
      if (old ? Bun.deepEquals(old[name], value) : value === null) return []
      const is = shown(table, name, value)
      return [`${name}=${old ? `${text(shown(table, name, old[name]))}→` : ''}${text(is)}`]
    })
    if (!old) lines.push(`+ ${table} ${fields.join(' ')}`)
    else if (fields.length > 0)
      lines.push(`~ ${table} ${text(row.id ?? row.name ?? row.job ?? key)} ${fields.join(' ')}`)
  }
  for (const [key, row] of before)
    if (!after.has(key)) lines.push(`- ${tableOf(key)} ${text(row.id ?? row.user_id ?? row.phone ?? key)}`)
  return lines
}

const text = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\n', '⏎') : JSON.stringify(value))

const FEW = 6
/** Shortens long runs of changes of one kind in one table to the first ones and a digest of the rest. */
export function fewOf(changes: readonly string[]): string[] {
  return [...Map.groupBy(changes, (line) => line.split(' ', 2).join(' '))].flatMap(([kind, lines]) => {
    if (lines.length <= FEW + 1) return lines
    const rest = lines.slice(FEW)
    return [...lines.slice(0, FEW), `${kind}: ${rest.length} more ${digestOf(rest.join('\n'))}`]
  })
}
