import { describe, expect, test } from 'bun:test'
import general from '../data/fertilizer-general.json' with { type: 'json' }
import { SOIL_SUPPLY_SEASON_FACTORS } from '../feeding/yield-facts.ts'
import { casesOf } from '../testing/fertilizer-cases.ts'
import {
  type Concentrations,
  computeDryYield,
  computeNutrientUptake,
  computeYieldPerUptake,
  harvestedDryMatter,
} from './quefts.ts'
import { soilSupplySeasonFactor } from './soil-supply.ts'

const crops = general.quefts.crops as Record<string, Concentrations>
const ELEMENTS = ['n', 'p', 'k'] as const

describe('the yield of a supply of nutrients (QUEFTS)', () => {
  for (const { title, inputs, expected } of casesOf('quefts'))
    test(title, () => {
      const { base_supply_kg_ha: base, fertiliser_element_kg_ha: given, recovery, season_days: days } = inputs
      const factor = soilSupplySeasonFactor(SOIL_SUPPLY_SEASON_FACTORS, days)
      const supply = { n: 0, p: 0, k: 0 }
      for (const x of ELEMENTS) supply[x] = base[x] * factor + given[x] * recovery[x]
      const per = computeYieldPerUptake(crops[inputs.parameters]!, inputs.attainable_dry_kg_ha)
      const uptake = computeNutrientUptake(supply, per)
      for (const x of ELEMENTS) {
        expect(supply[x]).toBeCloseTo(expected.supply[x], 3)
        expect(Math.abs(uptake[x] - expected.uptake[x])).toBeLessThan(0.001)
      }
      const yields = computeDryYield(supply, per, harvestedDryMatter(inputs.attainable_dry_kg_ha))
      expect(Math.abs(yields - expected.store_kg_ha)).toBeLessThan(0.01)
    })

  for (const { title, inputs, expected } of casesOf('quefts_ad'))
    test(title, () => {
      const uptake = computeNutrientUptake(inputs.supply_kg_ha, inputs)
      for (const x of ELEMENTS) expect(Math.abs(uptake[x] - expected.uptake[x])).toBeLessThan(0.001)
      const yields = computeDryYield(inputs.supply_kg_ha, inputs, inputs.attainable_dry_kg_ha)
      expect(Math.abs(yields - expected.store_kg_ha)).toBeLessThan(0.01)
    })

  test('nothing offered bears nothing, and no nutrient bears more than water allows', () => {
    const most = { leaf: 2300, stem: 2800, store: 5000 }
    const per = computeYieldPerUptake(crops.maize!, most)
    expect(computeDryYield({ n: 0, p: 0, k: 0 }, per, 5000)).toBe(0)
    expect(computeDryYield({ n: 900, p: 300, k: 900 }, per, 5000)).toBe(5000)
  })
})
