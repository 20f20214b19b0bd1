import type { CropSign } from '../crops/record.ts'
import type { Field } from '../field.ts'
import { once } from '../once.ts'
import type { RuleId } from './catalogue.ts'

/** Days in a row with stressed roots from which plants are thinned, money is kept, and what bears nothing is cut (choices). */
const THIN = 7
const SPEND = { hardly: 14, tender: 18, any: 21 }
const CUT = 28
/** Share of its water that a crop still gets (Ks), below which money is kept early and below which nothing more fills. */
const HARDLY = 0.3
const NOTHING = 0.1
/** Days of a season from which a crop outlives the dry months (a choice). */
const OUTLIVES = 180
/** mm of the week ahead that end it. */
const SOON_OVER = 10

/** Ripening signs of crops that are no fodder when cut green. */
const NO_FODDER: ReadonlySet<CropSign> = new Set(['capsules', 'bolls', 'vines'])

/** Days in a row up to today on which the roots of a rain-fed field found less than they need; 0 where weather is not recorded. */
export const stressedDays = once(({ balance, irrigated, week, asOf }: Field): number => {
  const { today, rows } = balance
  if (irrigated || week.pastTypical || today.depletion <= today.raw) return 0
  let days = 0
  for (let n = rows.length - 1; n >= 0; n--) {
    const { date, depletion, raw } = rows[n]!
    if (date > asOf) continue
    if (depletion <= raw) break
    days++
  }
  return days
})

/** Drought that has outgrown weeding and cover: an annual whose water is used up, with no rain in sight. */
export function isLongDrought(field: Field): boolean {
  const { crop, balance, week, ripe, seasonLength, inRains } = field
  if (crop.perennial || balance.paddy || ripe || week.rain7 >= SOON_OVER) return false
  return (inRains || seasonLength < OUTLIVES) && stressedDays(field) >= THIN
}

/** Nothing more will fill, however near the harvest was. */
export const hasDriedUp = (field: Field): boolean =>
  isLongDrought(field) && stressedDays(field) >= CUT && field.balance.today.ks <= NOTHING

/** Card of a drought that lasts; null where weeding and cover still help. */
export function longDroughtRule(field: Field): RuleId | null {
  if (!isLongDrought(field)) return null
  const days = stressedDays(field)
  const { ks } = field.balance.today
  if (hasDriedUp(field) && field.stage !== 'seedling' && isFodder(field)) return 'dry.cut'
  if (days >= spendFrom(field, ks)) return 'dry.spend'
  return field.stage === 'vegetative' && isSownClose(field) ? 'dry.thin' : null
}

function spendFrom(field: Field, ks: number): number {
  if (isTender(field)) return ks <= NOTHING ? SPEND.tender : SPEND.any
  return ks <= HARDLY ? SPEND.hardly : SPEND.any
}

/** Water pays best now: who has some is told to bring it for longer. */
const isTender = ({ stage, crop: { record } }: Field): boolean =>
  stage !== 'vegetative' && record.sensitive.includes(stage)

/** Cereals and legumes that do not poison animals when they wilt. */
const isFodder = ({ crop: { record } }: Field): boolean =>
  record.life === 'annual' &&
  record.harvest.kind === 'dried' &&
  !NO_FODDER.has(record.harvest.sign) &&
  !record.greenPoison

const isSownClose = ({ crop: { record } }: Field): boolean =>
  record.life === 'annual' && record.harvest.kind === 'dried'
