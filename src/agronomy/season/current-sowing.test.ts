import { expect, test } from 'bun:test'
import type { LogEntry, LogKind } from '../../contracts/season.ts'
import { logged, situationOf } from '../testing/example-fields.ts'
import type { FieldSituation } from '../types.ts'
import { toCurrentSowing } from './current-sowing.ts'

const ASKED = situationOf({ place: 'kano', crop: 'maize', asOf: '2026-08-01', planted: '2026-07-01' })
type Work = readonly [LogKind, string]
const logOf = (work: readonly Work[]): LogEntry[] => work.map(([kind, date]) => logged(kind, date))
/** Day, answer, log and stage of a field as the advice sees it. */
function seen(work: readonly Work[], over: Partial<FieldSituation> = {}) {
  const given = { ...ASKED, plantingDate: '2026-07-01', unanswered: false, ...over, log: logOf(work) }
  const { plantingDate, unanswered, log = [], statedStage, fedBeforeSowing } = toCurrentSowing(given)
  const work_ = log.map(({ kind, date }) => `${kind} ${date.slice(5)}`)
  return {
    plantingDate,
    unanswered,
    work: work_,
    statedStage,
    ...(fedBeforeSowing !== undefined && { fedBeforeSowing }),
  }
}
const SAID = { statedStage: 'vegetative', stageStatedOn: '2026-07-10' } as const

test('without a log a field is as it was given', () => {
  expect(toCurrentSowing(ASKED)).toBe(ASKED)
  const empty = { ...ASKED, log: [] }
  expect(toCurrentSowing(empty)).toBe(empty)
})

test('one entry is enough to change it', () => {
  expect(seen([['resown', '2026-07-20']])).toMatchObject({ plantingDate: '2026-07-20' })
})

test('a second sowing begins anew: what was done to the first plants is over, water and sprays stay', () => {
  const work = [
    ['fed', '2026-06-20'],
    ['fed', '2026-07-05'],
    ['watered', '2026-07-06'],
    ['emerged', '2026-07-07'],
    ['sprayed', '2026-07-08'],
    ['resown', '2026-07-10'],
    ['emerged', '2026-07-17'],
    ['fed', '2026-07-20'],
  ] as const
  expect(seen(work, SAID)).toEqual({
    plantingDate: '2026-07-10',
    unanswered: false,
    work: ['watered 07-06', 'sprayed 07-08', 'resown 07-10', 'emerged 07-17', 'fed 07-20'],
    statedStage: null,
    fedBeforeSowing: '2026-07-05',
  })
  expect(seen(work, { ...SAID, stageStatedOn: '2026-07-11' }).statedStage).toBe('vegetative')
  expect(seen([['resown', '2026-07-10']])).toMatchObject({ fedBeforeSowing: null })
})

test('a second sowing of an earlier season is over', () => {
  expect(seen([['resown', '2026-06-30']])).toMatchObject({ plantingDate: '2026-07-01', work: ['resown 06-30'] })
  expect(seen([['resown', '2026-07-01']])).toMatchObject({ plantingDate: '2026-07-01', fedBeforeSowing: null })
})

test.each([
  ['planned for later', { plantingDate: '2026-09-01' }],
  ['of which nobody said whether it was planted', { plantingDate: '2026-07-25', unanswered: true }],
] as const)('of a field %s a second sowing says that it was sown', (_, over) => {
  expect(seen([['resown', '2026-07-10']], over)).toMatchObject({ plantingDate: '2026-07-10', unanswered: false })
})

test('where nothing came up, what was seen of plants before does not count', () => {
  const work = [
    ['emerged', '2026-07-05'],
    ['fed', '2026-07-06'],
    ['scouted', '2026-07-07'],
    ['not_emerged', '2026-07-10'],
    ['watered', '2026-07-11'],
  ] as const
  expect(seen(work, SAID)).toEqual({
    plantingDate: '2026-07-01',
    unanswered: false,
    work: ['fed 07-06', 'not_emerged 07-10', 'watered 07-11'],
    statedStage: null,
  })
  expect(seen([...work, ['emerged', '2026-07-14']], SAID)).toMatchObject({
    work: ['emerged 07-05', 'fed 07-06', 'scouted 07-07', 'not_emerged 07-10', 'watered 07-11', 'emerged 07-14'],
    statedStage: 'vegetative',
  })
})

test.each<[string, readonly Work[], string, string | undefined]>([
  ['that it was planted', [['planted', '2026-07-20']], 'answered', undefined],
  ['weeding on the planned day', [['weeded', '2026-07-25']], 'answered', undefined],
  ['weeding before it', [['weeded', '2026-07-24']], 'open', undefined],
  ['feeding after it', [['fed', '2026-07-26']], 'answered', undefined],
  ['water, which needs no plants', [['watered', '2026-07-26']], 'open', undefined],
  ['that nothing came up, on the day', [['not_emerged', '2026-07-25']], 'answered', undefined],
  ['plants on the planned day', [['emerged', '2026-07-25']], 'answered', undefined],
  ['plants before it: sown before that', [['emerged', '2026-07-24']], 'answered', '2026-07-17'],
  ['a failed stand before it, too', [['not_emerged', '2026-07-24']], 'answered', '2026-07-17'],
])('planting that nobody answered for is answered by %s', (_, work, state, day = '2026-07-25') => {
  const found = seen(work, { plantingDate: '2026-07-25', unanswered: true })
  expect([found.unanswered ? 'open' : 'answered', found.plantingDate]).toEqual([state, day])
})

test('a planting that was answered for, or has no day, is not asked of the work', () => {
  expect(seen([['emerged', '2026-06-20']]).plantingDate).toBe('2026-07-01')
  expect(seen([['weeded', '2026-07-20']], { plantingDate: null, unanswered: true }).unanswered).toBe(true)
})
