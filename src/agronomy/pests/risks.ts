import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import type { CropRecord } from '../crops/crop-record.ts'
import { PESTS, type PestRecord } from './pests.ts'
import type { PestRiskVariables, PestTrigger, RiskLevel, RiskVariable, TriggerCondition } from './triggers.ts'

export interface PestRisk {
  record: PestRecord
  level: RiskLevel
  because: RiskVariable[]
}

export const RISK_LEVEL_RANK: Record<RiskLevel, number> = { low: 1, medium: 2, high: 3 }

/**
 * Record stages equivalent to a crop's: `planted` is `seedling`; trees, mats and picked crops bear leaves and fruit at
 * once; roots and leaves stay in leaf while filling.
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
 * Pests whose triggers hold, highest level first, then better-known record; only in their zones and stages. Unknown
 * variables fail their condition.
 */
export function assessPestRisks(crop: CanonicalCropId, variables: PestRiskVariables): PestRisk[] {
  const { record: grown } = cropFacts(crop)
  const stages = stagesLike(grown, variables.stage)
  const risks: PestRisk[] = []
  for (const pest of grown.pests) {
    const risk = riskAt(stages, PESTS[pest], variables)
    if (risk) risks.push(risk)
  }
  return risks.length < 2 ? risks : risks.sort(byWeight)
}

export const assessPestRisk = (grown: CropRecord, record: PestRecord, variables: PestRiskVariables): PestRisk | null =>
  riskAt(stagesLike(grown, variables.stage), record, variables)

function riskAt(stages: readonly GrowthStage[], record: PestRecord, variables: PestRiskVariables): PestRisk | null {
  if (!record.zones.has(variables.zone)) return null
  const attacks = stages.some((stage) => record.stages.includes(stage))
  let fired: PestTrigger | null = null
  for (const trigger of record.triggers) {
    if (fired && RISK_LEVEL_RANK[trigger.level] <= RISK_LEVEL_RANK[fired.level]) continue
    if (!attacks && !trigger.namesStage) continue
    if (trigger.conditions.every((condition) => isConditionMet(condition, variables, stages))) fired = trigger
  }
  if (!fired) return null
  const because = fired.conditions.filter((condition) => condition.favours).map((condition) => condition.variable)
  return { record, level: fired.level, because }
}

/** True when a pest is in season, whatever the weather. */
export function isPestInSeason(grown: CropRecord, record: PestRecord, variables: PestRiskVariables): boolean {
  const stages = stagesLike(grown, variables.stage)
  const attacks = stages.some((stage) => record.stages.includes(stage))
  return record.triggers.some(
    ({ namesStage, conditions }) =>
      (attacks || namesStage) &&
      conditions.every(
        (condition) => !SEASONAL_VARIABLES.has(condition.variable) || isConditionMet(condition, variables, stages),
      ),
  )
}
const SEASONAL_VARIABLES = new Set<RiskVariable>([
  'stage',
  'dap',
  'month',
  'planted_late',
  'zone',
  'soil',
  'altitude_m',
])

function isConditionMet(
  condition: TriggerCondition,
  variables: PestRiskVariables,
  stages: readonly GrowthStage[],
): boolean {
  if (condition.variable === 'stage') return stages.some((stage) => condition.holds(stage))
  const actual = variables[condition.variable]
  return actual !== null && condition.holds(actual)
}

const EVIDENCE_RANK = { strong: 3, medium: 2, weak: 1 }
const byWeight = (a: PestRisk, b: PestRisk) =>
  RISK_LEVEL_RANK[b.level] - RISK_LEVEL_RANK[a.level] ||
  EVIDENCE_RANK[b.record.strength] - EVIDENCE_RANK[a.record.strength]
