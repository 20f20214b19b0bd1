import { itemAt } from '../../shared/lookups.ts'
import type { Field } from '../field.ts'
import { memoizeByObject } from '../memoize.ts'
import type { RuleId } from './rule-catalogue.ts'
import { isSafeFodder } from './safe-fodder.ts'

/** Consecutive days of water stress from which a stand should be thinned (a choice). */
const THINNING_STRESS_DAYS = 7
/** Days of stress from which little is spent (choices); `hardly`: nearly dry soil, `tender`: empty soil in a stage sensitive to drought. */
const SAVING_STRESS_DAYS = { hardly: 14, tender: 18, any: 21 }
/** Consecutive days of water stress from which the crop should be cut (a choice). */
const CUTTING_STRESS_DAYS = 28
/** Water stress factor Ks (1: no stress) up to which little is spent on the crop. */
const SAVING_KS = 0.5
/** Ks up to which little is spent already after `SAVING_STRESS_DAYS.hardly`. */
const EARLY_SAVING_KS = 0.3
/** Ks up to which the soil counts as empty, so that grain fills no further. */
export const EMPTY_SOIL_SHARE = 0.1
/** Season length in days from which a crop survives dry months (a choice). */
const DRY_SEASON_SURVIVOR_DAYS = 180
/** Forecast rain of the week that ends the drought, mm. */
const SOON_OVER = 10
/** Rain in mm of two weeks from which the period does not count as dry (a choice). */
const NOT_DRY_RAIN_MM = 30
/** mm of one week that give a crop some days to grow (a choice). */
const SUSTAINING_WEEK_MM = 20

/** Consecutive stress days of a rain-fed field; 0 without records. */
export const consecutiveStressDays = memoizeByObject(({ balance, irrigated, week, asOf }: Field): number => {
  const { today, rows } = balance
  if (irrigated || week.pastTypical || today.depletion <= today.raw) return 0
  let days = 0
  for (let n = rows.length - 1; n >= 0; n--) {
    const { date, depletion, raw } = itemAt(rows, n)
    if (date > asOf) continue
    if (depletion <= raw) break
    days++
  }
  return days
})

/** True in a drought that weeding and mulch no longer help: an annual crop, soil water used up, no rain forecast. */
export function isLongDrought(field: Field): boolean {
  const { crop, balance, week, ripe, seasonLength, inRains } = field
  if (crop.perennial || balance.paddy || ripe || week.rain7 >= SOON_OVER || week.rainLast14 >= NOT_DRY_RAIN_MM)
    return false
  if (!week.pastTypical && week.rainLast7 >= SUSTAINING_WEEK_MM) return false
  return (inRains || seasonLength < DRY_SEASON_SURVIVOR_DAYS) && consecutiveStressDays(field) >= THINNING_STRESS_DAYS
}

/** True in a drought so long that spending on the field does not pay. */
export const isNotWorthSpending = (field: Field): boolean => {
  const rule = findLongDroughtRule(field)
  return rule === 'dry.spend' || rule === 'dry.cut'
}

export const hasDriedUp = (field: Field): boolean =>
  isLongDrought(field) &&
  consecutiveStressDays(field) >= CUTTING_STRESS_DAYS &&
  field.balance.today.ks <= EMPTY_SOIL_SHARE

export function findLongDroughtRule(field: Field): RuleId | null {
  if (!isLongDrought(field)) return null
  const days = consecutiveStressDays(field)
  const { ks } = field.balance.today
  // Pulling or cutting is advised only if the stage is known: the crop may be nearly ripe.
  const known = field.stageKnown
  const showsYield = field.stage !== 'seedling' && !podsUnderground(field)
  if (known && hasDriedUp(field) && showsYield && isSafeFodder(field.crop)) return 'dry.cut'
  if (days >= spendFrom(field, ks)) return 'dry.spend'
  return known && field.stage === 'vegetative' && isSownClose(field) ? 'dry.thin' : null
}

/** True for groundnuts: which plants bear is not seen from above. */
const podsUnderground = ({ crop: { record } }: Field): boolean =>
  record.life === 'annual' &&
  record.harvest.kind === 'dried' &&
  (record.harvest.sign === 'pods' || record.harvest.sign === 'shells')

function spendFrom(field: Field, ks: number): number {
  if (ks > SAVING_KS) return Number.POSITIVE_INFINITY
  if (isTender(field)) return ks <= EMPTY_SOIL_SHARE ? SAVING_STRESS_DAYS.tender : SAVING_STRESS_DAYS.any
  return ks <= EARLY_SAVING_KS ? SAVING_STRESS_DAYS.hardly : SAVING_STRESS_DAYS.any
}

const isTender = ({ stage, crop: { record } }: Field): boolean =>
  stage !== 'vegetative' && record.sensitive.includes(stage)

const isSownClose = ({ crop: { record } }: Field): boolean =>
  record.life === 'annual' && record.harvest.kind === 'dried'

/** Stress coefficient Ks and dry days from which picked crops bear no more (choices). */
const WITHERED_LIMITS = { ks: 0.1, days: 21 }

export const hasCropWithered = ({ crop, irrigated, week, balance }: Field): boolean =>
  !crop.perennial &&
  !irrigated &&
  !week.pastTypical &&
  week.dryDays >= WITHERED_LIMITS.days &&
  week.dryAhead >= 3 &&
  balance.today.ks <= WITHERED_LIMITS.ks
