import { describe, expect, test } from 'bun:test'
import { VISITOR_CROPS, type VisitorCrop } from '../../contracts/visitor-advice.ts'
import { adviseTypicalWeek } from './typical-week.ts'

const PLACES = {
  Kano: { lat: 12, lng: 8.59, country: 'NG' },
  Enugu: { lat: 6.45, lng: 7.5, country: 'NG' },
  Khomas: { lat: -22.6, lng: 17.1, country: 'NA' },
} as const

const weekOf = (state: keyof typeof PLACES, crop: VisitorCrop, asOf: string) =>
  adviseTypicalWeek({
    asOf,
    place: { ...PLACES[state], elevation: null, state },
    crop,
    plantingDate: null,
    statedStage: null,
    soil: null,
    irrigation: [],
    areaAcres: null,
    history: [],
    forecast: [],
  })

describe('the usual week of a crop at a place', () => {
  test.each([
    ['a field that ripens', 'Enugu', 'maize', '2026-11-28', 'harvest.now', '2026-08-02'],
    ['a store, once the harvest is in', 'Kano', 'maize', '2026-11-28', 'harvest.check', '2026-06-26'],
    ['the next planting, where nothing is in the store', 'Kano', 'rice', '2026-11-28', 'care.next', '2027-06-27'],
    ['a perennial by its season', 'Kano', 'coffee', '2026-11-28', 'harvest.pick', null],
    ['the reason, where nobody plants it', 'Kano', 'yam', '2026-11-28', 'planting.too-dry', '2026-12-12'],
  ] as const)('has %s', (_, state, crop, asOf, rule, planted) => {
    const week = weekOf(state, crop, asOf)
    expect([week?.advice.rule as string, week?.planted]).toEqual([rule, planted])
  })

  test('is never empty and never a question, whatever the crop, the place and the month', () => {
    for (const state of Object.keys(PLACES) as (keyof typeof PLACES)[])
      for (const crop of VISITOR_CROPS)
        for (let month = 1; month <= 12; month++) {
          const asOf = `2026-${String(month).padStart(2, '0')}-15`
          const rule = weekOf(state, crop, asOf)?.advice.rule
          expect({ state, crop, asOf, rule }).not.toEqual({ state, crop, asOf, rule: undefined })
          expect(rule).not.toMatch(/^stage\.|^planting\.asked/)
        }
  })
})
