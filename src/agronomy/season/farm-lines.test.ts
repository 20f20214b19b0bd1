import { expect, test } from 'bun:test'
import type { RuleId } from '../rules/rule-catalogue.ts'
import type { Advice } from '../types.ts'
import { buildFarmLines } from './farm-lines.ts'
import { type FarmItem, planFarmWeek } from './farm-week.ts'

const advice = (rule: RuleId, over: Partial<Advice> = {}): Advice => ({
  rule,
  situation: rule,
  crop: 'maize',
  growthStage: 'vegetative',
  category: 'other',
  priority: 'medium',
  confidence: 'high',
  facts: {},
  weatherReason: null,
  evidence: [],
  actions: ['memory'],
  closes: null,
  validUntil: '2026-08-05',
  score: 300,
  ...over,
})
const item = (field: string, rule: RuleId, over: Partial<Advice> = {}): FarmItem => ({
  field,
  areaAcres: 2,
  advice: advice(rule, { facts: { names: field }, ...over }),
})
const linesOf = (items: FarmItem[], fields: string[], next: (field: string) => Advice | null = () => null) =>
  buildFarmLines(planFarmWeek(items), fields, next).map(
    ({ field, advice: { rule, priority } }) => `${field} ${rule} ${priority}`,
  )

const weeding = ['a', 'b', 'c', 'd', 'e'].map((field) =>
  item(field, 'care.weeds', { closes: { kind: 'weeded', n: 1 } }),
)

test('the work of a field that found no room is the last of the week, its small work as it is', () => {
  const thinning = item('f', 'care.thin', { closes: { kind: 'thinned', n: null }, score: 10 })
  const scouting = item('g', 'risk.watch', { category: 'pest', score: 5 })
  expect(linesOf([...weeding, thinning, scouting], ['a', 'f', 'g'])).toEqual(['f care.thin low', 'g risk.watch medium'])
})

test('a quiet field is told what comes next, else its own line; one of which nothing is known nothing', () => {
  const quiet = [item('f', 'care.walk', { priority: 'low' }), item('g', 'care.walk', { priority: 'low' })]
  const next = (field: string) => (field === 'f' ? advice('care.next', { priority: 'low', crop: 'rice' }) : null)
  expect(linesOf([...weeding, ...quiet], ['a', 'f', 'g', 'h'], next)).toEqual(['f care.next low', 'g care.walk low'])
})

test('two fields of one crop share a line', () => {
  const next = () => advice('care.next', { priority: 'low', crop: 'rice' })
  expect(linesOf(weeding, ['f', 'g'], next)).toEqual(['f care.next low'])
})
