import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { farmUtcOffset } from './farm-utc-offset.ts'
import { shiftHours } from './format-time.ts'

const KANO = { lat: 12, lng: 8.5, name: 'Kano' }
const ONDANGWA = { lat: -17.8, lng: 15.8, name: 'Ondangwa' }

test('after 11 in the evening UTC it is the next day in Nigeria, after 10 in Namibia', () => {
  expect(shiftHours('2026-06-20T22:59:59Z', farmUtcOffset(KANO)).slice(0, 10)).toBe('2026-06-20')
  expect(shiftHours('2026-06-20T23:00:00Z', farmUtcOffset(KANO)).slice(0, 10)).toBe('2026-06-21')
  expect(shiftHours('2026-06-20T22:00:00Z', farmUtcOffset(ONDANGWA)).slice(0, 10)).toBe('2026-06-21')
})

test('who has no place is taken for Nigerian', () => expect(farmUtcOffset(null)).toBe(farmUtcOffset(KANO)))

describe('the clock of every month is what the calendar of its time zone says', () => {
  test.each([
    [KANO, 'Africa/Lagos'],
    [ONDANGWA, 'Africa/Windhoek'],
  ])('%p in %s', (place, timeZone) => {
    const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    for (let month = 0; month < 240; month++) {
      const time = new Date(Date.UTC(2018, month, 1 + (month % 28), month % 24, month % 60)).toISOString()
      expect(shiftHours(time, farmUtcOffset(place)).slice(0, 19).replace('T', ' ')).toBe(
        calendar.format(new Date(time)),
      )
    }
  })
})

test('no screen asks the browser for a calendar, which takes a cheap phone 60 ms', async () => {
  const islands = `${import.meta.dir}/..`
  for await (const path of new Glob('**/*.{ts,tsx}').scan(islands))
    if (!path.includes('.test.'))
      expect([path, /\bIntl\b|\.toLocale\w*String/.test(await Bun.file(`${islands}/${path}`).text())]).toEqual([
        path,
        false,
      ])
})
