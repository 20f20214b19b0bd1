import { describe, expect, test } from 'bun:test'
import type { LogEntry } from '../../contracts/season.ts'
import { assessField } from '../field.ts'
import { logged, rains, situationOf } from '../testing/example-fields.ts'
import { applicationWindow, firstAnnouncementDay, isApplicationAnnounced, isApplied } from './application-timing.ts'
import type { SplitFigures } from './fertilizer-figures.ts'

const PLANTED = '2026-06-16'
const SPAN = { from: '2026-07-14', to: '2026-07-24', last: '2026-07-28' }
const field = (asOf: string, log: LogEntry[] = [], past = [...rains(), ...rains(), ...rains()]) =>
  assessField(
    situationOf({
      place: 'zaria',
      crop: 'maize',
      asOf,
      planted: PLANTED,
      past,
      ahead: [0, 6, 0, 5, 0, 4, 0],
      field: { log },
    }),
  )

describe('a feeding is told', () => {
  const told = (asOf: string, span = SPAN) => isApplicationAnnounced(field(asOf), span, false)

  test('from its first day to its last, in two runs of a week', () => {
    const days = ['2026-07-13', '2026-07-14', '2026-07-27', '2026-07-28'].map((day) => told(day))
    expect(days).toEqual([false, true, true, false])
    expect(told('2026-07-20', { ...SPAN, last: '2026-07-20' })).toBe(true)
    expect(told('2026-07-21', { ...SPAN, last: '2026-07-20' })).toBe(false)
  })

  test('a week before its end where its days are fewer than the runs are apart', () => {
    expect(firstAnnouncementDay({ from: '2026-07-14', to: '2026-07-20' })).toBe('2026-07-14')
    expect(firstAnnouncementDay({ from: '2026-07-14', to: '2026-07-19' })).toBe('2026-07-13')
  })

  test('once more for each run in which soil was too dry, six weeks at most', () => {
    const drought = (asOf: string) =>
      isApplicationAnnounced(field(asOf, [], Array(90).fill(0)), { ...SPAN, last: '2026-12-01' }, false)
    expect([drought('2026-08-24'), drought('2026-08-25')]).toEqual([true, false])
  })
})

describe('a feeding is given', () => {
  const fed = (n: number, ...days: string[]) =>
    isApplied(
      field(
        '2026-07-25',
        days.map((day) => logged('fed', day)),
      ),
      n,
      SPAN,
    )

  test('when as many are written down of this season, or one since three days before it was due', () => {
    expect([fed(1, '2026-06-16'), fed(2, '2026-06-16'), fed(2, '2026-06-16', '2026-06-20')]).toEqual([
      true,
      false,
      true,
    ])
    expect([fed(2, '2026-07-10'), fed(2, '2026-07-11')]).toEqual([false, true])
    expect(fed(1, '2026-06-15')).toBe(false)
  })
})

describe('the days of a feeding', () => {
  const span = (row: Partial<SplitFigures>) => applicationWindow(field('2026-07-20'), row as SplitFigures)

  test('count from planting, with a last day of their own where the record has one', () => {
    expect(span({ days: [28, 38] })).toEqual({ from: '2026-07-14', to: '2026-07-24', last: '2026-07-24' })
    expect(span({ days: [28, 38], last_day: 42 })?.last).toBe('2026-07-28')
    expect(span({})).toBeNull()
  })

  test('are those of the calendar where the record names dates', () => {
    expect(span({ dates: ['2026-07-01', '2026-07-31'], days: [1, 2] })).toEqual({
      from: '2026-07-01',
      to: '2026-07-31',
      last: '2026-07-31',
    })
  })
})
