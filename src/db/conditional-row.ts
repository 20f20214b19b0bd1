import { getTableColumns, is, type Placeholder, SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { keysOf } from '../shared/records.ts'

type NewRow<Table extends SQLiteTable> = {
  [Column in keyof Table['$inferInsert']]: Table['$inferInsert'][Column] | SQL | Placeholder
}

/** Input of `insert(table).select(…)` that inserts one row, given by column name, only if `condition` holds. */
export function conditionalRow<Table extends SQLiteTable>(
  table: Table,
  row: NewRow<Table>,
  condition: SQL,
  from: SQL = sql``,
): SQL {
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = row[name as keyof typeof row] ?? (name in row ? null : column.default) ?? null
    return is(value, SQL) ? value : sql`${sql.param(value, column)}`
  })
  return sql`select ${sql.join(values, sql`, `)} ${from} where ${condition}`
}

/** Placeholders named after all columns; drizzle stores a flag's null as false. */
export const placeholdersOf = <Table extends SQLiteTable>(table: Table) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, { dataType, notNull }]) => {
      const value = sql.placeholder(name)
      return [name, dataType === 'boolean' && !notNull ? sql`${value}` : value]
    }),
  ) as Record<keyof Table['$inferSelect'], Placeholder>

/** Passes rows to SQL as a table in one JSON parameter. @returns the table and its columns */
export function jsonTable<Row extends object>(name: string, rows: Row[]) {
  type Column = keyof Row & string
  const names = keysOf(rows[0] ?? {})
  const values = names.map((column, at) => sql.raw(`json_extract(value, '$[${at}]') as "${column}"`))
  const lists = JSON.stringify(rows.map((row) => names.map((column) => row[column])))
  const columns = names.map((column) => [column, sql.raw(`${name}."${column}"`)])
  return {
    table: sql`(select ${sql.join(values, sql`, `)} from json_each(${lists})) as ${sql.raw(name)}`,
    columns: Object.fromEntries(columns) as Record<Column, SQL>,
  }
}
