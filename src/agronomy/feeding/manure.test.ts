import { expect, test } from 'bun:test'
import { manureLoads } from './manure.ts'

test.each([
  ['one load at least', 'NG', 5, 'pans', 1],
  ['loads one by one', 'NG', 19 * 20, 'pans', 19],
  ['in fives from 20 on', 'NG', 23 * 20, 'pans', 25],
  ['still in fives at 49', 'NG', 48 * 20, 'pans', 50],
  ['in tens from 50 on', 'NG', 54 * 20, 'pans', 50],
  ['150 headpans', 'NG', 150 * 20, 'pans', 150],
  ['more than 150 headpans, by ox-cart', 'NG', 151 * 20, 'carts', 8],
  ['wheelbarrows in Namibia', 'NA', 150 * 50, 'barrows', 150],
  ['more than 150 wheelbarrows, by ox-cart', 'NA', 152 * 50, 'carts', 19],
] as const)('manure is carried as %s', (_, country, kg, carried, loads) => {
  expect(manureLoads(country, kg)).toEqual({ in: carried, loads })
})
