import { lazily } from '../shared/lazily.ts'

/** Rows query, as drizzle builds it. */
export interface RowsQuery {
  prepare(): unknown
  all(): Promise<unknown[]>
}
type RowOf<Q extends RowsQuery> = Awaited<ReturnType<Q['all']>>[number]

/** Read query with named placeholders, built once. */
export interface Prepared<Row> {
  all(values?: Record<string, unknown>): Promise<Row[]>
}

/** Builds and prepares a query when it is first run. */
export function prepared<Q extends RowsQuery>(build: () => Q): Prepared<RowOf<Q>> {
  const query = lazily(() => build().prepare() as Prepared<RowOf<Q>>)
  return { all: async (values) => query().all(values) }
}
