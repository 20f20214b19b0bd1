import { expect, test } from 'bun:test'
import { dayIn } from './farm-day.ts'
import { farmTimeZone } from './farm-time-zone.ts'

test('after 11 in the evening UTC it is the next day in Nigeria, after 10 in Namibia', () => {
  expect(dayIn('Africa/Lagos', '2026-06-20T22:59:59Z')).toBe('2026-06-20')
  expect(dayIn('Africa/Lagos', '2026-06-20T23:00:00Z')).toBe('2026-06-21')
  expect(dayIn('Africa/Windhoek', '2026-06-20T22:00:00Z')).toBe('2026-06-21')
})

test('a farm south of the equator keeps Namibian time', () => {
  expect(farmTimeZone({ lat: -17.8, lng: 15.8, name: 'Ondangwa' })).toBe('Africa/Windhoek')
  expect(farmTimeZone({ lat: 12, lng: 8.5, name: 'Kano' })).toBe('Africa/Lagos')
  expect(farmTimeZone(null)).toBe('Africa/Lagos')
})
