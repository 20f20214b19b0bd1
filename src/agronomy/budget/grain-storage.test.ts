import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { STORAGE_METHODS } from '../../contracts/market.ts'
import { computeBreakEvenPrice, minWeightAfterStorage, monthlyStorageLoss, type StorageCase } from './grain-storage.ts'

const NOW: StorageCase = {
  price: 400,
  kg: 1000,
  months: 5,
  storage: 'woven',
  bagCost: 0,
  need: 'none',
  rate: 0.03,
  dry: true,
}
const breakEven = (over: Partial<StorageCase>) => computeBreakEvenPrice('maize', { ...NOW, ...over }).breakEven!

describe('the price that holding must reach', () => {
  test.each([
    [1, 'woven', 0, 'none', 406.3],
    [1, 'treated', 0, 'none', 403.7],
    [1, 'hermetic', 1500, 'none', 415.8],
    [5, 'woven', 0, 'none', 432.3],
    [5, 'treated', 0, 'none', 419.0],
    [5, 'hermetic', 1500, 'none', 419.2],
    [5, 'woven', 0, 'debt', 501.1],
  ] as const)('after %i months in %s bags at %i, need %s: %f', (months, storage, bagCost, need, price) => {
    expect(Math.round(breakEven({ months, storage, bagCost, need }) * 10) / 10).toBe(price)
  })

  test('counts interest only on a debt', () => {
    expect(breakEven({ need: 'some' })).toBe(breakEven({ need: 'none' }))
  })

  test('rises with the months, the loss and the interest, and never lies under the price of today', () => {
    const months = fc.integer({ min: 1, max: 7 })
    const rate = fc.double({ min: 0.001, max: 0.2, noNaN: true })
    fc.assert(
      fc.property(months, rate, fc.double({ min: 10, max: 5000, noNaN: true }), (m, i, price) => {
        const at = (over: Partial<StorageCase>) => breakEven({ price, months: m, need: 'debt', rate: i, ...over })
        expect(at({ months: m + 1 })).toBeGreaterThanOrEqual(at({}))
        expect(at({ rate: i * 2 })).toBeGreaterThanOrEqual(at({}))
        expect(at({ storage: 'treated' })).toBeLessThanOrEqual(at({}))
        expect(at({ storage: 'hermetic', need: 'none' })).toBeGreaterThanOrEqual(price - 0.01)
      }),
    )
  })
})

test('the weight left is what the loss of each month leaves', () => {
  // 10.3 % in 7 months (Insects 2020, 11:541).
  expect(computeBreakEvenPrice('maize', { ...NOW, months: 7 }).kgLeft!).toBeCloseTo(897, 0)
  expect(computeBreakEvenPrice('maize', { ...NOW, months: 6, storage: 'hermetic' }).kgLeft!).toBeCloseTo(988, 0)
})

test('the least weight left is that of the worst trial, where trials differ', () => {
  // 35.8 % in 180 days (J. Food Quality 2018, 2515698).
  expect(minWeightAfterStorage('maize', { kg: 1000, months: 6, storage: 'woven' })).toBeCloseTo(642, 0)
  expect(minWeightAfterStorage('maize', { kg: 1000, months: 6, storage: 'hermetic' })).toBeNull()
  expect(minWeightAfterStorage('yam', { kg: 1000, months: 6, storage: 'woven' })).toBeNull()
})

test('there is no sum for a crop or a store without a measured loss', () => {
  for (const storage of ['crib', 'none'] as const)
    expect(computeBreakEvenPrice('maize', { ...NOW, storage }).refused).toBe('unknown-loss')
  for (const storage of STORAGE_METHODS)
    expect(computeBreakEvenPrice('yam', { ...NOW, storage }).refused).toBe('unknown-loss')
  expect(monthlyStorageLoss('toString', 'woven')).toBeNull()
})

test('a harvest that is not known to be dry is not held', () => {
  expect(computeBreakEvenPrice('maize', { ...NOW, dry: false })).toEqual({
    refused: 'wet',
    kgLeft: null,
    breakEven: null,
  })
})
