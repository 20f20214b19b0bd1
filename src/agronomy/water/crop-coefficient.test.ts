import { describe, expect, test } from 'bun:test'
import { climateNormalOfDay } from '../climate/climate-normals.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { addDays, dayNumber } from '../dates.ts'
import { computeStage } from '../growth/stage-on-day.ts'
import { PLACES, situationOf } from '../testing/example-fields.ts'
import {
  adjustCropCoefficient,
  adjustToClimate,
  cropCoefficientAt,
  cropCoefficientCurve,
  cropCoefficientOnDay,
  humidityMinFromMean,
} from './crop-coefficient.ts'

/** FAO-56 eqs. 62 and 65: Kc + [0.04 (u2 − 2) − 0.004 (RHmin − 45)] (h/3)^0.3. */
describe('Kc adjusted to the climate', () => {
  test('is the table’s at 2 m/s and 45 %, higher in wind and dry air', () => {
    expect(adjustCropCoefficient(1.2, 2, 45, 3)).toBe(1.2)
    expect(adjustCropCoefficient(1.2, 4, 45, 3)).toBeCloseTo(1.28, 9)
    expect(adjustCropCoefficient(1.2, 2, 20, 3)).toBeCloseTo(1.3, 9)
    expect(adjustCropCoefficient(1.2, 4, 20, 1.5)).toBeCloseTo(1.2 + 0.18 * 0.5 ** 0.3, 9)
  })

  test('takes wind from 1 to 6 m/s, humidity from 20 to 80 % and heights from 0.1 to 10 m, and nothing beyond', () => {
    expect(adjustCropCoefficient(1, 0, 45, 3)).toBe(adjustCropCoefficient(1, 1, 45, 3))
    expect(adjustCropCoefficient(1, 9, 45, 3)).toBe(adjustCropCoefficient(1, 6, 45, 3))
    expect(adjustCropCoefficient(1, 5, 45, 3)).toBeLessThan(adjustCropCoefficient(1, 6, 45, 3))
    expect(adjustCropCoefficient(1, 2, 5, 3)).toBe(adjustCropCoefficient(1, 2, 20, 3))
    expect(adjustCropCoefficient(1, 2, 95, 3)).toBe(adjustCropCoefficient(1, 2, 80, 3))
    expect(adjustCropCoefficient(1, 4, 45, 0.01)).toBe(adjustCropCoefficient(1, 4, 45, 0.1))
    expect(adjustCropCoefficient(1, 4, 45, 20)).toBe(adjustCropCoefficient(1, 4, 45, 10))
    expect(adjustCropCoefficient(1, 4, 45, 0.12)).toBeGreaterThan(adjustCropCoefficient(1, 4, 45, 0.1))
    expect(adjustCropCoefficient(1, 4, 45, 9)).toBeLessThan(adjustCropCoefficient(1, 4, 45, 10))
  })

  test('leaves Kc ini, and a Kc end of 0.45 or less, as the table has them', () => {
    const day = dayNumber('2026-02-10')
    const ripeDry = adjustToClimate({ ini: 0.3, mid: 1.2, end: 0.45 }, 2, PLACES.kano, day)
    expect(ripeDry).toMatchObject({ ini: 0.3, end: 0.45 })
    expect(ripeDry.mid).toBeGreaterThan(1.25)
    const wetAtEnd = adjustToClimate({ ini: 0.6, mid: 1.15, end: 0.6 }, 2, PLACES.kano, day)
    expect(wetAtEnd.end - 0.6).toBeCloseTo(ripeDry.mid - 1.2, 9)
  })

  test('works with the usual wind at 10 m and the lowest humidity of the place', () => {
    const day = dayNumber('2026-02-10')
    const { humidity, tMax, tMin, windMean } = climateNormalOfDay(PLACES.kano, day)
    // FAO-56 eq. 47: wind at 2 m is 0.748 of that at 10 m.
    const expected = adjustCropCoefficient(1, (windMean! / 3.6) * 0.748, humidityMinFromMean(humidity!, tMax, tMin), 2)
    expect(adjustToClimate({ ini: 0.3, mid: 1, end: 0.3 }, 2, PLACES.kano, day).mid).toBeCloseTo(expected, 3)
    // 50 % on average of 30 and 20 °C (eqs. 11, 12): ea 1.6448 kPa over 4.2431.
    expect(humidityMinFromMean(50, 30, 20)).toBeCloseTo(38.77, 1)
    expect(humidityMinFromMean(100, 20, 20)).toBe(100)
  })
})

describe('Kc through the season (eq. 66)', () => {
  test('is level, rises, is level, falls, and stays', () => {
    const stages = { ini: 20, dev: 30, mid: 40, late: 10, total: 100 }
    const kc = { ini: 0.3, mid: 1.2, end: 0.6 }
    const days = [0, 20, 35, 50, 90, 95, 100, 130].map((day) => cropCoefficientOnDay(day, stages, kc))
    for (const [n, value] of [0.3, 0.3, 0.75, 1.2, 1.2, 0.9, 0.6, 0.6].entries()) expect(days[n]).toBeCloseTo(value, 9)
  })

  const curveOf = (crop: 'cassava' | 'cocoa' | 'plantain', age: number | null) => {
    const asOf = '2026-08-10'
    const planted = age === null ? null : addDays(asOf, -age)
    const situation = situationOf({ place: 'akure', crop, asOf, planted })
    return cropCoefficientCurve(cropFacts(crop), computeStage(situation), situation.place, asOf)
  }

  test('of cassava goes on into its second year', () => {
    const curve = curveOf('cassava', 300)
    expect(cropCoefficientAt(curve, 210)).toBeCloseTo(0.3, 9)
    expect(cropCoefficientAt(curve, 210 + 150)).toBeCloseTo(0.3, 9)
    expect(cropCoefficientAt(curve, 210 + 150 + 40)).toBeCloseTo(1.1, 9)
    expect(cropCoefficientAt(curve, 210 + 360)).toBeCloseTo(0.5, 9)
  })

  test('of a bearing tree is that of mid-season all year, of a young one half of it, with roots still growing', () => {
    const old = curveOf('cocoa', 4000)
    const young = curveOf('cocoa', 400)
    expect(cropCoefficientAt(old, 4000)).toBe(old.kc.mid)
    expect(cropCoefficientAt(young, 400)).toBeCloseTo(old.kc.mid / 2, 9)
    expect([old.rootsGrownOn, young.rootsGrownOn, curveOf('cocoa', null).rootsGrownOn]).toEqual([0, 3 * 365, 0])
  })

  test('of a plantain follows its first year, then stays', () => {
    expect(curveOf('plantain', 100).flatKc).toBeNull()
    expect(curveOf('plantain', 391).flatKc).not.toBeNull()
    expect(curveOf('plantain', 100).rootsGrownOn).toBe(210)
  })
})
