import { expect, test } from 'bun:test'
import { planByKnownPrices } from './plan-by-known-prices.ts'

test('the first four products with a current price are compared', async () => {
  const offers = Array.from({ length: 6 }, (_, n) => ({
    ...{ grade: `grade ${n}`, bagKg: 50 },
    known: { price: 1000 * n, counts: n > 0 },
  }))
  const planned: { grades: { id: string }[] }[] = []
  const fertilizer = {
    field: async () => ({ offers, cropPrice: null }),
    plan: async (_: unknown, input: (typeof planned)[number]) => void planned.push(input),
  }
  const want = { field: { id: 'field', cropType: 'maize' }, area: 1, areaUnit: 'ha', purse: 0 }
  await planByKnownPrices(fertilizer as never, {} as never, want as never)
  expect(planned[0]!.grades.map(({ id }) => id)).toEqual(['grade 1', 'grade 2', 'grade 3', 'grade 4'])
})
