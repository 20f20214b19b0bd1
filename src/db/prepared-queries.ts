import { lazyValue } from '../shared/lazy-value.ts'

interface Prepared<Row> {
  all(values?: Record<string, unknown>): Promise<Row[]>
}

export function prepareOnce<Row>(build: () => { prepare(): Prepared<Row> }): Prepared<Row> {
  const query = lazyValue(() => build().prepare())
  return { all: async (values) => query().all(values) }
}
