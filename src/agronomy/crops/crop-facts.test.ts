import { expect, test } from 'bun:test'
import { isPerennialCrop } from '../../contracts/crops.ts'
import { scaleStageLengths } from '../growth/growth-stages.ts'
import { allSources, sourceById } from '../sources.ts'
import { soilWaterFacts } from '../water/soils.ts'
import { CANONICAL_CROPS, cropFacts } from './crop-facts.ts'

test('every crop of the catalogue goes through its stages in order, and lacks water most in one that it shows', () => {
  for (const id of CANONICAL_CROPS) {
    const { growth, record } = cropFacts(id)
    const starts = Object.values(growth).filter((day) => day !== null)
    expect([id, ...starts]).toEqual([id, ...starts.toSorted((a, b) => a - b)])
    expect([id, record.sensitive.some((stage) => growth[stage] !== null)]).toEqual([id, true])
  }
})

test('trees and mats are perennial, cassava and pepper are not', () => {
  const perennials = CANONICAL_CROPS.filter((id) => cropFacts(id).perennial)
  expect(CANONICAL_CROPS.filter(isPerennialCrop)).toEqual(perennials)
  expect(perennials).toEqual(['coffee', 'cocoa', 'plantain', 'banana', 'mangoes', 'oranges', 'avocados', 'oil-palm'])
})

test('a season longer than any known of the crop is shortened in all its parts', () => {
  expect(cropFacts('cowpeas').stages).toMatchObject({ ini: 18, dev: 27, mid: 27, late: 18, total: 90 })
  expect(scaleStageLengths({ ini: 20, dev: 35, mid: 40, late: 30, total: 125 }, 90)).toEqual({
    ini: 14,
    dev: 25,
    mid: 29,
    late: 22,
    total: 90,
  })
})

test('an unknown soil is sand in the Sahel and sandy loam elsewhere, and says it is assumed', () => {
  expect(soilWaterFacts(null, 'sahel')).toMatchObject({ type: 'sand', assumed: true })
  expect(soilWaterFacts(null, 'humid_forest')).toMatchObject({ type: 'mixed', assumed: true })
  expect(soilWaterFacts('clay', 'sahel')).toMatchObject({ tawPerMetre: 140, assumed: false })
})

test('every source of a crop’s records can be named', () => {
  for (const id of CANONICAL_CROPS) {
    expect(allSources().get(`${id}.stages`)).toBeDefined()
  }
  expect(sourceById('fertilizer.maize.target.99').rough).toBe(true)
})
