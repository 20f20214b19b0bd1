import { describe, expect, test } from 'bun:test'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { addDays } from '../dates.ts'
import { readField } from '../field.ts'
import { dry, type Scene, situationOf } from '../testing/example-fields.ts'
import { careRules } from './care.ts'
import { stageRules } from './stage-question.ts'

const asOf = '2026-08-10'
const scene = (crop: CanonicalCropId, age: number | null, past = dry(14)): Scene => ({
  place: 'makurdi',
  crop,
  asOf,
  planted: age === null ? null : addDays(asOf, -age),
  past,
  ahead: dry(7),
  field: { irrigation: ['drip'] },
})
const care = (crop: CanonicalCropId, age: number | null, past?: number[]) =>
  careRules(readField(situationOf(scene(crop, age, past))))[0]?.rule.replace('care.', '')

describe('the routine of', () => {
  test('maize: gaps from the fourth day, weeds to day 45, then growing, flowering, ripening, and nothing when ripe', () => {
    expect([3, 4, 14, 15, 45, 46, 60, 80, 120].map((age) => care('maize', age))).toEqual([
      'growing-start',
      'gaps',
      'gaps',
      'weeds',
      'weeds',
      'growing',
      'flowering',
      'ripening',
      undefined,
    ])
  })

  test('cassava and cotton, which close slowly: weeds to day 60', () => {
    for (const crop of ['cassava', 'cotton'] as const)
      expect([crop, care(crop, 60), care(crop, 61)]).toEqual([crop, 'weeds', 'growing'])
  })

  test('groundnuts: no hoe among the pegs from the first flower to day 99', () => {
    expect([39, 40, 99, 100].map((age) => care('groundnuts', age))).toEqual(['weeds', 'pegs', 'pegs', 'growing'])
  })

  test('tomato, yam and pepper: a stake from day 21, once they grow', () => {
    expect(care('tomato', 22)).toBe('stake')
    expect(care('pepper', 20)).toBe('weeds')
    expect(care('pepper', 21)).toBe('stake')
    expect(care('yam', 40)).toBe('stake')
  })

  test('roots and tubers: soil heaped over them while they grow', () => {
    for (const [crop, age] of [
      ['potatoes', 40],
      ['sweet-potato', 60],
      ['carrots', 60],
      ['yam', 120],
    ] as const)
      expect([crop, care(crop, age)]).toEqual([crop, 'earth-up'])
  })

  test('leaves: growing until they are cut', () => {
    for (const [crop, age] of [
      ['cabbage', 60],
      ['lettuce', 60],
    ] as const)
      expect([crop, care(crop, age)]).toEqual([crop, 'growing'])
  })

  test('a tree: by the rain of two weeks, 20 mm and more or less', () => {
    expect(care('mangoes', 4000, [...dry(13), 20])).toBe('tree-wet')
    expect(care('mangoes', 4000, [...dry(13), 19])).toBe('tree-dry')
    expect(care('cocoa', 10)).toBe('growing-start')
    expect(care('cocoa', 20)).toBe('tree-dry')
  })

  test('a plantain mat: weeds for 90 days, then one mother and one daughter', () => {
    expect([89, 90].map((age) => care('plantain', age))).toEqual(['weeds', 'mat'])
  })
})

test('routine is never urgent', () => {
  for (const age of [5, 30, 60, 80])
    expect(careRules(readField(situationOf(scene('maize', age))))[0]!.priority).toBe('low')
})

test('a stage far from the planting date is asked about, with both; one that fits is not', () => {
  const asked = (statedStage: 'mature' | 'vegetative') =>
    stageRules(readField(situationOf({ ...scene('maize', 30), field: { statedStage, stageStatedOn: asOf } }))).map(
      ({ rule, facts }) => [rule, facts.stated, facts.expected, facts.planted],
    )
  expect(asked('mature')).toEqual([['stage.question', 'mature', 'vegetative', '07-11']])
  expect(asked('vegetative')).toEqual([])
})
