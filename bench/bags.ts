import { planWithinBudget } from '../src/agronomy/budget/budget-plan.ts'
import { factsFor } from '../src/agronomy/testing/purse-fields.ts'
import type { GradeId } from '../src/contracts/grades.ts'
import { type Figure, processorClock } from './figures.ts'

const ROUNDS = 20
const AREAS = [0.05, 0.5, 1, 1.9, 4, 20]
const PRICES: Partial<Record<GradeId, number>> = {
  urea: 28_000,
  npk_15_15_15: 32_000,
  npk_20_10_10: 31_000,
  npk_27_13_13: 39_000,
  dap: 55_000,
  mop: 45_000,
}

/** Processor time of one fertiliser plan with six products, over small and large fields. */
export async function measureBags(): Promise<Figure[]> {
  const facts = factsFor({ crop: 'maize', zone: 'northern_guinea_savanna' })
  const grades = Object.entries(PRICES).map(([id, price]) => ({ id: id as GradeId, price }))
  const taken = processorClock()
  for (let round = 0; round < ROUNDS; round++)
    for (const area of AREAS)
      for (const cropPrice of [400, null])
        planWithinBudget(facts, { area, areaUnit: 'hectare', grades, purse: area * 100_000, cropPrice, risk: 'bold' })
  const value = (taken() * 1000) / (ROUNDS * AREAS.length * 2)
  return [{ what: 'fertiliser plan with six products, processor time', value, unit: 'ms', aim: 10 }]
}
