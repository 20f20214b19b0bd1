import { type Row, Stmt } from '@libsql/hrana-client'

export interface ServerStatement {
  sql: string
  args: (null | string | number | bigint | boolean | Uint8Array | ArrayBuffer)[]
}

export interface ServerRows {
  /** Each a list of values, which also has them by their columns' names. */
  rows: Row[]
}

/**
 * Values as SQLite itself would take them. The client sends every number as a fraction, and `'a' || 1.0` is not `'a1'`;
 * half a surrogate pair is no JSON.
 */
export function bound({ sql, args }: ServerStatement): Stmt {
  const values = args.map((value) => {
    if (typeof value === 'string') return value.toWellFormed()
    if (typeof value === 'boolean') return BigInt(value)
    return Number.isSafeInteger(value) ? BigInt(value as number) : value
  })
  return new Stmt(sql).bindIndexes(values)
}
