import { describe, expect, test } from 'bun:test'
import { maxKnownYield, UNUSUAL_YIELD_FACTOR } from '../../agronomy/feeding/best-harvest.ts'
import type { HarvestState } from '../../contracts/harvests.ts'
import { nextHarvestStep, parseHarvestReply, toYieldPerHectare } from './parse-harvest-reply.ts'

const HECTARE = 1 / 0.40468564224
const MOST = Math.floor((maxKnownYield('maize')! * UNUSUAL_YIELD_FACTOR) / 100)
const question = (state: HarvestState, over: object = {}) => ({
  state,
  bags: null as number | null,
  cropType: 'maize' as const,
  farmArea: HECTARE as number | null,
  ...over,
})

describe('an answer in words', () => {
  test.each([
    ['12', { state: 'unit', bags: 12 }],
    [' 12 ', { state: 'unit', bags: 12 }],
    ['12 bags', { state: 'unit', bags: 12 }],
    ['12bags', { state: 'unit', bags: 12 }],
    ['2,5', { state: 'unit', bags: 2.5 }],
    ['2.5', { state: 'unit', bags: 2.5 }],
    ['9', { state: 'skipped' }],
    ['9 bags', { state: 'unit', bags: 9 }],
    ['9.0', { state: 'skipped' }],
    ['0', { state: 'answered', amount: 0, unit: 'kg' }],
    ['0 bags', { state: 'answered', amount: 0, unit: 'kg' }],
    ['100000', { state: 'unit', bags: 100_000 }],
    ['100001', null],
    ['1000000', null],
    ['2.55', null],
    ['-1', null],
    ['ten', null],
    ['12 big bags', null],
    ['', null],
  ])('%p to the first question is %j', (text, step) => {
    expect(parseHarvestReply(question('asked'), text)).toEqual(step as never)
  })

  test('to a question that is asked once more is sure', () => {
    expect(parseHarvestReply(question('sure'), '900')).toEqual({ state: 'sure_unit', bags: 900 })
    expect(parseHarvestReply(question('sure'), '9')).toEqual({ state: 'skipped' })
  })

  test.each([
    ['1', { state: 'answered', amount: 1200, unit: 'kg' }],
    ['2', { state: 'answered', amount: 600, unit: 'kg' }],
    ['3', { state: 'answered', amount: 12, unit: 'bags' }],
    ['4', null],
    ['0', null],
    ['9', null],
    ['1.0', null],
    ['two', null],
  ])('%p to the size of twelve bags is %j', (text, step) => {
    for (const state of ['unit', 'sure_unit'] as const)
      expect(parseHarvestReply(question(state, { bags: 12 }), text)).toEqual(step as never)
    expect(parseHarvestReply(question('unit'), text)).toBeNull()
  })
})

describe('an unusual amount', () => {
  const bags = (n: number, over: object = {}, state: HarvestState = 'asked', bag: '1' | '2' | '3' = '1') =>
    nextHarvestStep(question(state, over), { bags: n, bag }).state

  test('is above three times the best of the crop, and asked once more', () => {
    expect([bags(MOST), bags(MOST + 1)]).toEqual(['answered', 'sure'])
    expect([bags(2 * MOST, {}, 'asked', '2'), bags(2 * MOST + 2, {}, 'asked', '2')]).toEqual(['answered', 'sure'])
  })

  test('is taken when it is said again, and cannot be told without a land or a weight', () => {
    for (const state of ['sure', 'sure_unit'] as const) expect(bags(MOST + 1, {}, state)).toBe('answered')
    expect(bags(MOST + 1, { farmArea: null })).toBe('answered')
    expect(bags(MOST + 1, { farmArea: 0 })).toBe('answered')
    expect(bags(MOST + 1, {}, 'asked', '3')).toBe('answered')
    expect(bags(MOST + 1, { farmArea: 2 * HECTARE })).toBe('answered')
  })

  test('nothing known skips, nothing harvested is an answer', () => {
    expect(nextHarvestStep(question('asked'), { bags: null, bag: '1' })).toEqual({ state: 'skipped' })
    expect(nextHarvestStep(question('asked'), { bags: 0, bag: '3' })).toEqual({
      state: 'answered',
      amount: 0,
      unit: 'kg',
    })
  })
})

test('kilograms a hectare come from acres', () => {
  expect(toYieldPerHectare(1000, HECTARE)).toBeCloseTo(1000)
  expect(toYieldPerHectare(1000, 1)).toBeCloseTo(2471.05)
  expect([toYieldPerHectare(1000, 0), toYieldPerHectare(1000, null)]).toEqual([null, null])
})
