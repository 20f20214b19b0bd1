import { expect, test } from 'bun:test'
import { cropFacts } from '../crops/crop-facts.ts'
import { acresToHectares, boughtBagAmount, maxGramsPerStand, roundToBagAmount } from './amount.ts'
import { computeHandMeasure, placementForSpacing } from './hand-measure.ts'
import { fertilizerPlacement } from './placement.ts'

const urea = (kg: number, most = kg * 1.5) => roundToBagAmount('urea', kg, most)

test('half bags where they come within a tenth, else kilograms, beside whole bags', () => {
  expect(urea(125)).toEqual({ bags: 2.5, kg: 0, bagKg: 50 })
  expect(urea(1400)).toEqual({ bags: 28, kg: 0, bagKg: 50 })
  expect(urea(62)).toEqual({ bags: 1, kg: 12, bagKg: 50 })
  expect(urea(37)).toEqual({ bags: 0, kg: 35, bagKg: 50 })
  expect(urea(125 * acresToHectares(0.25))).toEqual({ bags: 0, kg: 13, bagKg: 50 })
  expect(urea(0.84)).toEqual({ bags: 0, kg: 0.8, bagKg: 50 })
})

test('a round figure never passes what crop and soil bear', () => {
  expect(urea(72, 73)).toEqual({ bags: 1, kg: 22, bagKg: 50 })
  expect(urea(72)).toEqual({ bags: 1.5, kg: 0, bagKg: 50 })
})

test('what was bought is told as it was bought, by its own bag', () => {
  expect(boughtBagAmount('urea', 150, 3)).toEqual({ bags: 3, kg: 0, bagKg: 50 })
  expect(boughtBagAmount('urea', 37.5, 1.5)).toEqual({ bags: 1.5, kg: 0, bagKg: 25 })
  expect(boughtBagAmount('urea', 60, 1.2)).toEqual({ bags: 1, kg: 10, bagKg: 50 })
})

const hand = (
  crop: 'maize' | 'cassava' | 'rice' | 'beans' | 'onion',
  kgPerHectare: number,
  grade: 'urea' | 'npk_15_15_15',
) => {
  const { figures } = cropFacts(crop).record
  const placement = placementForSpacing(
    fertilizerPlacement(crop, crop === 'rice' ? 'lowland rain-fed' : 'rain-fed')!,
    figures,
    'NG',
  )
  return computeHandMeasure([{ grade, kgPerHectare }], placement, figures, 'NG')
}

test('a level plastic cap holds 4.9 g of urea and 6.5 of NPK (OFRA, ECHO): caps for a stand, or stands for a cap', () => {
  // 75 by 25 cm: 130 kg/ha are 2.4 g a stand, half a cap.
  expect(hand('maize', 130, 'urea')).toEqual({ per: 'stand', caps: 1, stands: 2 })
  // 100 by 80 cm: 13.6 g.
  expect(hand('cassava', 170, 'npk_15_15_15')).toEqual({ per: 'stand', caps: 2, stands: 1 })
})

test('where plants stand close a cap is for a metre of row or of a bed, and spread over a field there are strides', () => {
  // Rows of 62.5 cm: 120 kg/ha are 7.5 g a metre.
  expect(hand('beans', 120, 'npk_15_15_15')).toEqual({ per: 'metre', caps: 1, stands: 1 })
  expect(hand('onion', 300, 'npk_15_15_15')).toEqual({ per: 'square', caps: 4.5, stands: 1 })
  // 20 g a square metre: 10 kg are 500 of them.
  expect(hand('rice', 200, 'npk_15_15_15')).toEqual({ per: 'strides', caps: 0, stands: 10 })
})

test('two products are measured mixed', () => {
  const { figures } = cropFacts('maize').record
  const doses = [
    { grade: 'npk_15_15_15' as const, kgPerHectare: 100 },
    { grade: 'urea' as const, kgPerHectare: 75 },
  ]
  // 3.3 g of a mixture of which a cap holds 5.7 g.
  expect(computeHandMeasure(doses, fertilizerPlacement('maize', 'rain-fed')!, figures, 'NG')).toMatchObject({
    caps: 2,
    stands: 3,
  })
})

test('no cap is named that burns the stand', () => {
  expect([5, 8, 10, 20].map((cm) => maxGramsPerStand('urea', cm))).toEqual([5, 8, 12, 40])
  const heavy = hand('maize', 5000, 'urea')!
  expect((heavy.caps * 4.9) / heavy.stands).toBeLessThanOrEqual(8)
})
