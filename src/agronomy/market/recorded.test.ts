import { expect, test } from 'bun:test'
import { CASH_NEEDS, STORAGE_METHODS } from '../../contracts/market.ts'
import { hold, leastLeft, lossAMonth } from '../budget/holding.ts'
import { CANONICAL_CROPS } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { chanceOf } from '../testing/chance.ts'
import { historyFrom, type PriceOn, rangeOf, trendOf, yearsAbove } from './history.ts'
import { isDoubtful, median, seenRange } from './seen.ts'
import { usualReach } from './selling.ts'

test('losses of storage and the price that holding must reach are those recorded', () => {
  const lines = CANONICAL_CROPS.flatMap((crop) =>
    STORAGE_METHODS.map((storage, n) => {
      const holding = { price: 400 + 10 * n, kg: 650, months: 1 + n, storage, bagCost: 300 * n, rate: 0.03 }
      const held = CASH_NEEDS.map((need) => hold(crop, { ...holding, need, dry: true }).breakEven)
      return `${crop} ${storage}: ${lossAMonth(crop, storage)} ${leastLeft(crop, holding)?.toFixed(2)} ${held}`
    }),
  )
  const reached = CANONICAL_CROPS.flatMap((crop) =>
    (['NG', 'NA'] as const).map((country) => JSON.stringify(usualReach(crop, { country, price: 480 }, true))),
  )
  expect(lines.filter((line) => !line.includes(': null'))).toMatchSnapshot()
  expect(reached.filter((line) => line !== 'null')).toMatchSnapshot()
})

const TODAY = '2029-08-15'
/** Twelve years of prices, some months without one. */
function madePrices(seed: number): PriceOn[] {
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
    const above = yearsAbove(prices, { today: TODAY, months: 1 + (seed % 7), breakEven: 380 })
    return JSON.stringify([trendOf(prices), trendOf(few), rangeOf(prices, TODAY), rangeOf(few, TODAY), above])
  })
  expect(historyFrom(TODAY)).toBe('2019-07-26')
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
    return JSON.stringify([reports.length, seenRange(reports), median(all), all.map((one) => isDoubtful(one, 400))])
  })
  expect(lines).toMatchSnapshot()
})
