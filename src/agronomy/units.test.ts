import { describe, expect, test } from 'bun:test'
import {
  acresPerUnit,
  areaForDisplay,
  landUnitOf,
  roundCentimetresForDisplay,
  roundLitresForDisplay,
  wateringCansPerBed,
} from './units.ts'

describe('units a farmer uses', () => {
  test('litres go to a thousand, a bed of ten square metres takes a can a millimetre, a tin half a centimetre', () => {
    expect([roundLitresForDisplay(161874), roundLitresForDisplay(1449)]).toEqual([162000, 1400])
    expect([20, 6.2, 6.4, 0.3].map(wateringCansPerBed)).toEqual([19, 6, 7, 1])
    expect([38, 12, 5.2, 1].map(roundCentimetresForDisplay)).toEqual([4, 1.5, 0.5, 0.5])
  })

  test('land is hectares in Namibia and acres elsewhere', () => {
    expect(['NA', 'NG', null].map(landUnitOf)).toEqual(['hectare', 'acre', 'acre'])
    expect([areaForDisplay(2, 'acre'), areaForDisplay(2, 'hectare'), areaForDisplay(0.1, 'hectare')]).toEqual([
      2, 0.8, 0.05,
    ])
    expect([areaForDisplay(0.25, 'acre'), areaForDisplay(1.25, 'acre')]).toEqual([0.25, 1.3])
    expect(acresPerUnit('hectare')).toBe(2.47105)
  })
})
