import { describe, expect, test } from 'bun:test'
import { casesOf } from '../testing/fertilizer-cases.ts'
import { gramsPerMetre, gramsPerStand, gramsToBottleCaps, gramsToPinches } from './bottle-caps.ts'

describe('a measure in hand', () => {
  for (const { title, inputs, expected } of casesOf('caps'))
    test(title, () => {
      const grams = gramsPerStand(inputs.product_kg_ha, inputs.row_cm, inputs.plant_cm)
      expect(Math.abs(1e8 / (inputs.row_cm * inputs.plant_cm) - expected.stands_per_ha)).toBeLessThan(0.5)
      expect(Math.abs(grams - expected.grams_per_stand)).toBeLessThan(0.01)
      expect(Math.abs(grams / inputs.grams_per_cap - expected.caps_per_stand)).toBeLessThan(0.01)
    })

  test('halves from one cap on; below it one cap for so many stands, or two for three', () => {
    const shown = (grams: number) => {
      const { caps, stands } = gramsToBottleCaps(grams, 6.5)!
      return `${caps}/${stands}`
    }
    expect([32, 9.8, 6.5, 4.3, 3.2, 2.2, 1.6, 1.1].map(shown)).toEqual([
      '5/1',
      '1.5/1',
      '1/1',
      '2/3',
      '1/2',
      '1/3',
      '1/4',
      '1/6',
    ])
    expect(shown(60)).toBe('9/1')
    expect(gramsToBottleCaps(0.9, 6.5)).toBeNull()
  })

  test('little is shared out in pinches where each stand has its own hole', () => {
    expect(gramsToPinches(0.58, 4.9, 5)).toEqual({ caps: 1, stands: 8 })
    expect(gramsToPinches(0.2, 4.9, 5)).toBeNull()
  })

  test('rounding never goes past what a stand bears', () => {
    expect(gramsToBottleCaps(9.7, 6.5, 10)).toEqual({ caps: 1.5, stands: 1 })
    expect(gramsToBottleCaps(12.4, 6.5, 12.5)).toEqual({ caps: 1.5, stands: 1 })
    expect(gramsToBottleCaps(4.8, 4.9, 5)).toEqual({ caps: 1, stands: 1 })
    expect(gramsToBottleCaps(4.8, 4.9, 4.8)).toEqual({ caps: 2, stands: 3 })
  })

  test('100 kg/ha in rows 75 cm apart are 7.5 g a metre', () => {
    expect(gramsPerMetre(100, 75)).toBe(7.5)
  })
})
