import { type MonthlyCropWork, monthlyCropWork } from '../crops/monthly-tree-work.ts'
import { dayNumber, daysBetween, monthOfDate } from '../dates.ts'
import type { Field } from '../field.ts'
import { daysToEmergence, establishmentMethod } from '../growth/establishment.ts'
import { PESTS, type PestId, type PestRecord } from '../pests/pests.ts'
import { isPestInSeason } from '../pests/risks.ts'
import { isScoutedPest, scoutingRoundOn } from '../pests/scouting.ts'
import type { RiskVariable } from '../pests/triggers.ts'
import type { Advice } from '../types.ts'
import { buildAdvice, growthStageFigures } from './build-advice.ts'
import { isTooLateForRainWork } from './heavy-rain.ts'
import { dryFieldFacts } from './pest-risk.ts'
import { computeRiskVariables } from './risk-variables.ts'

/** Task of a field walk in a quiet week. Tasks no longer produced still occur in stored advice. */
export type FieldWalkTask = MonthlyCropWork | 'leaves' | 'seed' | 'bunds' | 'growth' | 'soil' | 'trash'

const isPest = (look: PestId | FieldWalkTask): look is PestId => look in PESTS

/** Advises a field walk for a pest in season or the work of the month; null without either. */
export function adviseFieldWalk(field: Field): Advice | null {
  const week = Math.floor(dayNumber(field.asOf) / 7)
  const looks = [...mayCome(field), ...listFieldWalkTasks(field)]
  const look = isInTheGround(field) ? 'seed' : looks[week % Math.max(1, looks.length)]
  if (look === undefined || (field.stage === 'planted' && isPest(look))) return null
  return buildAdvice(field, {
    rule: isPest(look) ? 'care.look' : 'care.walk',
    about: look,
    priority: 'low',
    confidence: 'medium',
    stake: 1,
    soon: 1,
    why: 'stage',
    facts: isPest(look)
      ? { pest: look, walk: field.crop.record.life === 'tree' ? 'trees' : 'field', ...dryFieldFacts(field, look) }
      : { seek: look },
    evidence: growthStageFigures(field),
    ...(isPest(look) ? { actions: [`pest.${look}` as const] } : {}),
    days: 6,
  })
}

/** True if seed is in the ground and could have emerged. */
const isInTheGround = ({ season, situation, crop, asOf }: Field): boolean =>
  season.planted !== null &&
  season.emergence === 'not_yet' &&
  establishmentMethod(situation, crop) === 'seed' &&
  daysBetween(season.planted, asOf) >= daysToEmergence(crop)

function listFieldWalkTasks(field: Field): FieldWalkTask[] {
  if (field.balance.paddy) return isTooLateForRainWork(field) ? [] : ['bunds']
  const months = monthlyCropWork(field.crop.id, field.situation.place.country, monthOfDate(field.asOf)).filter(
    (job) => (job !== 'mat' || field.stage !== 'seedling') && (job !== 'cap' || isJustPlanted(field)),
  )
  return field.crop.record.life === 'annual' && isStripped(field) && field.crop.record.harvest.kind === 'cut'
    ? ['trash', ...months]
    : months
}

/** True while setts lie in their mounds. */
const isJustPlanted = ({ stage }: Field): boolean => stage === 'planted' || stage === 'seedling'

/** Days of trash stripping in cane (`weeding.trash`: month 7 to 9). */
const TRASH_STRIPPING_DAYS = { from: 180, to: 270 }
const isStripped = ({ dap }: Field): boolean =>
  dap !== null && dap >= TRASH_STRIPPING_DAYS.from && dap <= TRASH_STRIPPING_DAYS.to

/** Rain in mm of the last two weeks and the next below which leaf diseases do not occur (a choice). */
const DISEASE_FREE_RAIN_MM = 5

const isDry = ({ week }: Field): boolean =>
  week.live && !week.pastTypical && week.rainLast14 + week.rain7 < DISEASE_FREE_RAIN_MM

/** True for a pest whose triggers all need moisture. */
const isOfWetWeeks = ({ triggers }: PestRecord): boolean =>
  triggers.every(({ conditions }) =>
    conditions.some(({ variable, favours }) => favours && WETNESS_VARIABLES.has(variable)),
  )
const WETNESS_VARIABLES: ReadonlySet<RiskVariable> = new Set<RiskVariable>([
  ...(['rh_mean', 'rain_next3_mm', 'wet_days_next3', 'rain_last3_mm', 'rain_last7_mm'] as const),
  ...(['rain_last14_mm', 'wet_days_last7'] as const),
])

function mayCome(field: Field): PestId[] {
  const { record } = field.crop
  const variables = computeRiskVariables(field)
  return record.pests.filter((id) => {
    const pest = PESTS[id]
    if (pest.category === 'harvest' || !pest.zones.has(field.zone) || !isPestInSeason(record, pest, variables))
      return false
    if (pest.weed && field.situation.striga === false) return false
    if (isOfWetWeeks(pest) && isDry(field)) return false
    return !isScoutedPest(id) || scoutingRoundOn(id, field.dap, field.stages.growth) !== null
  })
}
