import type { Operation } from '../../contracts/season.ts'
import { applicationSteps } from './application-steps.ts'
import { harvestSteps } from './harvest-steps.ts'
import { practiceSteps } from './practice-steps.ts'
import type { StepSource } from './step.ts'

export const STEP_SOURCES: Record<Operation, StepSource> = {
  buy_seed: practiceSteps,
  land: practiceSteps,
  nursery: practiceSteps,
  plant: practiceSteps,
  planted: practiceSteps,
  stand_check: practiceSteps,
  emerged: practiceSteps,
  not_emerged: practiceSteps,
  resown: practiceSteps,
  thinned: practiceSteps,
  weeded: practiceSteps,
  fed: applicationSteps,
  watered: practiceSteps,
  sprayed: practiceSteps,
  scout: practiceSteps,
  scouted: practiceSteps,
  staked: practiceSteps,
  earthed_up: practiceSteps,
  drained: practiceSteps,
  harvested: harvestSteps,
  dried: harvestSteps,
  stored: harvestSteps,
  sell: harvestSteps,
  sold: harvestSteps,
}
