import { addDays, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { PESTS, type PestId } from '../pests/pests.ts'
import { isPreventableDisease, type PreventableDiseaseId } from '../pests/remedies.ts'
import { assessPestRisks, type PestRisk } from '../pests/risks.ts'
import { type CountUnit, isScoutedPest, scoutingRoundOn } from '../pests/scouting.ts'
import { harvestedOnDay, nextPickingWindow, ripeSinceDay } from '../season/harvest-days.ts'
import { logEntriesOf, pestSprays } from '../season/log-entries.ts'
import type { Advice } from '../types.ts'
import { harvestRules } from './harvest-rules.ts'
import { isNotWorthSpending } from './long-drought.ts'
import { adviseAfterPestCount } from './pest-count-advice.ts'
import { advisePestRisk, adviseScouting } from './pest-risk.ts'
import { weeksSinceRiskBegan } from './pest-timing.ts'
import { advisePreventiveSpray, hasSprayWornOff, isProtectedBySpray } from './preventive-spray.ts'
import { computeRiskVariables } from './risk-variables.ts'

/** Maximum pest advice per crop and run. */
const MAX_PEST_ADVICE = 2

/** Returns pest advice: results of counts first, then risks; at most two per crop. */
export function pestRules(field: Field): Advice[] {
  if (!isUp(field) || isBroughtIn(field)) return []
  const scouted = isBeingHarvested(field) ? [] : field.crop.record.pests.filter(isScoutedPest)
  const counted = scouted.flatMap((pest) => adviseAfterPestCount(field, pest))
  const spoken = new Set<PestId>(counted.map(({ pest }) => pest))
  const variables = computeRiskVariables(field)
  const advised: Advice[] = counted.flatMap(({ advice }) => advice ?? [])
  for (const risk of foundByLooking(field)) {
    spoken.add(risk.record.id)
    advised.push(advisePestRisk(field, risk, variables, 0))
  }
  const saves = isNotWorthSpending(field)
  for (const risk of assessPestRisks(field.crop.id, variables)) {
    if (advised.length >= MAX_PEST_ADVICE) break
    if (spoken.has(risk.record.id) || (saves && risk.record.category !== 'harvest')) continue
    const advice = adviceOn(field, risk, variables)
    if (advice) advised.push(advice)
  }
  return advised
}

/** Days after a reported find in which control is advised. */
const FIND_SPEAKS = 7

/** Returns the pests without an action threshold that the farmer has reported. */
function foundByLooking(field: Field): PestRisk[] {
  const { crop, situation, asOf, zone } = field
  if (isBeingHarvested(field) || isNotWorthSpending(field)) return []
  return crop.record.pests.flatMap((id): PestRisk[] => {
    if (isScoutedPest(id) || PESTS[id].category === 'harvest' || !PESTS[id].zones.has(zone)) return []
    const last = logEntriesOf(situation, 'scouted', addDays(asOf, -FIND_SPEAKS)).findLast(
      ({ product }) => product === id,
    )
    const treated = last && pestSprays(situation, last.date).length > 0
    return last && (last.count ?? 0) > 0 && !treated ? [{ record: PESTS[id], level: 'high', because: [] }] : []
  })
}

/** True if the crop has been harvested, so that pests no longer matter. */
const isBroughtIn = (field: Field): boolean => {
  const { record } = field.crop
  if (record.life !== 'annual' || record.harvest.kind === 'picked' || record.harvest.kind === 'cut') return false
  return field.season.harvested !== null && nextPickingWindow(field) === null
}

/** True when a count comes too late to protect the harvest. */
const isBeingHarvested = ({ ripe, crop: { record } }: Field): boolean =>
  ripe && record.life === 'annual' && record.harvest.kind !== 'picked'

function isUp({ stage, dap, season, prospects, asOf }: Field): boolean {
  if (season.emergence === 'not_yet' || (season.emerged !== null && season.emerged > asOf)) return false
  if (prospects !== 'fine' && prospects !== 'late') return false
  return stage !== 'planted' || (dap !== null && dap > 7)
}

/** Days before ripeness between which measures against mould help. */
const MOULD_DAYS_BEFORE_RIPENESS = { from: 21, to: 15 }

/** False on irrigated fields, or beside harvest cards, which cover drying. */
function mouldMatters(field: Field): boolean {
  const ripe = ripeSinceDay(field)
  const left = ripe === null || field.irrigated ? 0 : daysBetween(field.asOf, ripe)
  const near = left >= MOULD_DAYS_BEFORE_RIPENESS.to && left <= MOULD_DAYS_BEFORE_RIPENESS.from
  return (field.ripe || near) && harvestedOnDay(field) === null && harvestRules(field).length === 0
}

const PAST_FLOWERING = 10
const OF_FLOWERS: ReadonlySet<CountUnit> = new Set(['flowers', 'per-flower'])
const isPastFlowering = (field: Field): boolean => {
  const ripe = ripeSinceDay(field)
  return ripe !== null && daysBetween(field.asOf, ripe) <= PAST_FLOWERING
}

const betweenSprays = (field: Field, risk: PestRisk, variables: ReturnType<typeof computeRiskVariables>): Advice =>
  advisePestRisk(field, { ...risk, level: 'medium' }, variables, 0)

const protectOrLook = (
  field: Field,
  risk: PestRisk,
  variables: ReturnType<typeof computeRiskVariables>,
  id: PreventableDiseaseId,
) =>
  advisePreventiveSpray(field, risk, variables, id) ??
  (isProtectedBySpray(field, id) ? null : betweenSprays(field, risk, variables))

function adviceOn(field: Field, risk: PestRisk, variables: ReturnType<typeof computeRiskVariables>): Advice | null {
  const { id, weed, category } = risk.record
  if (weed && field.situation.striga === false) return null
  if (category === 'harvest' && !mouldMatters(field)) return null
  if (isScoutedPest(id) && isBeingHarvested(field)) return null
  const round = isScoutedPest(id) ? scoutingRoundOn(id, field.dap, field.stages.growth) : null
  if (isScoutedPest(id) && !round) return null
  if (round && OF_FLOWERS.has(round.unit) && isPastFlowering(field)) return null
  // Preventive advice is repeated when the last spray has worn off and the weather favours the disease.
  if (isPreventableDisease(id) && hasSprayWornOff(field, id)) return protectOrLook(field, risk, variables, id)
  const weeks = weeksSinceRiskBegan(field, risk)
  if (weeks === null)
    return isPreventableDisease(id) && !isProtectedBySpray(field, id) ? betweenSprays(field, risk, variables) : null
  if (round) return adviseScouting(field, risk, variables, round, weeks)
  if (isPreventableDisease(id)) return protectOrLook(field, risk, variables, id)
  return advisePestRisk(field, risk, variables, weeks)
}
