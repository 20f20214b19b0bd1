import { describe, expect, test } from 'bun:test'
import type { CanonicalCropId } from '../contracts/crops.ts'
import { CANONICAL_CROPS, cropFacts } from './crops/crop-facts.ts'
import { addDays } from './dates.ts'
import { assessField } from './field.ts'
import { dry, rains, type Scene, situationOf } from './testing/example-fields.ts'

const fieldOf = (scene: Scene) => assessField(situationOf(scene))
const maize: Scene = { place: 'kano', crop: 'maize', asOf: '2026-08-10', planted: '2026-07-01', past: dry(20) }

describe('a crop that should have left the field', () => {
  /** Days past the first harvest that it may still stand (from memory); sixty for the others. */
  const lingers: Partial<Record<CanonicalCropId, number>> = {
    cassava: 240,
    yam: 120,
    cotton: 90,
    tomato: 100,
    pepper: 240,
    okra: 100,
    spinach: 60,
    ginger: 120,
    watermelon: 30,
    'pigeon-pea': 120,
    sugarcane: 150,
  }

  test('is asked about when it has stood longer than its kind does: cassava and pepper eight months, grain two', () => {
    for (const crop of CANONICAL_CROPS) {
      const { perennial, growth } = cropFacts(crop)
      const last = growth.harvesting! + (lingers[crop] ?? 60)
      const over = (age: number) =>
        fieldOf({ ...maize, crop, planted: addDays(maize.asOf, -age), field: { irrigation: ['drip'] } }).over
      expect([crop, over(last), over(last + 1)]).toEqual([crop, false, !perennial])
    }
  })
})

describe('rain that makes water stand', () => {
  const ahead = (days: number[], soil: 'clay' | 'loam', past = dry(20)) =>
    fieldOf({ ...maize, past, ahead: days, field: { soil } })

  test('is more than the limit of the soil, not the limit itself', () => {
    expect(ahead([0, 20, 20, 10, 0, 0, 0], 'clay')).toMatchObject({ heavyRain: false, deluge: false })
    expect(ahead([0, 20, 20, 11, 0, 0, 0], 'clay')).toMatchObject({ heavyRain: true, deluge: true })
  })

  test('on a full soil is what falls within two days', () => {
    const full = Array(20).fill(20)
    expect(ahead([9, 9, 26, 0, 0, 0, 0], 'clay', full).heavyRain).toBe(true)
    expect(ahead([9, 9, 40, 0, 0, 0, 0], 'loam', full).heavyRain).toBe(false)
    expect(ahead([9, 9, 41, 0, 0, 0, 0], 'loam', full).heavyRain).toBe(true)
    const later = (day: number) => [0, 0, 0, 0, 0, 0, 0].map((_, n) => (n === day ? 41 : n === 0 ? 4.9 : 0))
    expect(ahead(later(2), 'loam', full).heavyRain).toBe(true)
    expect(ahead(later(3), 'loam', full).heavyRain).toBe(false)
  })

  test('is what the soil does not take up: after ten dry days 30 mm are welcome', () => {
    const dried = [...Array(20).fill(20), ...dry(10)]
    expect(ahead([0, 31, 0, 0, 0, 0, 0], 'clay', dried).heavyRain).toBe(false)
    expect(ahead([0, 31, 0, 0, 0, 0, 0], 'clay', Array(20).fill(20)).heavyRain).toBe(true)
    expect(ahead([0, 51, 0, 0, 0, 0, 0], 'clay', dried).heavyRain).toBe(true)
  })

  test('has left the soil full after the limit in three days, or half as much again in a week with 10 mm to come', () => {
    const soggy = (past: number[], next: number[]) => ahead(next, 'clay', [...dry(13), ...past]).soggy
    const next = (mm: number) => [mm, 0, 0, 0, 0, 0, 0]
    expect(soggy([0, 0, 0, 0, 25, 25, 0], next(0))).toBe(true)
    expect(soggy([0, 0, 0, 0, 25, 24, 0], next(0))).toBe(false)
    expect(soggy([26, 25, 25, 0, 0, 0, 0], next(11))).toBe(true)
    expect(soggy([25, 25, 25, 0, 0, 0, 0], next(11))).toBe(false)
    expect(soggy([26, 25, 25, 0, 0, 0, 0], next(10))).toBe(false)
  })
})

test('today is in the rains from the usual first day to the usual last: 19 June to 4 October at Kano', () => {
  const days = ['2026-06-18', '2026-06-19', '2026-10-04', '2026-10-05']
  expect(days.map((asOf) => fieldOf({ ...maize, asOf, planted: null, past: [] }).inRains)).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(fieldOf({ ...maize, asOf: '2026-06-29', planted: null, past: [] }).daysIntoRains).toBe(10)
})

test('a stage is sure from a planting date or the farmer’s word, not from the season', () => {
  const stage = (planted: string | null, statedStage: 'vegetative' | null) => {
    const { stageKnown, stageSure } = fieldOf({
      ...maize,
      planted,
      past: rains(),
      field: { statedStage, stageStatedOn: statedStage && maize.asOf },
    })
    return [stageKnown, stageSure]
  }
  expect([stage('2026-07-01', null), stage(null, 'vegetative'), stage(null, null)]).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ])
})

test('the stand of a field is that of its record, or of its spacing; none where rows differ', () => {
  const plants = (crop: CanonicalCropId) => cropFacts(crop).plantsPerHectare
  // 75 × 25 cm; 12,500 as AKILIMO prints it; 75 × 50 cm with two plants.
  expect(plants('maize')).toBeCloseTo(53333, 0)
  expect(plants('cassava')).toBe(12500)
  expect(plants('millet')).toBe(53333)
  expect(plants('sesame')).toBeCloseTo(166667, 0)
  expect([plants('groundnuts'), plants('wheat')]).toEqual([null, null])
})
