import { Column, is, noopDecoder, type Query, SQL, type Subquery } from 'drizzle-orm'
import { lazily } from '../ground/lazily.ts'
import { slotOf } from './with-values.ts'

/** A query of rows, as drizzle builds it. */
export interface Read {
  prepare(): unknown
  all(): Promise<unknown[]>
}
type RowOf<Q extends Read> = Awaited<ReturnType<Q['all']>>[number]

/** A query that is asked often. Its placeholders are told by name. */
export interface Prepared<Row> {
  all(values?: Record<string, unknown>): Promise<Row[]>
}

/** Rows as an engine gives them, each a list in the order of the query's columns: at once, or some time later. */
export type Ask = (text: string, params: unknown[], fields: Fields) => unknown[][] | Promise<unknown[][]>
/** What a query selects, the same list each time it is asked. */
export type Fields = readonly { field: Column | SQL | SQL.Aliased | Subquery }[]

interface Selected {
  path: string[]
  field: Column | SQL | SQL.Aliased | Subquery
}

/** A query without order and limit may be told to be `unordered`: its rows come the quicker, in any order. */
export type Order = 'as told' | 'unordered'

/** What drizzle prepares. */
interface Made {
  getQuery(): Query
  fields: Selected[]
  joinsNotNullableMap?: Record<string, boolean>
}

/**
 * `db.prepared` of an engine: when a query is first asked, its text and parameters are made, and it is found out what
 * becomes of each of its columns. drizzle's own prepared query does the latter for each value of each row.
 */
export const preparedBy =
  (ask: Ask, isWorthOnePiece = worthOnePiece) =>
  <Q extends Read>(build: () => Q, order: Order = 'as told'): Prepared<RowOf<Q>> => {
    const found = lazily(() => {
      const made = build().prepare() as Made
      const { sql, params } = made.getQuery()
      const isInOne = isWorthOnePiece(made.fields, sql)
      const rowOf = readerOf(made) as (values: unknown[]) => RowOf<Q>
      return {
        fields: made.fields,
        text: isInOne ? inOnePiece(sql, order) : sql,
        slots: params.map(slotOf),
        read: (answer: unknown[][]) => (isInOne ? rowsIn(answer, order) : answer).map(rowOf),
      }
    })
    // What answers at once is handed on at once: whoever asks awaits all the same, as the other engine needs.
    const all = (values: Record<string, unknown> = {}) => {
      const { text, slots, fields, read } = found()
      const rows = ask(
        text,
        slots.map((slot) => slot(values)),
        fields,
      )
      return Array.isArray(rows) ? read(rows) : rows.then(read)
    }
    return { all } as Prepared<RowOf<Q>>
  }

/** So many values of a row come quicker as one text: the engine makes each into a string of its own. */
const IN_ONE = 8

/** Of columns of texts and whole numbers alone: JSON holds no bytes, fewer places of a number, and what is worked out may be JSON itself. */
const worthOnePiece = (fields: Selected[], sql: string): boolean =>
  sql.startsWith('select "') &&
  fields.length >= IN_ONE &&
  fields.every(({ field }) => is(field, Column) && ['text', 'integer'].includes(field.getSQLType()))

/** The same query, each row of which is one JSON text; unordered ones are one text altogether. */
function inOnePiece(sql: string, order: Order): string {
  const end = sql.indexOf(' from ')
  const row = `json_array(${sql.slice('select '.length, end)})`
  return `select ${order === 'unordered' ? `json_group_array(${row})` : row}${sql.slice(end)}`
}

function rowsIn(answer: unknown[][], order: Order): unknown[][] {
  return JSON.parse(order === 'unordered' ? (answer[0]![0] as string) : `[${answer.map((row) => row[0]).join()}]`)
}

/** Makes a row's object, or those of its parts, of its values. */
function readerOf({ fields, joinsNotNullableMap = {} }: Made): (values: unknown[]) => Record<string, unknown> {
  const parts = [...new Set(fields.map(({ path }) => (path.length > 1 ? path[0]! : null)))]
  const mayMiss = Object.values(joinsNotNullableMap).includes(false)
  if (fields.some(({ path }) => path.length > 2) || (mayMiss && parts.some((part) => part !== null)))
    throw new Error('A prepared query reads columns, or parts of such that are always there')
  const objects = parts.map((part) => ({ part, read: objectReader(fields, part) }))
  if (parts.length === 1 && parts[0] === null) return objects[0]!.read
  return (values) => {
    const row: Record<string, unknown> = {}
    for (const { part, read } of objects) {
      if (part === null) Object.assign(row, read(values))
      else row[part] = read(values)
    }
    return row
  }
}

/** Of the columns of one part; null: those that belong to none. */
function objectReader(fields: Selected[], part: string | null) {
  const columns = fields.flatMap(({ path, field }, at) =>
    (path.length > 1 ? path[0]! : null) === part ? [{ name: path.at(-1)!, at, decode: decoderOf(field) }] : [],
  )
  return (values: unknown[]) => {
    const object: Record<string, unknown> = {}
    for (const { name, at, decode } of columns) {
      const value = values[at]
      object[name] = decode === null || value === null ? value : decode(value)
    }
    return object
  }
}

/** What makes of a stored value what it means; null where that is the value itself. */
function decoderOf(field: Selected['field']): ((value: unknown) => unknown) | null {
  if (is(field, Column)) {
    const isStored = field.mapFromDriverValue === Column.prototype.mapFromDriverValue
    return isStored ? null : (value) => field.mapFromDriverValue(value)
  }
  const { decoder } = (is(field, SQL) ? field : 'sql' in field ? field.sql : field._.sql) as unknown as {
    decoder: typeof noopDecoder
  }
  return decoder === noopDecoder ? null : (value) => decoder.mapFromDriverValue(value)
}
