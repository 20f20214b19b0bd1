import { describe, expect, test } from 'bun:test'
import type { PlanSplit } from '../../contracts/fertilizer-plan.ts'
import { amountWords, formatMoneyWords } from '../../words/amounts-in-words.ts'
import { translatorFor } from '../../words/index.ts'
import { applicationTimeText, handWords, placeWords } from './amounts.ts'

const t = translatorFor('en')
const none = { grade: 'urea', kg: 50, bags: 1, capsPerStand: null, capsPerMetre: null, gramsPerPlant: null } as const
const hand = (measure: Partial<PlanSplit['products'][number]>) => handWords({ ...none, ...measure }, t)
const split: PlanSplit = {
  n: 1,
  of: 2,
  days: [0, 14],
  transplanted: false,
  fromDay: 0,
  toDay: 14,
  from: null,
  to: null,
  how: null,
  products: [],
}

describe('a plan in words', () => {
  test('bags and half bags, and kilograms where it is neither', () => {
    const amount = (bags: number, kg: number) => amountWords({ grade: 'npk_15_15_15', bags, kg }, t)
    expect(amount(1, 50)).toBe('1 bag of NPK 15-15-15')
    expect(amount(2.5, 125)).toBe('2½ bags of NPK 15-15-15')
    expect(amount(0.5, 25)).toBe('half a bag of NPK 15-15-15')
    expect(amount(0.15, 7.5)).toBe('7.5 kg of NPK 15-15-15')
    expect(amountWords({ grade: 'npk_15_15_15', bags: 0.5, kg: 25 }, translatorFor('ha'))).toBe(
      'rabin buhun NPK 15-15-15',
    )
  })

  test('caps for a stand, for a metre, and shared by several', () => {
    expect(hand({ capsPerStand: { caps: 1, stands: 1 } })).toBe('1 cap a stand')
    expect(hand({ capsPerStand: { caps: 1.5, stands: 1 } })).toBe('1½ caps a stand')
    expect(hand({ capsPerStand: { caps: 2, stands: 3 } })).toBe('2 caps for 3 stands')
    expect(hand({ capsPerMetre: { caps: 1, stands: 4 } })).toBe('1 cap for 4 metres of row')
    expect(hand({ capsPerSquare: { caps: 4.5, stands: 1 } })).toBe('4½ caps a square metre')
    expect(hand({ strides: 40 })).toBe('10 kg for 50 by 40 long steps')
    expect(hand({ gramsPerPlant: 499.6 })).toBe('500 g a plant')
    expect(hand({})).toBeNull()
  })

  test('where it goes, and nothing where that is not known', () => {
    expect(placeWords({ way: 'stand', depth: 5, from: 5, to: 8 }, t)).toBe(
      'In a hole 5 cm deep, 5-8 cm from each stand. Cover it.',
    )
    expect(placeWords({ way: 'tree', depth: null, from: null, to: null }, t)).toContain(
      'under the edge of the branches',
    )
    expect(placeWords({ way: 'band', depth: null, from: 6, to: null }, t)).toBeNull()
    expect(placeWords(null, t)).toBeNull()
  })

  test('its days, counted where the planting is not known', () => {
    expect(applicationTimeText({ ...split, from: '2026-07-03', to: '2026-07-17' }, t)).toBe('Fri, Jul 3 – Fri, Jul 17')
    expect(applicationTimeText(split, t)).toBe('0 to 14 days after planting')
    expect(applicationTimeText({ ...split, days: [-7, 0], transplanted: true }, t)).toBe('At transplanting')
    expect(applicationTimeText({ ...split, days: null, fromDay: 60, toDay: 65 }, t)).toBe(
      '60 to 65 days after planting',
    )
    expect(applicationTimeText({ ...split, days: null, fromDay: 60, toDay: 65, panicle: 65 }, t)).toBe(
      'When the heads begin inside the stem, about 65 days before harvest: 60 to 65 days after planting',
    )
    const crown = { way: 'tree', depth: null, from: null, to: null } as const
    expect(applicationTimeText({ ...split, days: null, fromDay: null, toDay: null, how: crown }, t)).toBe(
      'In the rains, when the soil is moist',
    )
    expect(applicationTimeText({ ...split, days: null, fromDay: null, toDay: null }, t)).toBeNull()
  })

  test('money in the sign of its country and the marks of the language', () => {
    expect(formatMoneyWords(1_234_567, 'NGN', t)).toBe('₦1,234,567')
    expect(formatMoneyWords(12_300.5, 'NAD', translatorFor('af'))).toBe('N$12\u00a0300,5')
  })
})
