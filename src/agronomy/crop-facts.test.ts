import { describe, expect, test } from 'bun:test'
import { CANONICAL_CROPS, cropFacts, scaleStages, soilFacts } from './crop-facts.ts'
import { isRough, SOURCES, source } from './sources.ts'

describe('every crop of the catalogue', () => {
  for (const id of CANONICAL_CROPS) {
    test(`${id} has what the water balance and the calendar need`, () => {
      const { kc, stages, growth, root, heat, sensitiveStages } = cropFacts(id)
      for (const value of [kc.ini, kc.mid, kc.end]) expect(value).toBeWithin(0.1, 1.3)
      expect(kc.hMax).toBeWithin(0.2, 6)
      expect(stages.ini + stages.dev + stages.mid + stages.late).toBe(stages.total)
      expect(root.zrMax).toBeWithin(0.2, 2)
      expect(root.p).toBeWithin(0.1, 0.81)
      expect(heat.day).toBeWithin(28, 46)
      const starts = Object.values(growth).filter((day) => day !== null)
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      expect(sensitiveStages.some((stage) => growth[stage] !== null)).toBe(true)
    })
  }
  test('there are 29 of them', () => expect(CANONICAL_CROPS).toHaveLength(29))
})

test('what rests on memory or a proxy is flagged, what comes from FAO-56 is not', () => {
  for (const id of ['yam', 'okra', 'mangoes', 'spinach'] as const) expect(cropFacts(id).rough).toBe(true)
  for (const id of ['maize', 'rice', 'tomato', 'groundnuts'] as const) expect(cropFacts(id).rough).toBe(false)
  expect(isRough('from memory, unverified')).toBe(true)
  expect(isRough('FAO-56 Table 12')).toBe(false)
})

test('trees and mats are perennial, cassava and pepper are not', () => {
  const perennials = CANONICAL_CROPS.filter((id) => cropFacts(id).perennial)
  expect(perennials).toEqual(['coffee', 'cocoa', 'plantain', 'banana', 'mangoes', 'oranges', 'avocados'])
})

test('a season longer than any known of the crop is shortened in all its parts', () => {
  expect(cropFacts('cowpeas').stages).toMatchObject({ ini: 18, dev: 27, mid: 27, late: 18, total: 90 })
  expect(scaleStages({ ini: 20, dev: 35, mid: 40, late: 30, total: 125 }, 90)).toEqual({
    ini: 14,
    dev: 25,
    mid: 29,
    late: 22,
    total: 90,
  })
})

test('an unknown soil is sand in the Sahel and sandy loam elsewhere, and says it is assumed', () => {
  expect(soilFacts(null, 'sahel')).toMatchObject({ type: 'sand', assumed: true })
  expect(soilFacts(null, 'humid_forest')).toMatchObject({ type: 'mixed', assumed: true })
  expect(soilFacts('clay', 'sahel')).toMatchObject({ tawPerMetre: 140, assumed: false })
})

test('every source of a crop’s records can be named', () => {
  for (const id of CANONICAL_CROPS) {
    const { fertilizer, plantingWindows } = cropFacts(id)
    for (const record of [...fertilizer, ...plantingWindows])
      expect(SOURCES[record.id]?.title.length).toBeGreaterThan(5)
    for (const part of ['kc', 'stages', 'root']) expect(SOURCES[`${id}.${part}`]).toBeDefined()
  }
  expect(source('no-such-source').rough).toBe(true)
})
