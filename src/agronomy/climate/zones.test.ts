import { describe, expect, test } from 'bun:test'
import type { Place } from '../types.ts'
import { findAgroZone } from './zones.ts'

const place = (
  country: string | null,
  state: string | null,
  lat: number,
  lng: number,
  elevation: number | null = 300,
): Place => ({
  lat,
  lng,
  elevation,
  country,
  state,
})

describe('the zone of a place', () => {
  test('follows the state as published, however it is written', () => {
    expect(findAgroZone(place('NG', 'Kano', 12, 8.5))).toBe('sudan_savanna')
    expect(findAgroZone(place('NG', 'KANO STATE', 12, 8.5))).toBe('sudan_savanna')
    expect(findAgroZone(place('NG', 'Federal Capital Territory', 9, 7.4))).toBe('southern_guinea_savanna')
    expect(findAgroZone(place('NA', 'ǁKaras', -26.6, 18.1))).toBe('na_south')
    expect(findAgroZone(place('NA', 'Zambezi Region', -17.5, 24.3))).toBe('na_northeast')
  })
  test('is montane over 1,000 m in Nigeria, not in Namibia', () => {
    expect(findAgroZone(place('NG', 'Plateau', 9.9, 8.9, null))).toBe('montane')
    expect(findAgroZone(place('NG', 'Plateau', 8.9, 9.5, 250))).toBe('northern_guinea_savanna')
    // Its own height, where it is known, not that of the stations around it.
    expect(findAgroZone(place('NG', 'Plateau', 9.9, 8.9, 400))).toBe('northern_guinea_savanna')
    expect(findAgroZone(place('NG', 'Kano', 12, 8.5, 1200))).toBe('montane')
    // Near the Jos plateau and of unknown height: Kafanchan and Saminaka lie below it, in a state without mountains.
    expect(findAgroZone(place('NG', 'Kaduna', 9.58, 8.3, null))).toBe('northern_guinea_savanna')
    expect(findAgroZone(place('NG', 'Kaduna', 10.41, 8.69, null))).toBe('northern_guinea_savanna')
    expect(findAgroZone(place(null, null, 9.9, 8.9, null))).toBe('montane')
    expect(findAgroZone(place('NA', 'Khomas', -22.57, 17.1, 1660))).toBe('na_central')
  })
  test('changes within a state of two zones at its latitude: Edo, Ogun, Bauchi', () => {
    expect(findAgroZone(place('NG', 'Edo', 6.34, 5.62))).toBe('humid_forest')
    expect(findAgroZone(place('NG', 'Edo', 7.07, 6.27))).toBe('derived_savanna')
    expect(findAgroZone(place('NG', 'Ogun', 6.82, 3.92))).toBe('humid_forest')
    expect(findAgroZone(place('NG', 'Ogun', 7.15, 3.35))).toBe('derived_savanna')
    expect(findAgroZone(place('NG', 'Bauchi', 10.31, 9.84, 600))).toBe('northern_guinea_savanna')
    expect(findAgroZone(place('NG', 'Bauchi', 11.67, 10.19, 400))).toBe('sudan_savanna')
  })
  test('is montane on the named highlands where the height is not known: Mambilla, the ranch at Obudu', () => {
    expect(findAgroZone(place('NG', 'Taraba', 6.7256, 11.2565, null))).toBe('montane')
    expect(findAgroZone(place('NG', 'Cross River', 6.38, 9.37, null))).toBe('montane')
    // Below the escarpment: Serti, Takum and the town of Obudu.
    expect(findAgroZone(place('NG', 'Taraba', 7.5, 11.37, null))).toBe('northern_guinea_savanna')
    expect(findAgroZone(place('NG', 'Taraba', 7.27, 9.98, null))).toBe('northern_guinea_savanna')
    expect(findAgroZone(place('NG', 'Cross River', 6.6682, 9.1645, null))).toBe('derived_savanna')
    // A known height decides.
    expect(findAgroZone(place('NG', 'Taraba', 6.7256, 11.2565, 700))).toBe('northern_guinea_savanna')
  })
  test('changes at a latitude: Cross River, Oshikoto, Otjozondjupa', () => {
    expect(findAgroZone(place('NG', 'Cross River', 6.6584, 8.7992))).toBe('derived_savanna')
    expect(findAgroZone(place('NG', 'Cross River', 4.9757, 8.3417))).toBe('humid_forest')
    expect(findAgroZone(place('NG', 'Cross River', 5.96, 8.71))).toBe('humid_forest')
    expect(findAgroZone(place('NA', 'Oshikoto', -19.2484, 17.7135))).toBe('na_maize_triangle')
    expect(findAgroZone(place('NA', 'Oshikoto', -18.05, 16.5))).toBe('na_north_central')
    expect(findAgroZone(place('NA', 'Otjozondjupa', -19.57, 18.12))).toBe('na_maize_triangle')
    expect(findAgroZone(place('NA', 'Otjozondjupa', -21.9814, 16.9029))).toBe('na_central')
  })
  test('comes from the position where the state is unknown', () => {
    expect(findAgroZone(place(null, null, 4.8, 7))).toBe('humid_forest')
    expect(findAgroZone(place(null, 'Somewhere', 8.5, 4.5))).toBe('southern_guinea_savanna')
    expect(findAgroZone(place('NG', null, 13.3, 5.2))).toBe('sahel')
    expect(findAgroZone(place('NA', null, -17.9, 15.9))).toBe('na_north_central')
    expect(findAgroZone(place(null, null, -17.9, 15.9))).toBe('na_north_central')
  })
})
