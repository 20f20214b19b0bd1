import { expect, test } from 'bun:test'
import type { LogEntry, LogKind } from '../../contracts/season.ts'
import { assessField } from '../field.ts'
import { logged, situationOf } from '../testing/example-fields.ts'
import { closeLoggedSteps } from './close-steps.ts'
import type { PlannedStep } from './step.ts'

const span = (from: string, to: string) => ({ from: `2026-07-${from}`, to: `2026-07-${to}` })
const step = (id: string, from: string, to: string, over: Partial<PlannedStep> = {}): PlannedStep => ({
  ...{ id, row: id, operation: 'weeded', n: null, of: null, closes: 'weeded', moved: null, skipped: false },
  ...{ source: 'farmer', ...span(from, to), ...over },
})
type Work = readonly [LogKind, string]
const aug = (day: string) => ({ from: `2026-08-${day}`, to: '2026-08-30' })
const notUp = logged('not_emerged', '2026-07-15')
/** Days on which the steps were done, by their names. */
function done(steps: readonly PlannedStep[], work: readonly Work[], before?: LogEntry) {
  const log = work.map(([kind, day]) => logged(kind, `2026-07-${day}`))
  const scene = { place: 'kano', crop: 'maize', asOf: '2026-07-31', planted: '2026-07-01' } as const
  const field = assessField(situationOf({ ...scene, field: { log: before ? [...log, before] : log } }))
  return Object.fromEntries(closeLoggedSteps(steps, field).map(({ id, doneOn }) => [id, doneOn?.slice(-2) ?? null]))
}

const TWO = [step('first', '10', '15', { n: 1, of: 2 }), step('second', '24', '29', { n: 2, of: 2 })]

test.each<[string, readonly Work[], Record<string, string | null>]>([
  ['the step of its day', [['weeded', '12']], { first: '12', second: null }],
  ['the step that begins on this day', [['weeded', '10']], { first: '10', second: null }],
  ['the step that is over', [['weeded', '20']], { first: '20', second: null }],
  ['the latest step that has begun', [['weeded', '24']], { first: null, second: '24' }],
  [
    'each its own',
    [
      ['weeded', '12'],
      ['weeded', '25'],
    ],
    { first: '12', second: '25' },
  ],
  [
    'no second step within six days',
    [
      ['weeded', '12'],
      ['weeded', '18'],
    ],
    { first: '12', second: null },
  ],
  [
    'the next, seven days later',
    [
      ['weeded', '12'],
      ['weeded', '19'],
    ],
    { first: '12', second: '19' },
  ],
  ['nothing of another kind', [['fed', '12']], { first: null, second: null }],
])('work ends %s', (_, work, days) => {
  expect(done(TWO, work)).toEqual(days)
})

test.each([
  ['10', '10'],
  ['09', null],
])('work on the %s ends a step of the 24th: %p', (day, on) => {
  expect(done([step('only', '24', '29')], [['weeded', day]])).toEqual({ only: on })
})

test('what was left out or is done already is not ended by it', () => {
  const steps = [step('out', '10', '12', { skipped: true }), step('known', '11', '13', { givenOn: '2026-07-11' })]
  expect(done([...steps, step('open', '05', '06')], [['weeded', '12']])).toEqual({ out: null, known: '11', open: null })
  expect(done([step('out', '10', '12', { skipped: true }), step('open', '05', '06')], [['weeded', '12']])).toEqual({
    ...{ out: null, open: '12' },
  })
})

test('while nothing is up the steps have moved by 30 days: work is found by its day before the move', () => {
  const [soon, later] = [
    step('soon', '10', '12', { ...aug('05'), n: 1, of: 2 }),
    step('later', '10', '12', { ...aug('10'), n: 2, of: 2 }),
  ]
  expect(done([later], [['weeded', '14']])).toEqual({ later: null })
  expect(done([soon, later], [['weeded', '14']], notUp)).toEqual({ soon: null, later: '14' })
  const last = step('last', '10', '12', aug('27'))
  expect(done([last], [['weeded', '13']], notUp)).toEqual({ last: null })
  expect(done([last], [['weeded', '14']], notUp)).toEqual({ last: '14' })
})

test.each<[string, Partial<PlannedStep>, boolean]>([
  ['equal work on the same days', {}, true],
  ['beginning on its last day', { from: '2026-07-15', to: '2026-07-20' }, true],
  ['ending on its first day', { from: '2026-07-01', to: '2026-07-10' }, true],
  ['after it', { from: '2026-07-16', to: '2026-07-20' }, false],
  ['before it', { from: '2026-07-01', to: '2026-07-09' }, false],
  ['other work', { operation: 'thinned', closes: null }, false],
  ['one of several', { n: 1, of: 2, closes: null }, false],
  ['left out', { skipped: true }, false],
])('%s is ended with it: %p', (_, over, together) => {
  const twin = step('twin', '10', '15', { closes: null, ...over })
  expect(done([step('weed', '10', '15'), twin], [['weeded', '12']])).toEqual({
    weed: '12',
    twin: together ? '12' : null,
  })
})

test('a pest is scouted for itself', () => {
  const scout = { operation: 'scout', closes: 'scouted' } as const
  const other = step('other', '10', '15', { ...scout, closes: null })
  expect(
    done([step('faw', '10', '15', { operation: 'scout', closes: 'scouted' }), other], [['scouted', '12']]),
  ).toEqual({ faw: '12', other: null })
})

test.each([
  ['15', '2026-07-24', '2026-07-29', null],
  ['16', '2026-07-25', '2026-07-30', 'step_before'],
  ['20', '2026-07-29', '2026-08-03', 'step_before'],
] as const)('a round done on the %s, due by the 15th, moves the next', (day, from, to, moved) => {
  const log = [logged('weeded', `2026-07-${day}`)]
  const scene = { place: 'kano', crop: 'maize', asOf: '2026-07-31', planted: '2026-07-01' } as const
  const field = assessField(situationOf({ ...scene, field: { log } }))
  expect(closeLoggedSteps(TWO, field)[1]).toMatchObject({ from, to, moved })
  const others = [TWO[0]!, { ...TWO[1]!, skipped: true }]
  expect(closeLoggedSteps(others, field)[1]).toMatchObject({ from: '2026-07-24', moved: null })
})
