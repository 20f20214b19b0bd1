import { expect, test } from 'bun:test'
import { isWarningAdvice } from '../../agronomy/choose-advice.ts'
import { QUIET_WEEK_RULES, RULES, type RuleDefinition } from '../../agronomy/rules/rule-catalogue.ts'
import { keysOf } from '../../shared/records.ts'
import { COMPARABLE_RULES, mayWithholdAdvice } from './comparable-rules.ts'

test('no advice that answers, warns, is quiet or protects a crop is ever compared', () => {
  const left = keysOf(RULES).filter((rule) => {
    const { answers, category }: RuleDefinition = RULES[rule]
    return (
      answers ||
      isWarningAdvice({ rule }) ||
      QUIET_WEEK_RULES.includes(rule) ||
      category === 'pest' ||
      category === 'disease'
    )
  })
  expect(left.length).toBeGreaterThan(20)
  expect(left.filter((rule) => COMPARABLE_RULES.has(rule))).toEqual([])
  expect(COMPARABLE_RULES.size).toBeGreaterThan(10)
})

test('urgent advice is never held', () => {
  for (const rule of COMPARABLE_RULES) {
    expect(mayWithholdAdvice({ rule, priority: 'medium' })).toBe(true)
    expect(mayWithholdAdvice({ rule, priority: 'high' })).toBe(false)
  }
  expect(mayWithholdAdvice({ rule: 'no.such.rule', priority: 'low' })).toBe(false)
})
