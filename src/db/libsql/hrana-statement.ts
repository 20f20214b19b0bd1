import { type Row, Stmt } from '@libsql/hrana-client'

export type ServerValue = null | string | number | bigint | boolean | Uint8Array | ArrayBuffer

export interface ServerStatement {
  sql: string
  args: ServerValue[]
}

export interface ServerRows {
  /** Each a list of values, which also has them by their columns' names. */
  rows: Row[]
}

export const bound = ({ sql, args }: ServerStatement): Stmt => new Stmt(sql).bindIndexes(args.map(exact))

/** As SQLite would take it: the client sends numbers as fractions (`'a' || 1.0`), and half a surrogate pair is no JSON. */
export function exact(value: ServerValue): ServerValue {
  if (typeof value === 'string') return value.toWellFormed()
  if (typeof value === 'boolean') return BigInt(value)
  return Number.isSafeInteger(value) ? BigInt(value as number) : value
}
