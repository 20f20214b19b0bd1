import { describe, expect, test } from 'bun:test'
import { CROP_IDS, canonicalCrop } from '../../../../contracts/crops.ts'
import { cropsByNearness } from './near-crops.ts'

describe('the crops named first on a dial', () => {
  test.each([
    ['the far north', 13, 'maize', 'sorghum'],
    ['the edge of the savanna', 9, 'maize', 'sorghum'],
    ['just south of it', 8.99, 'cassava', 'maize'],
    ['the coast', 4.5, 'cassava', 'maize'],
    ['the equator', 0, 'cassava', 'maize'],
    ['Namibia', -17.8, 'millet', 'maize'],
  ] as const)('are those of %s', (_, lat, first, second) => {
    expect(cropsByNearness(lat).near.slice(0, 2)).toEqual([first, second])
  })

  test.each([13, 5, -18])('at %p degrees leave no crop out and name none twice', (lat) => {
    const { near, others } = cropsByNearness(lat)
    const all = [...near, ...others].map(canonicalCrop)
    expect([...all].sort()).toEqual([...new Set(CROP_IDS.map(canonicalCrop))].sort())
  })
})
