import { expect, test } from 'bun:test'
import { climateNormal } from '../climate/climate-normals.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { computeGrowingDegreeDays, thermalTimeShift } from './growing-degree-days.ts'

const limits = { base: 8, upper: 30 }
const kano = { lat: 12, lng: 8.52, elevation: 470, country: 'NG', state: 'Kano' }

test('both temperatures are clipped before the mean is taken', () => {
  expect(computeGrowingDegreeDays(38, 22, limits)).toBe(18)
  expect(computeGrowingDegreeDays(20, 2, limits)).toBe(6)
  expect(computeGrowingDegreeDays(5, -3, limits)).toBe(0)
})

test('a usual season is neither ahead nor behind; a cool one is behind', () => {
  const days = Array.from({ length: 40 }, (_, n) => ({
    ...climateNormal(kano, addDays('2026-07-01', n)),
    estimated: false,
  }))
  const { gdd } = cropFacts('maize')
  expect(thermalTimeShift(days, kano, '2026-07-01', 40, gdd!)).toBe(0)
  expect(
    thermalTimeShift(
      days.map((d) => ({ ...d, tMax: d.tMax - 5, tMin: d.tMin - 5 })),
      kano,
      '2026-07-01',
      40,
      gdd!,
    ),
  ).toBe(-4)
  expect(thermalTimeShift(days.slice(0, 10), kano, '2026-07-01', 40, gdd!)).toBe(0)
})

test('twenty recorded days are enough to tell, nineteen are not', () => {
  const cool = Array.from({ length: 20 }, (_, n) => {
    const { tMax, tMin, ...day } = climateNormal(kano, addDays('2026-07-01', n))
    return { ...day, tMax: tMax - 5, tMin: tMin - 5, estimated: false }
  })
  const shift = (days: typeof cool) => thermalTimeShift(days, kano, '2026-07-01', 20, cropFacts('maize').gdd!)
  expect([shift(cool), shift(cool.slice(1))]).toEqual([-2, 0])
})
