import { describe, expect, test } from 'bun:test'
import { sendingHours, zoneOf } from './sending-hours.ts'

const NIGERIAN = '+2348031234567'
const NAMIBIAN = '+264811234567'
const at = (time: string, phone: string, route: 'promotional' | 'transactional' = 'promotional') =>
  sendingHours(route, new Date(time))(phone)

describe('sending hours', () => {
  test('at 06:00 UTC it is 07:00 in Lagos: wait one hour; in Windhoek it is 08:00: go', () => {
    expect(at('2026-05-04T06:00:00Z', NIGERIAN)).toEqual({ opensAt: '2026-05-04T07:00:00.000Z', day: '2026-05-04' })
    expect(at('2026-05-04T06:00:00Z', NAMIBIAN)).toEqual({ opensAt: null, day: '2026-05-04' })
  })

  test('from 20:00 local it waits for the next morning, and the day is the next', () => {
    expect(at('2026-05-04T18:59:59Z', NIGERIAN).opensAt).toBeNull()
    expect(at('2026-05-04T19:00:00Z', NIGERIAN)).toEqual({ opensAt: '2026-05-05T07:00:00.000Z', day: '2026-05-05' })
    expect(at('2026-05-04T23:30:20Z', NIGERIAN)).toEqual({ opensAt: '2026-05-05T07:00:00.000Z', day: '2026-05-05' })
  })

  test('the transactional route has no hours', () => {
    expect(at('2026-05-04T02:00:00Z', NIGERIAN, 'transactional')).toEqual({ opensAt: null, day: '2026-05-04' })
  })

  test('other countries by their own zone, unknown ones by UTC', () => {
    expect(zoneOf('+254712345678')).toBe('Africa/Nairobi')
    expect(zoneOf('+27821234567')).toBe('Africa/Johannesburg')
    expect(zoneOf('+447700900123')).toBe('UTC')
  })
})
