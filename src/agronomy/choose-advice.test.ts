import { describe, expect, test } from 'bun:test'
import { chooseAdvice } from './choose-advice.ts'
import type { RuleId } from './rules/rule-catalogue.ts'
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
    const chosen = chooseAdvice([advice('irrigation.now', 400, { category: 'irrigation' }), advice('rain.heavy', 600)])
    const why = (rule: string) => chosen.find(({ advice }) => advice.rule === rule)!.setAside
    expect([why('rain.heavy'), why('irrigation.now')]).toEqual([null, 'contradicts'])
  })

  test('two pests stand only when both are urgent', () => {
    const pests = (priority: Advice['priority']) =>
      ['a', 'b'].map((about) =>
        advice('risk.high', 400, { category: 'pest', situation: `risk.high:${about}`, priority }),
      )
    expect(chooseAdvice(pests('high')).map(({ setAside }) => setAside)).toEqual([null, null])
    expect(chooseAdvice(pests('medium')).map(({ setAside }) => setAside)).toEqual([null, 'same-operation'])
  })

  const weeding = (n: number, over: Partial<Advice> = {}) =>
    advice('care.weeds', 300, { situation: `care.weeds:weeded${n}`, closes: { kind: 'weeded', n }, ...over })

  test('weeding stands beside the heavy rain, as different work does, and two weedings are one', () => {
    const rain = advice('rain.heavy', 648, { priority: 'high' })
    expect(chooseAdvice([rain, weeding(1)]).map(({ setAside }) => setAside)).toEqual([null, null])
    expect(chooseAdvice([weeding(1), weeding(2)]).map(({ setAside }) => setAside)).toEqual([null, 'same-operation'])
  })

  test('a weeding keeps its place against weightier pests and feedings, and against a third urgent one', () => {
    const given = (...others: Advice[]) =>
      chooseAdvice([...others, weeding(1)])
        .filter(({ setAside }) => setAside === null)
        .map(({ advice: { rule } }) => rule)
    expect(
      given(
        advice('risk.watch', 400, { category: 'pest' }),
        advice('irrigation.now', 390, { category: 'irrigation' }),
        advice('rain.wet-soil', 380),
      ),
    ).toEqual(['irrigation.now', 'care.weeds', 'risk.watch'])
    const urgent = (['rain.heavy', 'risk.high', 'cold.frost'] as const).map((rule, n) =>
      advice(rule, 700 - n, { priority: 'high' }),
    )
    expect(given(...urgent)).toEqual(['rain.heavy', 'risk.high', 'care.weeds'])
  })

  test('the water that is due keeps its place against three fixed points of the season', () => {
    const fixed = (['care.weeds', 'fertilizer.go', 'harvest.pick'] as const).map((rule, n) =>
      advice(rule, 500 - n, {
        category: rule === 'fertilizer.go' ? 'fertilizer' : 'other',
        closes: { kind: (['weeded', 'fed', 'harvested'] as const)[n]!, n: null },
      }),
    )
    const water = advice('irrigation.now', 504, { category: 'irrigation' })
    expect(chooseAdvice([...fixed, water]).find(({ advice }) => advice === water)!.setAside).toBeNull()
  })

  test('three are given at most, two of them without hurry', () => {
    const given = (...priorities: Advice['priority'][]) =>
      chooseAdvice(
        (['harvest.soon', 'fertilizer.go', 'risk.watch', 'wind.prop'] as const).map((rule, n) =>
          advice(rule, 400 - n, {
            category: (['harvest', 'fertilizer', 'pest', 'other'] as const)[n],
            priority: priorities[n],
          }),
        ),
      ).map(({ advice: { rule }, setAside }) => [rule, setAside])
    expect(given('medium', 'medium', 'medium', 'high')).toEqual([
      ['wind.prop', null],
      ['harvest.soon', null],
      ['fertilizer.go', null],
      ['risk.watch', 'enough'],
    ])
    expect(given('medium', 'low', 'low', 'low').map(([, setAside]) => setAside)).toEqual([
      null,
      null,
      'enough',
      'enough',
    ])
  })

  test('mould on what is ripe is the harvest once more: one of them is told', () => {
    const told = chooseAdvice([
      advice('risk.mould', 500, { category: 'harvest' }),
      advice('harvest.between-showers', 300, { category: 'harvest', closes: { kind: 'harvested', n: null } }),
    ])
    expect(told.map(({ advice: { rule }, setAside }) => [rule, setAside])).toEqual([
      ['harvest.between-showers', null],
      ['risk.mould', 'same-operation'],
    ])
  })

  test('the line of a quiet week is given only alone', () => {
    expect(chooseAdvice([advice('care.next', 4, { priority: 'low' })]).map(({ setAside }) => setAside)).toEqual([null])
    const [, quiet] = chooseAdvice([
      advice('risk.watch', 100, { category: 'pest' }),
      advice('care.next', 4, { priority: 'low' }),
    ])
    expect(quiet!.setAside).toBe('enough')
  })

  test('the order of the rules changes nothing', () => {
    const three = [
      advice('care.weeds', 100),
      advice('fertilizer.go', 300, { category: 'fertilizer' }),
      advice('wind.prop', 100),
    ]
    expect(chooseAdvice(three)).toEqual(chooseAdvice(three.toReversed()))
  })
})
