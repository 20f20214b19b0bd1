import { getTableColumns, is, type Placeholder, SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** A new row: a column that needs a value has one, given, worked out in SQL, or told later to a prepared statement. */
export type NewRow<Table extends SQLiteTable> = {
  [Column in keyof Table['$inferInsert']]: Table['$inferInsert'][Column] | SQL | Placeholder
}

/** What `insert(table).select(…)` takes for one row that is made only where `condition` holds; by column, not by place. */
export function rowWhere<Table extends SQLiteTable>(
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

/**
 * A row of which a prepared statement is told every value, each under the name of its column. drizzle would store the
 * null of a flag as false: what may be null is given as it is.
 */
export const toldLater = <Table extends SQLiteTable>(table: Table) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, { dataType, notNull }]) => {
      const value = sql.placeholder(name)
      return [name, dataType === 'boolean' && !notNull ? sql`${value}` : value]
    }),
  ) as Record<keyof Table['$inferSelect'], Placeholder>

/** Rows as a table within a statement, in one parameter however many they are, and its columns. */
export function tableOf<Row extends object>(name: string, rows: Row[]) {
  type Column = keyof Row & string
  const names = Object.keys(rows[0] ?? {}) as Column[]
  const values = names.map((column, at) => sql.raw(`json_extract(value, '$[${at}]') as "${column}"`))
  const lists = JSON.stringify(rows.map((row) => names.map((column) => row[column])))
  const columns = names.map((column) => [column, sql.raw(`${name}."${column}"`)])
  return {
    table: sql`(select ${sql.join(values, sql`, `)} from json_each(${lists})) as ${sql.raw(name)}`,
    columns: Object.fromEntries(columns) as Record<Column, SQL>,
  }
}
