import { expect, test } from 'bun:test'
import { daysBetween } from '../dates.ts'
import { assessField } from '../field.ts'
import { PESTS, type PestRecord } from '../pests/pests.ts'
import type { PestRiskVariables, RiskLevel, RiskVariable } from '../pests/triggers.ts'
import { dry, situationOf } from '../testing/example-fields.ts'
import { advisePestRisk } from './pest-risk.ts'

const field = assessField(
  situationOf({
    ...{ place: 'kano', crop: 'maize', asOf: '2026-08-05', planted: '2026-07-08' },
    ...{ past: Array(30).fill(6), ahead: dry(7) },
  }),
)
/** Rule, priority, score (harvest at stake × urgency × certainty), days shown and certainty. */
const card = (
  over: Partial<PestRecord>,
  { level = 'high' as RiskLevel, because = [] as RiskVariable[], heavyRain = false, weeks = 0 } = {},
) => {
  const record = { ...PESTS.faw, strength: 'medium', fast: true, category: 'pest', ...over } as PestRecord
  const { rule, priority, score, validUntil, confidence } = advisePestRisk(
    { ...field, heavyRain },
    { record, level, because },
    {} as PestRiskVariables,
    weeks,
  )
  return [rule, priority, score, daysBetween(field.asOf, validUntil), confidence]
}

test.each(['planted_late', 'dry_spell_days', 'rain_last7_mm', 'rh_mean', 'rain_next3_mm', 'tmin_2d'] as const)(
  'a high risk of a fast pest is urgent because of %s, unless heavy rain comes',
  (variable) => {
    expect(card({}, { because: [variable] })).toEqual(['risk.high', 'high', 448, 2, 'medium'])
    expect(card({}, { because: [variable], heavyRain: true })).toEqual(['risk.high', 'medium', 448, 2, 'medium'])
  },
)

test.each(['month', 'stage', 'zone', 'soil'] as const)('it is not urgent because of %s alone', (variable) => {
  expect(card({}, { because: [variable] })).toEqual(['risk.high', 'medium', 448, 2, 'medium'])
})

test.each([
  ['a slow pest, a week later', { fast: false }, { because: ['rh_mean'], weeks: 1 }, ['risk.high', 'medium', 392, 2]],
  ['a fast pest does not wait', {}, { because: ['rh_mean'], weeks: 1 }, ['risk.high', 'high', 448, 2]],
  ['a medium risk', {}, { level: 'medium', because: ['rh_mean'] }, ['risk.watch', 'medium', 252, 5]],
  ['a low risk', {}, { level: 'low', because: ['rh_mean'] }, ['risk.watch', 'low', 72, 5]],
  ['a weak record', { strength: 'weak' }, { because: ['rh_mean'] }, ['risk.watch', 'low', 72, 5]],
  ['mould without rain ahead', { category: 'harvest' }, { because: ['rh_mean'] }, ['risk.mould', 'medium', 168, 2]],
  ['mould with rain ahead', { category: 'harvest' }, { because: ['rain_next3_mm'] }, ['risk.mould', 'medium', 224, 2]],
] as [string, Partial<PestRecord>, Parameters<typeof card>[1], unknown[]][])('%s', (_, record, risk, told) => {
  const [rule, priority, score, days] = card(record, risk)
  expect<unknown[]>([rule, priority, score, days]).toEqual(told)
})

test.each([
  ['strong', 'high', 'high'],
  ['strong', 'medium', 'medium'],
  ['strong', 'low', 'low'],
  ['medium', 'high', 'medium'],
  ['weak', 'high', 'low'],
] as const)('a %s record at %s risk is certain to a degree: %s', (strength, level, confidence) => {
  expect(card({ strength }, { level }).at(-1)).toBe(confidence)
})
