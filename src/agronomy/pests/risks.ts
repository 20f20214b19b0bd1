import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import type { CropRecord } from '../crops/record.ts'
import { PESTS, type PestRecord } from './pests.ts'
import type { Condition, RiskLevel, RiskVariable, RiskVariables, Trigger } from './triggers.ts'

/** One pest or disease whose weather, stage and season are here now. */
export interface Risk {
  record: PestRecord
  level: RiskLevel
  /** The variables of the trigger that fired, in the record's order. */
  because: RiskVariable[]
}

export const LEVELS: Record<RiskLevel, number> = { low: 1, medium: 2, high: 3 }

/**
 * The stages a crop counts as for a record: forms know `planted`, records `seedling`; trees and mats carry leaves and
 * fruit at once, as does what is picked for weeks; roots, tubers, bulbs and leaves stay in leaf while they fill.
 */
function stagesLike(crop: CropRecord, stage: GrowthStage): readonly GrowthStage[] {
  if (stage === 'planted') return ['planted', 'seedling']
  if (crop.life !== 'annual') {
    if (stage === 'mature' || stage === 'harvesting') return [stage, 'fruiting', 'vegetative']
    return stage === 'flowering' ? [stage, 'vegetative'] : [stage]
  }
  if (stage === 'mature' || stage === 'harvesting') {
    const ripe: GrowthStage[] = stage === 'mature' ? [stage] : [stage, 'mature']
    return crop.harvest.kind === 'picked' && crop.grownFor === 'fruit' ? [...ripe, 'fruiting'] : ripe
  }
  if (stage === 'fruiting') return crop.grownFor === 'fruit' ? [stage] : [stage, 'vegetative']
  return [stage]
}

/**
 * The pests and diseases whose triggers hold, the highest level first and then the better-known record.
 * A record only counts in the zones it lives in and the stages it attacks, or those its trigger names; a variable that is
 * not known makes its condition false.
 */
export function risksOf(crop: CanonicalCropId, variables: RiskVariables): Risk[] {
  const { record: grown } = cropFacts(crop)
  const stages = stagesLike(grown, variables.stage)
  const risks: Risk[] = []
  for (const pest of grown.pests) {
    const risk = riskAt(stages, PESTS[pest], variables)
    if (risk) risks.push(risk)
  }
  return risks.length < 2 ? risks : risks.sort(byWeight)
}

/** One of them; null where it is no risk. */
export const riskOf = (grown: CropRecord, record: PestRecord, variables: RiskVariables): Risk | null =>
  riskAt(stagesLike(grown, variables.stage), record, variables)

function riskAt(stages: readonly GrowthStage[], record: PestRecord, variables: RiskVariables): Risk | null {
  if (!record.zones.has(variables.zone)) return null
  const attacks = stages.some((stage) => record.stages.includes(stage))
  let fired: Trigger | null = null
  for (const trigger of record.triggers) {
    if (fired && LEVELS[trigger.level] <= LEVELS[fired.level]) continue
    if (!attacks && !trigger.namesStage) continue
    if (trigger.conditions.every((condition) => holds(condition, variables, stages))) fired = trigger
  }
  if (!fired) return null
  const because = fired.conditions.filter((condition) => condition.favours).map((condition) => condition.variable)
  return { record, level: fired.level, because }
}

/** True when a pest can occur at that stage and season, whatever the weather. */
export function inSeason(grown: CropRecord, record: PestRecord, variables: RiskVariables): boolean {
  const stages = stagesLike(grown, variables.stage)
  const attacks = stages.some((stage) => record.stages.includes(stage))
  return record.triggers.some(
    ({ namesStage, conditions }) =>
      (attacks || namesStage) &&
      conditions.every((condition) => !SEASONAL.has(condition.variable) || holds(condition, variables, stages)),
  )
}
const SEASONAL = new Set<RiskVariable>(['stage', 'dap', 'month', 'planted_late', 'zone', 'soil', 'altitude_m'])

function holds(condition: Condition, variables: RiskVariables, stages: readonly GrowthStage[]): boolean {
  if (condition.variable === 'stage') return stages.some((stage) => condition.holds(stage as never))
  const actual = variables[condition.variable]
  return actual !== null && condition.holds(actual as never)
}

const STRENGTH = { strong: 3, medium: 2, weak: 1 }
const byWeight = (a: Risk, b: Risk) =>
  LEVELS[b.level] - LEVELS[a.level] || STRENGTH[b.record.strength] - STRENGTH[a.record.strength]
