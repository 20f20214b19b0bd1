import { expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  addDays,
  addMonths,
  dayNumber,
  dayNumberOfMonthDay,
  dayOfYear,
  dayOfYearOfDayNumber,
  daysBetween,
  isoDate,
  monthOfDate,
  yearOfDayNumber,
} from './dates.ts'

test('a date goes to its day number and back, as the calendar has it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (day) => {
      const iso = isoDate(day)
      expect(iso).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10))
      expect(dayNumber(iso)).toBe(day)
      expect(yearOfDayNumber(day)).toBe(Number(iso.slice(0, 4)))
      expect(dayOfYearOfDayNumber(day)).toBe(dayOfYear(iso))
    }),
  )
})

test('days are added over leap days and year ends', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysBetween('2026-06-20', '2026-10-23')).toBe(125)
  expect(dayOfYear('2028-12-31')).toBe(366)
  expect(monthOfDate('2026-11-21')).toBe(11)
  expect(isoDate(dayNumberOfMonthDay(2026, '07-14'))).toBe('2026-07-14')
})

test.each([
  ['2026-11-24', 5, '2027-04-24'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -13, '2025-02-28'],
  ['2026-12-15', -12, '2025-12-15'],
  ['2026-12-15', 0, '2026-12-15'],
])('%s and %i months are %s', (day, months, then) => {
  expect(addMonths(day, months)).toBe(then)
})
