import { describe, expect, test } from 'bun:test'
import type { LogEntry } from '../../contracts/season.ts'
import { assessField } from '../field.ts'
import { harvestedOnDay } from '../season/harvest-days.ts'
import { logged, rains, situationOf } from '../testing/example-fields.ts'
import { findPlantingDates } from './season-dates.ts'

const asOf = '2026-08-10'
const maize = (log: LogEntry[], planted: string | null = '2026-07-01') =>
  situationOf({ place: 'kano', crop: 'maize', planted, asOf, past: rains(), field: { log } })

describe('the planting of the season that stands', () => {
  test('is the second sowing of this season, not one of the season before', () => {
    expect(findPlantingDates(maize([logged('resown', '2026-07-09')]))).toEqual({
      planted: '2026-07-09',
      planned: null,
      resown: '2026-07-09',
    })
    expect(findPlantingDates(maize([logged('resown', '2026-05-20')]))).toEqual({
      planted: '2026-07-01',
      planned: null,
      resown: null,
    })
  })

  test('is the reported day before the one that was entered, and only a plan while it lies ahead', () => {
    expect(findPlantingDates(maize([logged('planted', '2026-07-04')])).planted).toBe('2026-07-04')
    expect(
      findPlantingDates(maize([logged('planted', '2026-07-04'), logged('resown', '2026-07-03')])).resown,
    ).toBeNull()
    expect(findPlantingDates(maize([], asOf))).toMatchObject({ planted: asOf, planned: null })
    expect(findPlantingDates(maize([], '2026-08-11'))).toMatchObject({ planted: null, planned: '2026-08-11' })
    expect(findPlantingDates(maize([], null))).toEqual({ planted: null, planned: null, resown: null })
  })
})

describe('a field of two seasons', () => {
  const inOn = (log: LogEntry[]) => harvestedOnDay(assessField(maize(log)))

  test.each(['dried', 'stored', 'sold'] as const)('is not brought in by what was %s of the season before', (kind) => {
    expect(inOn([logged(kind, '2026-06-10')])).toBeNull()
    expect(inOn([logged(kind, '2026-08-05')])).toBe('2026-08-05')
    expect(inOn([logged(kind, '2026-06-10'), logged(kind, '2026-08-05')])).toBe('2026-08-05')
  })
})
