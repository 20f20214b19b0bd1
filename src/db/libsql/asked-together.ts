import { Column, is } from 'drizzle-orm'
import type { Fields } from '../prepared.ts'
import type { ServerStatement, ServerValue } from './hrana-statement.ts'

/** A query that can be asked for many at once. */
export interface Together {
  /** Those with the same are asked in one statement; null for what is not told exactly as JSON. */
  keyOf(args: readonly ServerValue[]): string | null
  /** The answer has a row for each who asks, in order, with one value: the rows of theirs, as JSON. */
  statement(asked: readonly (readonly ServerValue[])[]): ServerStatement
}

const HEAD = 'select '
const NOT_SIMPLE = /^(?!select )|^select distinct | (union|except|intersect) /
const QUOTED = `'(?:[^']|'')*'|"(?:[^"]|"")*"`
/** SQLite takes no column for how many. */
const PARAMETER = new RegExp(`${QUOTED}|(\\b(?:limit|offset) )?\\?`, 'g')
const MARK = new RegExp(`${QUOTED}|[(),]|\\bfrom\\b`, 'g')
const ALIASED = / as "\w+"$/

/**
 * The text of a query for all who ask it in one request: the server reads and prepares one statement instead of one for
 * each, and answers each with one text instead of every value of every row with its type. null where that would not
 * give the very same: blobs are no JSON, and of a statement that is more than one `select` the parts are not found.
 */
export function togetherOf(text: string, fields: Fields): Together | null {
  /** Of each parameter, if it is the same for all who are asked for at once. */
  const common: boolean[] = []
  const each = () => common.filter((isCommon) => !isCommon).length
  const told = text.replace(PARAMETER, (found, before?: string) => {
    if (!found.endsWith('?')) return found
    common.push(before !== undefined)
    return before ? `${before}?${1 + common.length - each()}` : `each_asked.v${each() - 1}`
  })
  const parts = NOT_SIMPLE.test(text) ? null : partsOf(told)
  const values = parts?.list.map((expression, n) => asJson(expression, fields[n]))
  if (!parts || !values || values.length !== fields.length || values.includes(null)) return null
  const columns = Array.from({ length: each() }, (_, n) => `value ->> ${n} as v${n}`)
  const sql = `with each_asked as materialized (select ${['1', ...columns].join(', ')} from json_each(?1))
    select (select '[' || coalesce(group_concat(j), '') || ']' from (select json_array(${values.join(', ')}) as j ${parts.rest})) as rows
    from each_asked`
  const isEach = (_: unknown, n: number) => !common[n]
  const isCommon = (_: unknown, n: number) => common[n]
  return {
    keyOf: (args) => (args.every(isExact) ? JSON.stringify(args.filter(isCommon)) : null),
    statement: (asked) => ({
      sql,
      args: [JSON.stringify(asked.map((args) => args.filter(isEach).map(plain))), ...asked[0]!.filter(isCommon)],
    }),
  }
}

/** What is selected, one by one, and all that follows; null when it cannot be told. */
function partsOf(text: string): { list: string[]; rest: string } | null {
  const list: string[] = []
  let depth = 0
  let from = HEAD.length
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    if (mark === '(') depth++
    else if (mark === ')') depth--
    else if (depth === 0 && (mark === ',' || mark === 'from')) {
      list.push(text.slice(from, index).trim())
      if (mark === 'from') return { list, rest: text.slice(index) }
      from = index + 1
    }
  }
  return null
}

/** The value, so that SQLite's JSON has it to the last bit; null for what may be a blob. */
function asJson(expression: string, { field }: Partial<Fields[number]> = {}): string | null {
  if (!field || ALIASED.test(expression)) return null
  const type = is(field, Column) ? field.getSQLType() : 'any'
  if (type === 'blob') return null
  if (type === 'text' || type === 'integer' || /^(exists|count) ?\(/.test(expression)) return expression
  // JSON that a function made is text like any other.
  return `case typeof(${expression}) when 'real' then json(printf('%!.17g', ${expression})) when 'text' then (${expression}) || '' else ${expression} end`
}

/** SQLite's JSON ends a text at its first NUL. */
const isExact = (value: ServerValue) =>
  value === null ||
  typeof value === 'boolean' ||
  Number.isSafeInteger(value) ||
  (typeof value === 'string' && !value.includes('\0'))

const plain = (value: ServerValue) =>
  typeof value === 'string' ? value.toWellFormed() : typeof value === 'boolean' ? Number(value) : value
