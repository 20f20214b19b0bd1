import { describe, expect, test } from 'bun:test'
import { dayNumber, isoDate } from '../dates.ts'
import { assessField } from '../field.ts'
import { type PlaceName, situationOf } from '../testing/example-fields.ts'
import { type OperationRound, roundsFromStart, roundsInTreeYear } from './operation-rounds.ts'
import type { ParsedPlanRow, Recurrence } from './plan-rows.ts'

const row = (count: Recurrence, day_min = 10, day_max = 20) => ({ count, day_min, day_max }) as ParsedPlanRow
const START = dayNumber('2026-06-01')
/** `n/of round: first - last` of each round. */
const read = (rounds: readonly OperationRound[]) =>
  rounds.map(
    ({ first, last, n, of, round }) => `${n ?? '-'}/${of ?? '-'} ${round ?? '-'}: ${isoDate(first)} - ${isoDate(last)}`,
  )

describe('the rounds of a row that counts from a day', () => {
  const from = (count: Recurrence, today: string, min?: number, max?: number) =>
    read(roundsFromStart(row(count, min, max), START, dayNumber(today)))

  test('are one that lasts as long as the row says, numbered where the row is', () => {
    expect(from({ kind: 'once' }, '2026-06-01')).toEqual(['-/- -: 2026-06-11 - 2026-06-21'])
    expect(from({ kind: 'numbered', n: 2, of: 3 }, '2026-06-01')).toEqual(['2/3 -: 2026-06-11 - 2026-06-21'])
  })

  test('are as many as begin until its last day, each two weeks long', () => {
    expect(from({ kind: 'until', gap: 28, until: 66 }, '2026-06-01')).toEqual([
      '1/3 1: 2026-06-11 - 2026-06-24',
      '2/3 2: 2026-07-09 - 2026-07-22',
      '3/3 3: 2026-08-06 - 2026-08-19',
    ])
    expect(from({ kind: 'until', gap: 28, until: 65 }, '2026-06-01')).toHaveLength(2)
  })

  test('are the one that is on and the next, where they come again for ever; none before the first', () => {
    const again = (today: string) => from({ kind: 'again', gap: 60 }, today)
    const first = ['-/- 1: 2026-06-11 - 2026-06-24', '-/- 2: 2026-08-10 - 2026-08-23']
    for (const today of ['2026-01-01', '2026-06-11', '2026-08-09'])
      expect([today, again(today)]).toEqual([today, first])
    expect(again('2026-08-10')).toEqual([first[1]!, '-/- 3: 2026-10-09 - 2026-10-22'])
  })
})

describe('the rounds of a row of a tree’s year', () => {
  const inYear = (count: Recurrence, asOf: string, place: PlaceName = 'kano', min?: number, max?: number) =>
    read(
      roundsInTreeYear(
        row(count, min, max),
        assessField(situationOf({ place, crop: 'mangoes', planted: '2015-07-01', asOf })),
      ),
    )

  test('are spread from the third week of the rains to their end', () => {
    // The rains of Kano are from 19 June to 4 October.
    expect(inYear({ kind: 'a-year', of: 3 }, '2026-07-20')).toEqual([
      '1/3 1: 2026-07-10 - 2026-07-23',
      '2/3 2: 2026-08-22 - 2026-09-04',
      '3/3 3: 2026-10-04 - 2026-10-17',
    ])
    expect(inYear({ kind: 'a-year', of: 2 }, '2026-07-20').map((round) => round.slice(7, 17))).toEqual([
      '2026-07-10',
      '2026-10-04',
    ])
    expect(inYear({ kind: 'a-year', of: 1 }, '2026-07-20')).toEqual(['1/1 1: 2026-07-10 - 2026-07-23'])
  })

  test('are spread over the whole year where there are no rains', () => {
    expect(inYear({ kind: 'a-year', of: 3 }, '2026-07-20', 'mariental')).toEqual([
      '1/3 1: 2026-01-01 - 2026-01-14',
      '2/3 2: 2026-05-03 - 2026-05-16',
      '3/3 3: 2026-09-01 - 2026-09-14',
    ])
  })

  test('come every so many weeks of the year', () => {
    expect(inYear({ kind: 'every', gap: 42 }, '2026-03-25')).toEqual([
      '-/- 2: 2026-02-12 - 2026-02-25',
      '-/- 3: 2026-03-26 - 2026-04-08',
    ])
  })

  test('come in its months, half a year earlier in the south, and next year from the day after the last', () => {
    expect(inYear({ kind: 'once' }, '2026-09-20', 'kano', 200, 262)).toEqual(['-/- -: 2026-07-20 - 2026-09-20'])
    expect(inYear({ kind: 'once' }, '2026-09-21', 'kano', 200, 262)).toEqual(['-/- -: 2027-07-20 - 2027-09-20'])
    expect(inYear({ kind: 'once' }, '2026-03-24', 'otavi', 200, 262)).toEqual(['-/- -: 2026-01-21 - 2026-03-24'])
  })
})
