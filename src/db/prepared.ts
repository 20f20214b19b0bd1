import { lazily } from '../shared/lazily.ts'

interface RowsQuery {
  prepare(): unknown
  all(): Promise<unknown[]>
}
type RowOf<Q extends RowsQuery> = Awaited<ReturnType<Q['all']>>[number]

interface Prepared<Row> {
  all(values?: Record<string, unknown>): Promise<Row[]>
}

export function prepared<Q extends RowsQuery>(build: () => Q): Prepared<RowOf<Q>> {
  const query = lazily(() => build().prepare() as Prepared<RowOf<Q>>)
  return { all: async (values) => query().all(values) }
}
