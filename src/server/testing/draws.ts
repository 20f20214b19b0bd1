import fc from 'fast-check'
import { type Chance, chanceOf } from '../../agronomy/testing/chance.ts'

/** Draws for the moments at which a test kills a process: the same in every run, others with PROPERTY_SEED. Prints the seed. */
export function seededDraws(test: string): Chance {
  const seed = fc.readConfigureGlobal().seed ?? 1
  console.info(`${test}: PROPERTY_SEED=${seed}`)
  return chanceOf(seed)
}
