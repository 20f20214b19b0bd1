import { expect, test } from 'bun:test'
import { CASH_NEEDS, STORAGE_METHODS } from '../../contracts/market.ts'
import { computeBreakEvenPrice, minWeightAfterStorage, monthlyStorageLoss } from '../budget/grain-storage.ts'
import { CANONICAL_CROPS } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { chanceOf } from '../testing/chance.ts'
import {
  countYearsAboveBreakEven,
  type DatedPrice,
  priceHistoryStart,
  priceRange,
  priceTrend,
} from './price-history.ts'
import { isDoubtfulPrice, median, reportedPriceRange } from './reported-prices.ts'
import { usualBreakEvenPrices } from './selling.ts'

test('losses of storage and the price that holding must reach are those recorded', () => {
  const lines = CANONICAL_CROPS.flatMap((crop) =>
    STORAGE_METHODS.map((storage, n) => {
      const holding = { price: 400 + 10 * n, kg: 650, months: 1 + n, storage, bagCost: 300 * n, rate: 0.03 }
      const held = CASH_NEEDS.map((need) => computeBreakEvenPrice(crop, { ...holding, need, dry: true }).breakEven)
      return `${crop} ${storage}: ${monthlyStorageLoss(crop, storage)} ${minWeightAfterStorage(crop, holding)?.toFixed(2)} ${held}`
    }),
  )
  const reached = CANONICAL_CROPS.flatMap((crop) =>
    (['NG', 'NA'] as const).map((country) => JSON.stringify(usualBreakEvenPrices(crop, { country, price: 480 }, true))),
  )
  expect(lines.filter((line) => !line.includes(': null'))).toMatchSnapshot()
  expect(reached.filter((line) => line !== 'null')).toMatchSnapshot()
})

const TODAY = '2029-08-15'
/** Twelve years of prices, some months without one. */
function madePrices(seed: number): DatedPrice[] {
  const chance = chanceOf(seed)
  return Array.from({ length: 40 + 12 * (seed % 9) }, () => ({
    date: addDays(TODAY, 20 - chance.below(365 * 12)),
    price: 200 + chance.below(400),
  }))
}

test('trends, ranges and years above a price are those recorded', () => {
  const lines = Array.from({ length: 40 }, (_, seed) => {
    const prices = madePrices(seed)
    const few = prices.slice(0, seed % 12)
    const above = countYearsAboveBreakEven(prices, { today: TODAY, months: 1 + (seed % 7), breakEven: 380 })
    return JSON.stringify([
      priceTrend(prices),
      priceTrend(few),
      priceRange(prices, TODAY),
      priceRange(few, TODAY),
      above,
    ])
  })
  expect(priceHistoryStart(TODAY)).toBe('2019-07-26')
  expect(lines).toMatchSnapshot()
})

test('prices that people reported are summed up as recorded', () => {
  const chance = chanceOf(3)
  const lines = Array.from({ length: 30 }, (_, n) => {
    const reports = Array.from({ length: n % 9 }, () => ({
      person: `p${chance.below(7)}`,
      days: chance.below(18),
      price: 200 + chance.below(700),
      doubtful: chance.below(3) === 0,
    }))
    const all = reports.map(({ price }) => price)
    return JSON.stringify([
      reports.length,
      reportedPriceRange(reports),
      median(all),
      all.map((one) => isDoubtfulPrice(one, 400)),
    ])
  })
  expect(lines).toMatchSnapshot()
})
