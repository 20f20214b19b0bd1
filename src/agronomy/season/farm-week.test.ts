import { describe, expect, test } from 'bun:test'
import type { LogKind } from '../../contracts/season.ts'
import type { RuleId } from '../rules/catalogue.ts'
import type { Advice } from '../types.ts'
import { type FarmItem, farmWeek } from './farm-week.ts'

const item = (field: string, rule: RuleId, score: number, over: Partial<Advice> = {}, areaAcres = 1): FarmItem => ({
  field,
  areaAcres,
  advice: {
    rule,
    situation: rule,
    crop: 'maize',
    growthStage: 'vegetative',
    category: 'other',
    priority: 'medium',
    confidence: 'high',
    facts: { field },
    weatherReason: null,
    evidence: [],
    actions: ['memory'],
    closes: null,
    validUntil: '2026-08-05',
    score,
    ...over,
  },
})
const closing = (kind: LogKind, n = 1): Partial<Advice> => ({ closes: { kind, n } })
const given = (items: FarmItem[], days?: number) =>
  farmWeek(items, days)
    .filter(({ setAside }) => setAside === null)
    .map(({ item: { field, advice } }) => `${field} ${advice.rule}`)

describe('a farm’s week', () => {
  test('urgent first, then the fixed points of the season, then what saves most', () => {
    expect(
      given([
        item('yam', 'risk.watch', 700, { category: 'pest' }),
        item('maize', 'care.weeds', 300, closing('weeded')),
        item('rice', 'rain.heavy', 200, { priority: 'high' }),
      ]),
    ).toEqual(['rice rain.heavy', 'maize care.weeds', 'yam risk.watch'])
  })

  test('five cards over all fields, two of one unless they are urgent', () => {
    const fields = ['a', 'b', 'c', 'd'].flatMap((field) =>
      (['risk.watch', 'heat.flowering', 'wind.prop'] as const).map((rule, n) => item(field, rule, 300 - n)),
    )
    const told = farmWeek(fields)
    expect(told.filter(({ setAside }) => setAside === null)).toHaveLength(5)
    expect(new Set(given([...fields, item('a', 'cold.frost', 100, { priority: 'high' })])).size).toBe(5)
    const urgent = (['rain.heavy', 'cold.frost', 'wind.prop'] as const).map((rule) =>
      item('a', rule, 500, { priority: 'high' }),
    )
    expect(given(urgent)).toHaveLength(3)
    const medium = urgent.map(({ advice }) => item('a', advice.rule, 500))
    expect(given([...medium, item('b', 'wind.prop', 1)])).toHaveLength(3)
  })

  test('weeding two acres is told whatever days the family has, lighter work for what is left of them', () => {
    const weeding = item('maize', 'care.weeds', 400, closing('weeded'), 2)
    const thinning = item('okra', 'care.thin', 300, closing('thinned'), 2)
    expect(given([weeding, thinning], 10)).toEqual(['maize care.weeds'])
    expect(given([weeding, thinning], 40)).toEqual(['maize care.weeds', 'okra care.thin'])
    expect(given([weeding, item('okra', 'risk.watch', 100, { category: 'pest' })], 10)).toHaveLength(2)
  })

  test('of two equal advices that of the larger field comes first', () => {
    expect(given([item('small', 'heat.flowering', 300, {}, 0.2), item('large', 'heat.flowering', 300, {}, 4)])).toEqual(
      ['large heat.flowering', 'small heat.flowering'],
    )
  })

  test('that a count was low waits behind the weeding of another field, that it was high does not', () => {
    const weeding = ['a', 'b', 'c', 'd', 'e'].map((field) => item(field, 'care.weeds', 400, closing('weeded'), 2))
    const few = item('f', 'pest.few', 500, { priority: 'low', category: 'pest', ...closing('scouted') })
    const neem = item('g', 'pest.neem', 500, { category: 'pest', ...closing('sprayed') })
    expect(given([...weeding, few, neem])).toEqual([
      'g pest.neem',
      'a care.weeds',
      'b care.weeds',
      'c care.weeds',
      'd care.weeds',
    ])
  })

  test('what two fields of one crop would be told word for word is told once', () => {
    const told = (rule: RuleId) => {
      const [near, far, hill] = ['near', 'far', 'hill'].map((field) =>
        item(field, rule, 300, { priority: 'high', facts: { mm: 60 } }),
      )
      hill!.advice.crop = 'yam'
      return given([near!, far!, hill!])
    }
    expect(told('wind.prop')).toEqual(['far wind.prop', 'hill wind.prop'])
    // The rain falls on all crops of the farm.
    expect(told('rain.heavy')).toEqual(['far rain.heavy'])
  })

  test('a warning of rain costs no work: a long weeding does not crowd it out, nor does feed that is held back', () => {
    const weeding = item('maize', 'care.weeds', 400, closing('weeded'), 2)
    const held = item('yam', 'fertilizer.hold', 350, { category: 'fertilizer', ...closing('fed') }, 9)
    expect(farmWeek([weeding, held, item('okra', 'rain.heavy', 100)], 10).map(({ work }) => work)).toEqual([0, 20, 0])
    expect(given([weeding, held, item('okra', 'rain.heavy', 100)], 10)).toHaveLength(3)
  })

  test('nothing urgent is said of one crop only where nothing is said of another', () => {
    const quiet = [item('yam', 'care.next', 7, { priority: 'low' }), item('rice', 'care.walk', 7, { priority: 'low' })]
    expect(given(quiet)).toHaveLength(1)
    expect(given([...quiet, item('maize', 'risk.watch', 100, { category: 'pest' })])).toEqual(['maize risk.watch'])
  })

  test('a farm of one field gets all that its crop has; water is given up for nothing else', () => {
    const three = [
      item('maize', 'care.weeds', 400, closing('weeded')),
      item('maize', 'risk.watch', 300, { category: 'pest' }),
      item('maize', 'irrigation.now', 200, { category: 'irrigation' }),
    ]
    expect(given(three)).toEqual(['maize irrigation.now', 'maize care.weeds', 'maize risk.watch'])
    expect(given([...three, item('okra', 'heat.flowering', 100)], 20)).toEqual([
      'maize irrigation.now',
      'maize care.weeds',
      'okra heat.flowering',
    ])
  })

  test('the order of the fields changes nothing', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((field) => item(field, 'heat.flowering', 300))
    expect(given(items)).toEqual(given(items.toReversed()))
  })
})
