import { Column, is, Param, Placeholder, type Query } from 'drizzle-orm'
import type { Write } from './database.ts'

interface Prepared {
  all(values: Record<string, unknown>): unknown
  getQuery(): Query
  mapResult(result: unknown, isFromBatch?: boolean): unknown
}

interface Filled {
  text: string
  params: unknown[]
}

interface Filler {
  fill(values: Record<string, unknown>): Filled
  /** Returns no rows for drizzle to map. */
  silent: boolean
}

export type PreparedWrite = Write & Pick<Filler, 'silent'> & { filled(): Filled }

/** Prepared write with its values: building the SQL of a frequent write takes longer than running it. */
export function bindValues<P extends Prepared>(
  prepared: P,
  values: Record<string, unknown>,
): PreparedWrite & { all(): ReturnType<P['all']> } {
  const { fill, silent } = cachedFillers.getOrInsertComputed(prepared, fillerOf)
  const all = () => prepared.all(values) as ReturnType<P['all']>
  const filled = () => fill(values)
  const _prepare = () => {
    const { text: sql, params } = filled()
    return {
      getQuery: () => ({ sql, params }),
      mapResult: (result: unknown, isFromBatch: boolean) => prepared.mapResult(result, isFromBatch),
    }
  }
  return { run: all, all, silent, filled, _prepare } as PreparedWrite & { all(): ReturnType<P['all']> }
}

const cachedFillers = new WeakMap<Prepared, Filler>()

function fillerOf(prepared: Prepared): Filler {
  const { sql: text, params } = prepared.getQuery()
  const slots = params.map(slotOf)
  return {
    silent: (prepared as unknown as { executeMethod: string }).executeMethod === 'run',
    fill: (values) => ({ text, params: slots.map((slot) => slot(values)) }),
  }
}

function slotOf(param: unknown): (values: Record<string, unknown>) => unknown {
  if (is(param, Placeholder)) return (values) => valueFor(values, param.name)
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param
  const { name } = param.value
  const { encoder } = param
  if (encoder.mapToDriverValue === Column.prototype.mapToDriverValue) return (values) => valueFor(values, name)
  return (values) => encoder.mapToDriverValue(valueFor(values, name))
}

function valueFor(values: Record<string, unknown>, name: string): unknown {
  const value = values[name]
  if (value === undefined && !(name in values)) throw new Error(`No value was given for ${name}`)
  return value
}
