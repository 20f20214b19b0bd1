import { expect, test } from 'bun:test'
import { sendingHours, timeZoneOfPhone } from './sending-hours.ts'

const NIGERIAN = '+2348031234567'
const NAMIBIAN = '+264811234567'
const at = (time: string, phone: string, route: 'promotional' | 'transactional' = 'promotional') =>
  sendingHours(route, new Date(time))(phone)

test('at 06:00 UTC an SMS to Lagos, where it is 07:00, waits one hour; one to Windhoek, where it is 08:00, goes', () => {
  expect(at('2026-05-04T06:00:00Z', NIGERIAN)).toEqual({ opensAt: '2026-05-04T07:00:00.000Z', day: '2026-05-04' })
  expect(at('2026-05-04T06:00:00Z', NAMIBIAN)).toEqual({ opensAt: null, day: '2026-05-04' })
})

test('from 20:00 local time an SMS waits for the next morning, and arrives on the next day', () => {
  expect(at('2026-05-04T18:59:59Z', NIGERIAN).opensAt).toBeNull()
  expect(at('2026-05-04T19:00:00Z', NIGERIAN)).toEqual({ opensAt: '2026-05-05T07:00:00.000Z', day: '2026-05-05' })
  expect(at('2026-05-04T23:30:20Z', NIGERIAN)).toEqual({ opensAt: '2026-05-05T07:00:00.000Z', day: '2026-05-05' })
})

test('the transactional route has no sending hours', () => {
  expect(at('2026-05-04T02:00:00Z', NIGERIAN, 'transactional')).toEqual({ opensAt: null, day: '2026-05-04' })
})

test("sending hours are of each country's own time zone, in unknown countries of UTC", () => {
  expect(timeZoneOfPhone('+254712345678')).toBe('Africa/Nairobi')
  expect(timeZoneOfPhone('+27821234567')).toBe('Africa/Johannesburg')
  expect(timeZoneOfPhone('+251911234567')).toBe('Africa/Addis_Ababa')
  expect(timeZoneOfPhone('+447700900123')).toBe('UTC')
})
