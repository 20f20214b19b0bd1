import type { Field } from '../field.ts'
import { practiceSteps } from './practice-steps.ts'
import type { PlannedStep } from './step.ts'

/** Harvest, drying and storing. */
export const harvestSteps = (field: Field): PlannedStep[] => practiceSteps(field)
