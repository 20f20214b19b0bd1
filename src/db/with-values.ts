import { fillPlaceholders, type Query } from 'drizzle-orm'
import type { Write } from './database.ts'

interface Prepared {
  all(values: Record<string, unknown>): unknown
  getQuery(): Query
  mapResult(result: unknown, isFromBatch?: boolean): unknown
}

/** A prepared write with the values of this time: making the text of one that is done often takes longer than doing it. */
export function withValues<P extends Prepared>(
  prepared: P,
  values: Record<string, unknown>,
): Write & { all(): ReturnType<P['all']> } {
  const all = () => prepared.all(values) as ReturnType<P['all']>
  // What drizzle's batch of a server asks of each of its items.
  const _prepare = () => {
    const { sql, params } = prepared.getQuery()
    return {
      getQuery: () => ({ sql, params: fillPlaceholders(params, values) }),
      mapResult: (result: unknown, isFromBatch: boolean) => prepared.mapResult(result, isFromBatch),
    }
  }
  return { run: all, all, _prepare } as Write & { all(): ReturnType<P['all']> }
}
