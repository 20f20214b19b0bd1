import { expect, test } from 'bun:test'
import { localDateAt, localHourAt } from './local-time-at-place.ts'

const LATE = new Date('2026-06-20T22:30:00Z')

test.each([
  ['Kano', 12, 8.5, '2026-06-20', 23.5],
  ['Windhoek', -22.6, 17.1, '2026-06-21', 0.5],
  ['Lüderitz', -26.6, 15.2, '2026-06-21', 0.5],
  ['Katima Mulilo', -17.5, 24.3, '2026-06-21', 0.5],
  ['Nairobi', -1.3, 36.8, '2026-06-21', 0.5],
  ['Dakar', 14.7, -17.4, '2026-06-20', 21.5],
])('at half past ten in the evening UTC, %s has its own day and hour', (_, lat, lng, date, hour) => {
  expect(localDateAt({ lat, lng }, LATE)).toBe(date)
  expect(localHourAt({ lat, lng }, LATE)).toBe(hour)
})
