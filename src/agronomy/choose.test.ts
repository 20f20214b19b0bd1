import { describe, expect, test } from 'bun:test'
import { choose } from './choose.ts'
import type { RuleId } from './rules/catalogue.ts'
import type { Advice } from './types.ts'

describe('choosing', () => {
  const advice = (rule: RuleId, score: number, over: Partial<Advice> = {}): Advice => ({
    rule,
    situation: rule,
    crop: 'maize',
    growthStage: 'vegetative',
    category: 'other',
    priority: 'medium',
    confidence: 'medium',
    facts: {},
    weatherReason: null,
    evidence: [],
    actions: ['memory'],
    closes: null,
    validUntil: '2026-08-05',
    score,
    ...over,
  })

  test('of two that contradict each other the weightier stands', () => {
    const [first, second] = choose([
      advice('irrigation.now', 400, { category: 'irrigation' }),
      advice('rain.heavy', 600),
    ])
    expect(first).toMatchObject({ advice: { rule: 'rain.heavy' }, setAside: null })
    expect(second!.setAside).toBe('contradicts')
  })

  test('two of one category stand only when both are urgent', () => {
    const pests = (priority: Advice['priority']) =>
      ['a', 'b'].map((about) =>
        advice('risk.high', 400, { category: 'pest', situation: `risk.high:${about}`, priority }),
      )
    expect(choose(pests('high')).map(({ setAside }) => setAside)).toEqual([null, null])
    expect(choose(pests('medium')).map(({ setAside }) => setAside)).toEqual([null, 'same-category'])
  })

  test('three are given at most, and routine only as one of the first two', () => {
    const given = (...priorities: Advice['priority'][]) => {
      const of = (['harvest.soon', 'fertilizer.go', 'risk.watch', 'stage.question'] as const).map((rule, n) =>
        advice(rule, 400 - n, {
          category: (['harvest', 'fertilizer', 'pest', 'other'] as const)[n],
          priority: priorities[n],
        }),
      )
      return choose(of).map(({ setAside }) => setAside)
    }
    expect(given('medium', 'medium', 'medium', 'high')).toEqual([null, null, null, 'enough'])
    expect(given('medium', 'low', 'low', 'medium')).toEqual([null, null, 'enough', null])
  })

  test('two of one category do not stand when only one of them is urgent', () => {
    const [, second] = choose([
      advice('risk.high', 500, { category: 'pest', situation: 'risk.high:a', priority: 'high' }),
      advice('risk.watch', 300, { category: 'pest', situation: 'risk.watch:b' }),
    ])
    expect(second!.setAside).toBe('same-category')
  })

  test('the order of the rules changes nothing', () => {
    const three = [
      advice('care.weeds', 100),
      advice('fertilizer.go', 300, { category: 'fertilizer' }),
      advice('stage.question', 100),
    ]
    expect(choose(three)).toEqual(choose(three.toReversed()))
  })
})
