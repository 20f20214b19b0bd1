import { describe, expect, test } from 'bun:test'
import { bagsFor, cansPerBed, plantsPerHandful, shownLitres, shownMillimetres } from './units.ts'

describe('units a farmer uses', () => {
  test('millimetres go to five, litres to a thousand, a bed of ten square metres takes a can a millimetre', () => {
    expect([shownMillimetres(12.4), shownMillimetres(2), shownLitres(161874), shownLitres(1449)]).toEqual([
      10, 5, 162000, 1400,
    ])
    expect(cansPerBed(20)).toBe(20)
  })

  test('125 kg urea a hectare is one bag an acre, and a handful for about fifteen maize plants', () => {
    expect([bagsFor(125, 1), bagsFor(125, 0.5), bagsFor(350, 10)]).toEqual([1, 0.5, 28])
    expect(plantsPerHandful(125, 53333)).toBe(15)
    expect([plantsPerHandful(150, 10_000), plantsPerHandful(250, 10_000)]).toEqual([2, null])
  })
})
