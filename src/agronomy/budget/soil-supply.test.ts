import { describe, expect, test } from 'bun:test'
import { SOIL_SUPPLY_SEASON_FACTORS } from '../feeding/yield-facts.ts'
import { casesOf } from '../testing/fertilizer-cases.ts'
import { soilSupplySeasonFactor } from './soil-supply.ts'

const factor = (days: number) => soilSupplySeasonFactor(SOIL_SUPPLY_SEASON_FACTORS, days)

describe('what the soil gives', () => {
  for (const { title, inputs, expected } of casesOf('season_factor'))
    test(title, () => expect(factor(inputs.days)).toBeCloseTo(expected.factor, 9))

  test('a season of 360 days and more gives twice that of 120', () => {
    expect([0, 120, 360, 500, 2000].map(factor)).toEqual([0, 1, 2, 2, 2])
  })
})
