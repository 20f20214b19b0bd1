import type { GrowthStage } from '../../contracts/farm.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import type { FieldSituation } from '../types.ts'
import type { EmergenceInfo } from './emergence.ts'
import { daysToEmergence } from './establishment.ts'
import type { SeasonDates } from './season-dates.ts'

export interface ReportedStage {
  stage: GrowthStage
  on: string | null
}

/** Stages that are no plain contradiction just after planting. */
const YOUNG_STAGES: ReadonlySet<GrowthStage> = new Set(['planted', 'seedling', 'vegetative'])

/** True for a stage of grown plants that was reported since planting, before any plant could be up. */
export function isReportedTooSoon(
  s: FieldSituation,
  facts: CropFacts,
  start: Pick<SeasonDates, 'planted' | 'planned'>,
  up: EmergenceInfo,
): boolean {
  const { statedStage: stage, stageStatedOn: on } = s
  if (stage === null || YOUNG_STAGES.has(stage) || start.planted === null || start.planned !== null) return false
  return on != null && on >= start.planted && findReportedStage(s, facts, start, up) === null
}

/**
 * Stage that counts as a field look: reported once emergence was possible. A stage entered with a plan, or "planted"
 * with a date, is ignored.
 */
export function findReportedStage(
  { statedStage, stageStatedOn }: FieldSituation,
  facts: CropFacts,
  { planted, planned }: Pick<SeasonDates, 'planted' | 'planned'>,
  up: EmergenceInfo,
): ReportedStage | null {
  if (statedStage === null || planned !== null) return null
  const on = stageStatedOn ?? null
  if (planted === null) return { stage: statedStage, on }
  if (statedStage === 'planted' || up.emergence === 'not_yet') return null
  const sown = facts.record.life === 'annual' && up.emergence !== 'none'
  const earliest = up.emerged ?? addDays(planted, sown ? daysToEmergence(facts) : 1)
  return on !== null && on < earliest ? null : { stage: statedStage, on }
}
