import { describe, expect, test } from 'bun:test'
import { usualRainsAt } from '../climate/rainy-seasons.ts'
import { addDays, daysBetween } from '../dates.ts'
import { assessField } from '../field.ts'
import { prospectRules } from '../rules/prospect-rules.ts'
import { PLACES, situationOf } from '../testing/example-fields.ts'
import type { FieldSituation } from '../types.ts'

const katsina = { lat: 12.99, lng: 7.6, elevation: 517, country: 'NG', state: 'Katsina' }

const sown = (crop: FieldSituation['crop'], planted: string, place: FieldSituation['place'], age = 20) => {
  const s = situationOf({ place: 'kano', crop, asOf: addDays(planted, age), planted })
  return assessField({ ...s, place, maturity: 'late', varietyDays: null })
}
const endOf = (place: FieldSituation['place']) => `2026-${usualRainsAt(place)!.end.median}`

describe('local sorghum, maiwa and local cowpeas', () => {
  test('sown in late June at Katsina cost no money', () => {
    for (const crop of ['sorghum', 'millet'] as const) {
      const field = sown(crop, '2026-06-25', katsina)
      expect([crop, field.prospects]).toEqual([crop, 'fine'])
      expect(prospectRules(field)).toEqual([])
    }
    expect(sown('cowpeas', '2026-07-25', PLACES.kano).prospects).toBe('fine')
  })

  test('head when the rains of the place end and ripen forty days later, whenever sown', () => {
    for (const place of [katsina, PLACES.zaria, PLACES.makurdi])
      for (const planted of ['2026-06-01', '2026-06-25', '2026-07-10']) {
        const { season } = sown('sorghum', planted, place, 30)
        expect(daysBetween(endOf(place), season.flowering!)).toBeWithin(-10, 16)
        expect(daysBetween(season.flowering!, season.maturity!)).toBe(40)
      }
  })

  test('keep the young stages of an early sowing, and lose only days of leaf growth when sown late', () => {
    const [early, late] = [sown('sorghum', '2026-06-01', PLACES.zaria), sown('sorghum', '2026-07-06', PLACES.zaria)]
    const shorter = early.variety.days! - late.variety.days!
    expect(shorter / 5).toBeWithin(5.5, 6.5)
    expect(early.stages.growth.vegetative).toBe(late.stages.growth.vegetative)
    expect(early.stages.growth.flowering! - late.stages.growth.flowering!).toBe(shorter)
  })

  test('cannot ripen when sown in August, nor does an early kind follow the rains', () => {
    expect(sown('sorghum', '2026-08-10', katsina).prospects).toBe('too_late')
    const early = situationOf({ place: 'kano', crop: 'sorghum', asOf: '2026-07-01', planted: '2026-06-15' })
    expect(assessField({ ...early, maturity: 'early', varietyDays: null }).variety.heading).toBeNull()
  })

  test('in Namibia are counted by days', () => {
    const { variety } = sown('millet', '2026-11-25', PLACES.oshakati)
    expect(variety).toMatchObject({ class: 'late', days: 128, heading: null })
  })
})

test('where most grow the local kind, pigeon pea and sorghum of an unnamed variety are that kind', () => {
  const classOf = (crop: 'sorghum' | 'pigeon-pea', place: 'makurdi') => {
    const s = situationOf({ place, crop, asOf: '2026-07-01', planted: '2026-06-15' })
    return assessField({ ...s, maturity: null, varietyDays: null }).variety.class
  }
  expect([classOf('sorghum', 'makurdi'), classOf('pigeon-pea', 'makurdi')]).toEqual(['late', 'late'])
})

test('pigeon pea flowers as the rains end, and is harvested in the dry season', () => {
  const field = sown('pigeon-pea', '2026-06-15', PLACES.makurdi)
  expect(field.season.maturity! > '2026-12-20' && field.season.maturity! < '2027-01-31').toBe(true)
})
