import { expect, test } from 'bun:test'
import type { PlanStep } from '../../contracts/season-plan.ts'
import { planWeeks } from './weeks-of.ts'

const step = (from: string, to: string, state: PlanStep['state']): PlanStep => ({
  id: from,
  operation: 'weeded',
  n: null,
  of: null,
  from,
  to,
  state,
  doneOn: null,
  moved: null,
})

test('a square a week from the first step to the last, today ringed, what is due before what is over', () => {
  const steps = [
    step('2026-06-01', '2026-06-02', 'done'),
    step('2026-06-14', '2026-06-16', 'now'),
    step('2026-06-15', '2026-06-20', 'skipped'),
    step('2026-06-29', '2026-07-01', 'later'),
  ]
  expect(planWeeks(steps, '2026-06-15')).toEqual([
    { from: '2026-06-01', state: 'done', current: false },
    { from: '2026-06-08', state: 'now', current: false },
    { from: '2026-06-15', state: 'now', current: true },
    { from: '2026-06-22', state: 'free', current: false },
    { from: '2026-06-29', state: 'later', current: false },
  ])
})

test('no steps, no weeks', () => {
  expect(planWeeks([], '2026-06-15')).toEqual([])
})
