import { expect, test } from 'bun:test'
import { cropFacts } from '../crops/crop-facts.ts'
import { amountFor, capsFor, hectaresOf, mostPerStand } from './amount.ts'
import { placementOf } from './placement.ts'

const urea = (kgPerHectare: number) => ({ grade: 'urea' as const, kgPerHectare })

test('bags are of 50 kg, to half a bag up to five; less than most of one is kilograms', () => {
  expect(amountFor(urea(125), 1, false)).toEqual({ unit: 'bags', least: 2.5, most: 2.5 })
  expect(amountFor(urea(350), 4, false)).toEqual({ unit: 'bags', least: 28, most: 28 })
  expect(amountFor(urea(125), hectaresOf(0.4), false)).toEqual({ unit: 'kg', least: 20, most: 20 })
})

test('an amount from memory is a range', () => {
  expect(amountFor(urea(125), 1, true)).toEqual({ unit: 'bags', least: 2, most: 3 })
})

test('a level plastic cap holds 4.9 g of urea and 6.5 of NPK (OFRA, ECHO): caps for a stand, or stands for a cap', () => {
  const maize = cropFacts('maize').record.figures
  const placed = placementOf('maize', 'rain-fed')!
  // 75 by 25 cm: 130 kg/ha are 2.4 g a stand, half a cap.
  expect(capsFor(urea(130), placed, maize)).toEqual({ per: 'stand', caps: 1, stands: 2 })
  const cassava = cropFacts('cassava').record.figures
  const npk = { grade: 'npk-15-15-15' as const, kgPerHectare: 170 }
  expect(capsFor(npk, placementOf('cassava', 'rain-fed')!, cassava)).toMatchObject({ per: 'stand', stands: 1 })
})

test('no cap is named that burns the stand, nor any where it is spread', () => {
  expect([5, 8, 10, 20].map((cm) => mostPerStand('urea', cm))).toEqual([5, 8, 12, 40])
  const maize = cropFacts('maize').record.figures
  const heavy = capsFor(urea(5000), placementOf('maize', 'rain-fed')!, maize)!
  expect(heavy.caps * 4.9).toBeLessThanOrEqual(5.1)
  expect(capsFor(urea(100), placementOf('rice', 'lowland rain-fed')!, cropFacts('rice').record.figures)).toBeNull()
})
