import { type Row, Stmt } from '@libsql/hrana-client'

export type ServerValue = null | string | number | bigint | boolean | Uint8Array | ArrayBuffer

export interface ServerStatement {
  sql: string
  args: ServerValue[]
}

export interface ServerRows {
  rows: Row[]
}

export const withBoundArguments = ({ sql, args }: ServerStatement): Stmt =>
  new Stmt(sql).bindIndexes(args.map(toSqliteValue))

/** Converts a value to what SQLite would store, because the client sends integers as floats and a lone surrogate is not JSON. */
export function toSqliteValue(value: ServerValue): ServerValue {
  if (typeof value === 'string') return value.toWellFormed()
  if (typeof value === 'boolean') return BigInt(value)
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value
}
