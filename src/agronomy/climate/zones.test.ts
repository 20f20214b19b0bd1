import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { CANONICAL_CROPS } from '../crops/crop-facts.ts'
import { addDays, dayNumber } from '../dates.ts'
import type { Place } from '../types.ts'
import { agroZone, lastPlantingStart, plantingWindow, seasonDates, seasonDaysLeft, ZONES } from './zones.ts'

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
    expect(agroZone(place('NG', 'Kano', 12, 8.5))).toBe('sudan_savanna')
    expect(agroZone(place('NG', 'KANO STATE', 12, 8.5))).toBe('sudan_savanna')
    expect(agroZone(place('NG', 'Federal Capital Territory', 9, 7.4))).toBe('southern_guinea_savanna')
    expect(agroZone(place('NA', 'ǁKaras', -26.6, 18.1))).toBe('na_south')
    expect(agroZone(place('NA', 'Zambezi Region', -17.5, 24.3))).toBe('na_northeast')
  })
  test('is montane over 1,000 m in Nigeria, not in Namibia', () => {
    expect(agroZone(place('NG', 'Plateau', 9.9, 8.9, null))).toBe('montane')
    expect(agroZone(place('NG', 'Plateau', 8.9, 9.5, 250))).toBe('northern_guinea_savanna')
    // Its own height, where it is known, not that of the stations around it.
    expect(agroZone(place('NG', 'Plateau', 9.9, 8.9, 400))).toBe('northern_guinea_savanna')
    expect(agroZone(place('NG', 'Kano', 12, 8.5, 1200))).toBe('montane')
    expect(agroZone(place('NA', 'Khomas', -22.57, 17.1, 1660))).toBe('na_central')
  })
  test('comes from the position where the state is unknown', () => {
    expect(agroZone(place(null, null, 4.8, 7))).toBe('humid_forest')
    expect(agroZone(place(null, 'Somewhere', 8.5, 4.5))).toBe('southern_guinea_savanna')
    expect(agroZone(place('NG', null, 13.3, 5.2))).toBe('sahel')
    expect(agroZone(place('NA', null, -17.9, 15.9))).toBe('na_north_central')
    expect(agroZone(place(null, null, -17.9, 15.9))).toBe('na_north_central')
  })
})

describe('planting windows', () => {
  test('maize in Kano: soon on 20 June, open on 5 July, late on 25 July, closed in October', () => {
    const on = (date: string) => plantingWindow('maize', 'sudan_savanna', date)
    expect(on('2026-06-20')).toMatchObject({ state: 'soon', start: '2026-07-01', daysToStart: 11 })
    expect(on('2026-07-05')).toMatchObject({ state: 'open', daysLeft: 9 })
    expect(on('2026-07-25')).toMatchObject({ state: 'late', daysLeft: -11 })
    expect(on('2026-10-10').state).toBe('closed')
  })
  test('a window over New Year is one window', () => {
    expect(plantingWindow('millet', 'na_north_central', '2027-01-05')).toMatchObject({
      state: 'open',
      start: '2026-11-20',
      end: '2027-01-15',
    })
    expect(plantingWindow('millet', 'na_north_central', '2026-12-05')).toMatchObject({
      state: 'open',
      end: '2027-01-15',
    })
  })
  test('an irrigated window is offered only to who can water', () => {
    expect(plantingWindow('tomato', 'sudan_savanna', '2026-11-10').state).toBe('none')
    expect(plantingWindow('tomato', 'sudan_savanna', '2026-11-10', { irrigated: true }).state).toBe('open')
  })
  test('beans in the Sudan savanna go by cowpea, and say they are rough', () => {
    expect(plantingWindow('beans', 'sudan_savanna', '2026-07-10')).toMatchObject({ state: 'open', rough: true })
  })
  test('the last one opened on its first day, and the day before that a year ago', () => {
    const last = (date: string) => lastPlantingStart('maize', 'sudan_savanna', date, false)
    expect([last('2026-06-30'), last('2026-07-01'), last('2026-12-31')]).toEqual([
      '2025-07-01',
      '2026-07-01',
      '2026-07-01',
    ])
  })
  test('every crop, zone and date gives dates that fit together', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CANONICAL_CROPS),
        fc.constantFrom(...ZONES),
        fc.integer({ min: 0, max: 1500 }),
        (crop, zone, n) => {
          const date = addDays('2026-01-01', n)
          const advice = plantingWindow(crop, zone, date, { irrigated: n % 2 === 0 })
          if (advice.state === 'none') return
          expect(dayNumber(advice.end!)).toBeGreaterThan(dayNumber(advice.start!))
          if (advice.state === 'open') expect(advice.start! <= date && date <= advice.end!).toBe(true)
          if (advice.state === 'soon') expect(advice.daysToStart).toBeWithin(1, 31)
          if (advice.state === 'late') expect(advice.daysLeft).toBeWithin(-20, 0)
          const last = lastPlantingStart(crop, zone, date, n % 2 === 0)
          expect(last !== null && last <= date).toBe(true)
        },
      ),
    )
  })
})

test('the rains of Kano end on 26 September; the coast of Namibia has none', () => {
  expect(seasonDaysLeft('sudan_savanna', '2026-09-20')).toBe(6)
  expect(seasonDaysLeft('sudan_savanna', '2026-10-06')).toBe(-10)
  expect(seasonDaysLeft('na_north_central', '2026-12-16')).toBe(120)
  expect(seasonDates('na_coast')).toBeNull()
})
