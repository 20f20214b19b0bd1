import fc from 'fast-check'
import { type Chance, chanceOf } from '../../agronomy/testing/chance.ts'

/** Random moments to kill a process, the same in every run unless PROPERTY_SEED is set. Prints the seed. */
export function seededDraws(test: string): Chance {
  const seed = fc.readConfigureGlobal().seed ?? 1
  console.info(`${test}: PROPERTY_SEED=${seed}`)
  return chanceOf(seed)
}
