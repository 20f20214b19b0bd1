import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { FertilizerPlan } from './fertilizer-plan.ts'
import {
  fertilizerPlanVerdict,
  relevantBadYear,
  roundCostUp,
  roundHarvestDown,
  roundIncomeDown,
  roundTotalCost,
} from './rounded-sums.ts'

describe('money and harvest on the screen', () => {
  test('what comes in is told to a step that fits it', () => {
    expect([123_456, 10_000, 9_870, 987.9, 12.9].map((money) => roundIncomeDown(money, 'NGN'))).toEqual([
      123_000, 10_000, 9_800, 980, 10,
    ])
    expect([12_345, 999, 98.7].map((money) => roundIncomeDown(money, 'NAD'))).toEqual([12_300, 990, 98])
    expect([1234, 480, 33.3, 7.9].map(roundHarvestDown)).toEqual([1200, 480, 33, 7])
    expect([-5, 0].map(roundHarvestDown)).toEqual([0, 0])
    expect([158_265, 7_410, 130].map((money) => roundTotalCost(money, 'NGN'))).toEqual([159_000, 7_500, 130])
  })

  test('a bad year is told where it is worse than the low end of the range', () => {
    const extraYield = { kg: 350, low: 210, high: 490 }
    const told = (kg: number) => relevantBadYear({ extraYield, badYear: { kg, money: 1 } } as FertilizerPlan)
    expect([told(350), told(210), told(209)]).toEqual([null, null, { kg: 209, money: 1 }])
  })

  test('a purse that buys nothing is not called a field that does not pay', () => {
    const told = (id: 'does_not_pay' | 'purse_too_small') =>
      fertilizerPlanVerdict({ parts: [], worthIt: false, why: [{ id, n: null }] })
    expect([told('does_not_pay'), told('purse_too_small')]).toEqual(['paysNot', 'none'])
  })

  test('nothing is ever rounded in the favour of who sells', () => {
    const amount = fc.double({ min: 0, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(amount, amount, fc.constantFrom('NGN' as const, 'NAD' as const), (brings, costs, currency) => {
        expect(roundIncomeDown(brings, currency)).toBeLessThanOrEqual(brings + 1e-6)
        expect(roundHarvestDown(brings)).toBeLessThanOrEqual(brings + 1e-6)
        expect(roundCostUp(costs)).toBeGreaterThanOrEqual(costs - 1e-6)
        expect(roundIncomeDown(brings, currency) - roundCostUp(costs)).toBeLessThanOrEqual(brings - costs + 1e-6)
      }),
    )
  })

  test('what is told is at least nine tenths of what it is, where it is worth telling', () => {
    const amount = fc.double({ min: 100, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(amount, (brings) => {
        expect(roundIncomeDown(brings, 'NGN')).toBeGreaterThanOrEqual(brings * 0.9 - 1e-6)
        expect(roundHarvestDown(brings)).toBeGreaterThanOrEqual(brings * 0.9 - 1e-6)
      }),
    )
  })
})
