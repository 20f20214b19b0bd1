import { describe, expect, test } from 'bun:test'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { findAgroZone } from '../climate/zones.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { listCropQuestions } from '../season/crop-questions.ts'
import { type PlaceName, situationOf } from '../testing/example-fields.ts'
import type { FieldSituation } from '../types.ts'
import { coolSeasonFactor } from './temperature-effect.ts'
import { usualSeasonDays } from './usual-season.ts'
import { resolveVariety, stagesForVariety } from './variety.ts'

const variety = (crop: CanonicalCropId, place: PlaceName, planted: string, field: Partial<FieldSituation> = {}) => {
  const s = situationOf({ place, crop, asOf: planted, planted, field: { varietyDays: null, ...field } })
  return resolveVariety(s, cropFacts(crop), findAgroZone(s.place), planted)
}

describe('the variety', () => {
  test('told in days or by its class is taken at its word', () => {
    expect(variety('maize', 'kano', '2026-06-24', { varietyDays: 92 })).toEqual({
      class: 'early',
      days: 92,
      heading: null,
      assumed: false,
      source: 'farmer',
    })
    expect(variety('maize', 'kano', '2026-06-24', { maturity: 'late' })).toMatchObject({
      class: 'late',
      days: 115,
      assumed: false,
    })
  })
  test('else is the class that the zone grows and that still ripens: 90-100 days in Kano, 80-90 once that is too late', () => {
    expect(variety('maize', 'kano', '2026-06-24')).toMatchObject({ class: 'early', days: 95, assumed: true })
    expect(variety('maize', 'kano', '2026-07-12')).toMatchObject({ class: 'extra_early', assumed: true })
    expect(variety('maize', 'zaria', '2026-06-17')).toMatchObject({ class: 'medium', days: 105 })
    expect(variety('cowpeas', 'kano', '2026-07-22')).toMatchObject({ class: 'early', days: 70 })
  })
  test('of the late class has the days of its country: maiwa of Nigeria is longer than local mahangu', () => {
    for (const place of ['oshakati', 'rundu', 'otavi'] as const)
      expect(variety('millet', place, '2026-12-01', { maturity: 'late' })).toMatchObject({
        days: 128,
        source: 'practice.okashana_1999',
      })
    expect(variety('millet', 'kano', '2027-01-01', { maturity: 'late' }).days).toBe(150)
    const lateOf = (country: string) =>
      listCropQuestions(country)
        .find(({ cropType }) => cropType === 'millet')
        ?.maturity.filter((one) => one.class === 'late')
        .map(({ from, to }) => [from, to])
    expect([lateOf('NA'), lateOf('NG')]).toEqual([[[115, 140]], [[120, 180]]])
    expect(usualSeasonDays('millet', 'late', 'NA')).toBe(128)
    expect(usualSeasonDays('millet', 'late', 'NG')).toBe(150)
  })
  test('of mahangu is the local one while that ripens soon after the rains, and Okashana after it', () => {
    expect(variety('millet', 'oshakati', '2026-11-25').class).toBe('late')
    expect(variety('millet', 'oshakati', '2026-12-12').class).toBe('late')
    expect(variety('millet', 'oshakati', '2026-12-24').class).toBe('early')
  })
  test('of what is picked is the one picked first; of a tree there is none', () => {
    expect(variety('tomato', 'kano', '2026-11-16', { irrigation: ['furrow'] })).toMatchObject({ class: 'early' })
    expect(variety('cocoa', 'akure', '2020-05-01')).toMatchObject({ class: null, days: null })
  })
})

describe('warmth', () => {
  const maize = cropFacts('maize')
  test('leaves the known days as they are in the main season', () => {
    const s = situationOf({ place: 'kano', crop: 'maize', asOf: '2026-06-20' })
    expect(
      coolSeasonFactor({
        facts: maize,
        zone: 'sudan_savanna',
        place: s.place,
        planted: '2026-06-20',
        days: 95,
        zones: ['all'],
      }),
    ).toBe(1)
  })
  test('of the harmattan nights makes watered maize about a quarter slower', () => {
    const { days } = variety('maize', 'kano', '2026-11-15', { maturity: 'early', irrigation: ['furrow'] })
    expect(days).toBeWithin(108, 130)
  })
  test('of a highland makes a lowland variety slower by its height: Mambilla above Jos above Zaria', () => {
    const daysAt = (lat: number, lng: number, state: string) => {
      const s = situationOf({ place: 'kano', crop: 'maize', asOf: '2026-05-01', planted: '2026-05-01' })
      const place = { lat, lng, elevation: null, country: 'NG', state }
      const there = { ...s, place, varietyDays: null, maturity: 'medium' as const }
      return resolveVariety(there, maize, findAgroZone(place), '2026-05-01').days!
    }
    const zaria = daysAt(11.07, 7.7, 'Kaduna')
    const jos = daysAt(9.87, 8.9, 'Plateau')
    const gembu = daysAt(6.7256, 11.2565, 'Taraba')
    expect(zaria).toBeWithin(95, 111)
    expect(jos).toBeWithin(130, 150)
    expect(gembu).toBeWithin(jos, 169)
  })
  test('matters to no crop without degree days of its own', () => {
    const s = situationOf({ place: 'kano', crop: 'okra', asOf: '2026-12-01' })
    expect(
      coolSeasonFactor({
        facts: cropFacts('okra'),
        zone: 'sudan_savanna',
        place: s.place,
        planted: '2026-12-01',
        days: 55,
        zones: ['all'],
      }),
    ).toBe(1)
  })
})

test('a shorter tomato is picked sooner and as long as the table says', () => {
  const facts = cropFacts('tomato')
  const { stages, growth } = stagesForVariety(facts, 65)
  expect(growth.harvesting).toBe(65)
  expect(stages.total - 65).toBe(facts.stages.total - facts.growth.harvesting!)
  expect(stages.ini + stages.dev + stages.mid + stages.late).toBe(stages.total)
})
