import { describe, expect, test } from 'bun:test'
import type { FertilizerPlan, PlanSplit } from '../contracts/fertilizer-plan.ts'
import { LANGUAGE_IDS } from '../contracts/languages.ts'
import {
  amountWords,
  daysWords,
  formatMoneyWords,
  formatNumberWords,
  formatWithHalves,
  handWords,
  isShownInHalfBags,
  placementWords,
  reasonWords,
  stageWords,
} from './amounts-in-words.ts'
import { translatorFor } from './index.ts'

const en = translatorFor('en')
const af = translatorFor('af')

type Product = PlanSplit['products'][number]
const PRODUCT: Product = {
  ...{ grade: 'urea', kg: 50, bags: 1, capsPerStand: null, capsPerMetre: null, gramsPerPlant: null },
}
const SPLIT: PlanSplit = {
  ...{ n: 1, of: 2, days: null, transplanted: false, fromDay: null, toDay: null, from: null, to: null },
  ...{ how: null, products: [] },
}

test('numbers and money have the marks of the language, and two decimals at most', () => {
  const values = [0, 7, 999, 1000, 12_345, 1_234_567, 0.5, 1000.256]
  expect(values.map((value) => formatNumberWords(value, en))).toEqual([
    ...['0', '7', '999', '1,000', '12,345', '1,234,567', '0.5', '1,000.26'],
  ])
  expect(values.map((value) => formatNumberWords(value, af))).toEqual([
    ...['0', '7', '999', '1\u00a0000', '12\u00a0345', '1\u00a0234\u00a0567', '0,5', '1\u00a0000,26'],
  ])
  expect([formatMoneyWords(28_000, 'NGN', en), formatMoneyWords(1250.5, 'NAD', af)]).toEqual([
    '₦28,000',
    'N$1\u00a0250,5',
  ])
  for (const language of LANGUAGE_IDS)
    expect(formatNumberWords(1000, translatorFor(language))).toMatch(/^1[,\u00a0]000$/)
})

test('halves are drawn, other parts are numbers', () => {
  expect([0.5, 1, 1.5, 2.25, 1000.5, 2.5000001].map((value) => formatWithHalves(value, en))).toEqual([
    ...['½', '1', '1½', '2.25', '1,000½', '2½'],
  ])
  expect([0.4, 0.5, 1, 1.5, 0.25, 1.25, 0].map(isShownInHalfBags)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('an amount is in bags and half bags, else in kilograms, to a tenth under ten', () => {
  const of = (bags: number, kg: number) => amountWords({ grade: 'urea', bags, kg }, en).replace(/ of .*/, '')
  expect([of(0.5, 25), of(1, 50), of(1.5, 75), of(3, 150)]).toEqual(['half a bag', '1 bag', '1½ bags', '3 bags'])
  expect([of(0.1, 4.26), of(0.1, 9.96), of(0.3, 10.4), of(0.7, 12.6)]).toEqual(['4.3 kg', '10 kg', '10 kg', '13 kg'])
})

describe('in the hand', () => {
  const hand = (over: Partial<Product>) => handWords({ ...PRODUCT, ...over }, en)
  test('are caps of a stand, a metre or a square metre, one for several where it is little', () => {
    const one = { caps: 2.5, stands: 1 }
    const many = { caps: 1, stands: 3 }
    expect([
      hand({ capsPerStand: one }),
      hand({ capsPerStand: many }),
      hand({ capsPerMetre: one }),
      hand({ capsPerMetre: many }),
      hand({ capsPerSquare: one }),
      hand({ capsPerSquare: many }),
      hand({ capsPerStand: one, capsPerMetre: many }),
      hand({ capsPerMetre: one, capsPerSquare: many }),
    ]).toEqual([
      ...['2½ caps a stand', '1 cap for 3 stands', '2½ caps a metre of row', '1 cap for 3 metres of row'],
      ...['2½ caps a square metre', '1 cap for 3 square metres', '2½ caps a stand', '2½ caps a metre of row'],
    ])
  })
  test('are grams of a plant, steps of what is spread, or nothing that can be measured', () => {
    expect([
      hand({ gramsPerPlant: 1250.4, strides: 9 }),
      hand({ strides: 12 }),
      hand({}),
      hand({ strides: 0 }),
    ]).toEqual([...['1,250 g a plant', '10 kg for 50 by 12 long steps', null, null]])
  })
})

test('the place of fertiliser has its depth and distance, as far as they are known', () => {
  const at = (
    way: NonNullable<PlanSplit['how']>['way'],
    from: number | null = null,
    to: number | null = null,
    depth: number | null = 5,
  ) => placementWords({ way, depth, from, to }, en)?.split('.')[0] ?? null
  expect(placementWords(null, en)).toBeNull()
  expect([at('stand', 5, 6), at('ring', 10), at('band', 5, 5), at('stand', 5, 6, null), at('stand')]).toEqual([
    'In a hole 5 cm deep, 5-6 cm from each stand',
    'In a half ring 10 cm from the stem, 5 cm deep',
    'In a furrow 5 cm deep, 5 cm from the row',
    null,
    null,
  ])
  expect([at('tree', 100, 150), at('tree', 100, null, null), at('tree')]).toEqual([
    'In a ring 100-150 cm from the trunk',
    'In a ring 100 cm from the trunk',
    'In a ring under the edge of the branches',
  ])
  expect([at('mud', 5), at('broadcast')].map((words) => words?.slice(0, 6))).toEqual(['If wat', 'Spread'])
})

test('a feeding is given at planting or transplanting, some days after, at a stage, or in the rains', () => {
  const when = (over: Partial<PlanSplit>) => daysWords({ ...SPLIT, ...over }, en)
  const stage = 'When the heads begin inside the stem, about 60 days before harvest'
  const tree = { way: 'tree', depth: null, from: null, to: null } as const
  expect([
    when({ days: [-1, 0] }),
    when({ days: [-1, 0], transplanted: true }),
    when({ days: [-3, 1] }),
    when({ days: [21, 35] }),
    when({ days: [21, 35], transplanted: true }),
    when({ fromDay: -2, toDay: 40 }),
    when({ fromDay: 35, toDay: 40, panicle: 60 }),
    when({ fromDay: 35, panicle: 60 }),
    when({ toDay: 40, panicle: 60 }),
    when({ how: tree }),
    when({ how: { ...tree, way: 'ring' } }),
    when({ days: [21, 35], fromDay: 1, toDay: 2 }),
  ]).toEqual([
    'At planting',
    'At transplanting',
    '0 to 1 days after planting',
    '21 to 35 days after planting',
    '21 to 35 days after transplanting',
    '0 to 40 days after planting',
    `${stage}: 35 to 40 days after planting`,
    stage,
    stage,
    'In the rains, when the soil is moist',
    null,
    '21 to 35 days after planting',
  ])
  expect([stageWords({ ...SPLIT, panicle: null }, en), stageWords(SPLIT, en)]).toEqual([null, null])
})

test('a reason has its money, its land or its number', () => {
  const why = (
    id: FertilizerPlan['why'][number]['id'],
    n: number | null,
    currency: FertilizerPlan['currency'] = 'NGN',
  ) => reasonWords({ id, n }, currency, en)
  expect(why('purse_small', 43_210)).toContain('₦44,000')
  expect(why('purse_small', 43_210, 'NAD')).toContain('N$43,300')
  expect([why('part_of_field', 1), why('part_of_field', 2), why('part_of_field', 2, 'NAD')]).toEqual([
    expect.stringContaining('1 acre'),
    expect.stringContaining('2 acres'),
    expect.stringContaining('2 hectares'),
  ])
  expect(why('purse_too_small', null)).toBe(en('bags.why.purse_too_small'))
})
