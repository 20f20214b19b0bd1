import { describe, expect, test } from 'bun:test'
import { wordAdvice } from '../../advice-words/word-advice.ts'
import { LANGUAGE_IDS } from '../../contracts/languages.ts'
import { addMonths } from '../dates.ts'
import type { Advice } from '../types.ts'
import { addMarketPrice, type NearestMarketPrice, usualBreakEvenPrices, wasHarvestDried } from './selling.ts'

const TODAY = '2026-11-24'
const past = (...prices: number[]) => prices.map((price, n) => ({ date: addMonths(TODAY, 5 - 12 * (n + 1)), price }))
const NEAR: NearestMarketPrice = { country: 'NG', today: TODAY, price: 400, history: past(450, 433, 400, 500) }
const DRIED = [
  { kind: 'harvested', date: '2026-10-01' },
  { kind: 'dried', date: '2026-10-12' },
] as const

const selling = (crop: Advice['crop'] = 'maize'): Advice => ({
  rule: 'harvest.sell',
  situation: 'harvest.sell',
  crop,
  growthStage: 'harvesting',
  category: 'harvest',
  priority: 'low',
  confidence: 'high',
  facts: { hold: 'bags', low: 11, high: 7, gap: 30, why: 'stage' },
  weatherReason: null,
  evidence: [],
  actions: ['postharvest.holding'],
  closes: { kind: 'sold', n: null },
  validUntil: '2026-12-08',
  score: 1,
})
const content = (advice: Advice) => wordAdvice(advice, 'en').content

describe('the advice to sell or hold', () => {
  test('has the price of today, the price to reach and how often this market got there', () => {
    expect(content(addMarketPrice(selling(), NEAR, DRIED))).toBe(
      'First put aside food until the next harvest, seed, and money you owe. Hold only dry, sorted grain in airtight bags: sell half, hold half. Never sell or eat mouldy grain. 1 kg sells for ₦400. To gain, after 5 months in woven bags it must reach ₦432.28, in airtight ₦419.18. It did in 3 of the last 4 years.',
    )
  })
  test('does not know what prices will do from fewer than three years', () => {
    const text = content(addMarketPrice(selling(), { ...NEAR, history: past(450, 433) }, DRIED))
    expect(text).toEndWith('in airtight ₦419.18. We do not know what prices will do.')
  })
  test('has no sum for a harvest that is not known to be dry', () => {
    for (const log of [
      [],
      DRIED.slice(0, 1),
      DRIED.toReversed().map((one, n) => ({ ...one, date: `2026-10-0${n + 1}` })),
    ])
      expect(content(addMarketPrice(selling(), NEAR, log))).toEndWith('1 kg sells for ₦400. Dry it before you hold it.')
  })
  test('has the price and the usual prices of a crop without measured losses', () => {
    const text = content(addMarketPrice(selling('soybean'), NEAR, DRIED))
    expect(text).toEndWith(
      '1 kg sells for ₦400. In Nigeria it is usually cheapest in Nov and about 30 % dearer in Jul, but not every year.',
    )
    expect(text).not.toContain('reach')
  })
  test('names no airtight bag where its price is unknown, and N$ in Namibia', () => {
    const text = content(addMarketPrice(selling(), { ...NEAR, country: 'NA', price: 8, history: [] }, DRIED))
    expect(text).toContain('1 kg sells for N$8. To gain, after 5 months in woven bags it must reach N$8.65. We')
  })
  test.each([...LANGUAGE_IDS])('has the same sums in %s', (language) => {
    const { content: text } = wordAdvice(addMarketPrice(selling(), NEAR, DRIED), language)
    for (const sum of ['₦400', '₦432.28', '₦419.18']) expect(text).toContain(sum)
  })
})

test('a harvest is dry once it was dried after it was brought in, in whatever order the log has it', () => {
  expect([wasHarvestDried(DRIED), wasHarvestDried(DRIED.toReversed()), wasHarvestDried([])]).toEqual([
    true,
    true,
    false,
  ])
  expect(wasHarvestDried([...DRIED, { kind: 'harvested', date: '2026-10-13' }])).toBe(false)
  expect(wasHarvestDried([...DRIED, { kind: 'harvested', date: '2026-10-12' }])).toBe(true)
  expect(wasHarvestDried([{ kind: 'dried', date: '2026-10-12' }])).toBe(true)
})

test('the usual price to reach is that of woven and of new airtight bags', () => {
  expect(usualBreakEvenPrices('maize', NEAR, true)).toEqual({ woven: 432.28, airtight: 419.18 })
  expect(usualBreakEvenPrices('maize', { country: 'NA', price: 8 }, true)).toEqual({ woven: 8.65, airtight: null })
  expect([usualBreakEvenPrices('maize', NEAR, false), usualBreakEvenPrices('yam', NEAR, true)]).toEqual([null, null])
})
