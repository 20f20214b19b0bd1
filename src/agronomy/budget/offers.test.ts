import { expect, test } from 'bun:test'
import { buildOffers, purchaseStepFor } from './offers.ts'

test('small land is bought for by weight, a field in half bags, large land in as many bags as it has tens of hectares', () => {
  expect([0.001, 0.01, 0.05, 0.2, 0.4, 1.9, 9, 12, 50].map(purchaseStepFor)).toEqual([
    { kg: 0.01 },
    { kg: 0.1 },
    { kg: 1 },
    { kg: 5 },
    { bags: 0.5 },
    { bags: 0.5 },
    { bags: 0.5 },
    { bags: 1 },
    { bags: 5 },
  ])
})

test('an acre is bought for in half bags', () => {
  expect(purchaseStepFor(0.4046856)).toEqual({ bags: 0.5 })
})

test('half a bag costs half, at least 25 kg/ha of it are spread, and no more than is borne', () => {
  const limit = { n: 160, p: 40, k: 75 }
  const [urea] = buildOffers([{ id: 'urea', bagKg: 50, price: 40_000 }], 1, { limit, target: null }, { bags: 0.5 })
  expect(urea).toEqual({ stepKg: 25, price: 20_000, brings: { n: 11.5, p: 0, k: 0 }, least: 1, most: 13 })
  const [wide] = buildOffers([{ id: 'urea', bagKg: 50, price: 40_000 }], 1.6, { limit, target: null }, { bags: 0.5 })
  expect(wide!.least).toBe(2)
})

test('of what a stand bears little of less can be bought', () => {
  const [little] = buildOffers(
    [{ id: 'urea', bagKg: 50, price: 40_000 }],
    1,
    { limit: { n: 160, p: 40, k: 75 }, target: null, atOnceKg: () => 130 },
    { bags: 0.5 },
  )
  expect(little!.most).toBe(5)
})
