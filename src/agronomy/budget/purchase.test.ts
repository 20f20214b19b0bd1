import { expect, test } from 'bun:test'
import { isWithinLimits } from './purchase.ts'

const offer = (brings: { n: number; p: number; k: number }, over: object = {}) =>
  ({ price: 100, least: 2, most: 10, brings, ...over }) as Parameters<typeof isWithinLimits>[1][number]
const OFFERS = [offer({ n: 4, p: 0, k: 0 }), offer({ n: 2, p: 2, k: 0 })]
const BOUNDS = { limit: { n: 40, p: 10, k: 0 }, purse: 1000 } as Parameters<typeof isWithinLimits>[2]

test.each([
  ['nothing', [0, 0], {}, true],
  ['a product from its least to its most', [2, 0], {}, true],
  ['less than the least of a product', [1, 0], {}, false],
  ['more than the most of a product', [11, 0], { purse: 9999, limit: { n: 999, p: 0, k: 0 } }, false],
  ['as much as the purse', [5, 5], {}, true],
  ['more than the purse', [5, 5], { purse: 999 }, false],
  ['more nitrogen than the limit', [5, 5], { limit: { n: 29, p: 10, k: 0 } }, false],
  ['more phosphate than the limit', [5, 5], { limit: { n: 40, p: 9, k: 0 } }, false],
  ['more products than allowed', [2, 2], { kinds: 1 }, false],
  ['nitrogen alone', [2, 0], {}, true],
  ['nitrogen alone where phosphate comes first', [2, 0], { phosphateFirst: true }, false],
  ['nitrogen with phosphate where it comes first', [2, 2], { phosphateFirst: true }, true],
  ['nothing where phosphate comes first', [0, 0], { phosphateFirst: true }, true],
] as const)('%s is within the bounds: %p, %p', (_, steps, over, within) => {
  expect(isWithinLimits([...steps], OFFERS, { ...BOUNDS, ...over })).toBe(within)
})
