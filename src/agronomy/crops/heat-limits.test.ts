import { expect, test } from 'bun:test'
import { CROP_IDS, canonicalCrop } from '../../contracts/crops.ts'
import { heatLimit } from './heat-limits.ts'

/** Degrees by day (on wet soil) and by night, and on how many days of how many, from the sources in heat-limits.ts. */
const LIMITS = {
  maize: '35 (38) 27, 3 of 5',
  rice: '35 (38) 29, 2 of 2',
  sorghum: '40 30, 3 of 3',
  cowpeas: '38 24, 5 of 7',
  tomato: '35 26, 3 of 3',
  pepper: '35 27, 3 of 3',
  wheat: '30 25, 3 of 3',
  groundnuts: '38 28, 5 of 5',
}

test('the heat that each crop bears', () => {
  const limits = [...new Set(CROP_IDS.map(canonicalCrop))].flatMap((crop) => {
    const limit = heatLimit(crop)
    if (!limit) return []
    const { day, dayOnWetSoil, night, days, of } = limit
    return [[crop, `${day}${dayOnWetSoil ? ` (${dayOnWetSoil})` : ''} ${night}, ${days} of ${of}`]]
  })
  expect(Object.fromEntries(limits)).toEqual(LIMITS)
})
