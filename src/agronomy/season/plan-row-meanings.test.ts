import { expect, test } from 'bun:test'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import { PLAN_ROW_MEANINGS } from './plan-row-meanings.ts'

test('every row of every crop’s plan has its operation, and no operation is of a row that no crop has', () => {
  const rows = CANONICAL_CROPS.flatMap((crop) => cropFacts(crop).record.practice.plan.map(({ id }) => id))
  expect([...new Set(['plant', ...rows])].toSorted()).toEqual(Object.keys(PLAN_ROW_MEANINGS).toSorted())
})
