import type { ConsideredAdvice } from './choose-advice.ts'
import type { Field } from './field.ts'
import type { Advice } from './types.ts'
import { roundToStep } from './units.ts'

/** mm of three days that wet what dries in the open. */
const WETTING_RAIN_MM = 10

/** Adds rain ahead to a card where no card of the field has it: a storm to the first, any that wets to what is dried. */
export function addStormToAdvice(field: Field, considered: ConsideredAdvice[]): ConsideredAdvice[] {
  if (!field.week.live) return considered
  const shown = considered.filter(({ setAside }) => setAside === null)
  if (shown.some(({ advice }) => mentionsRain(advice))) return considered
  const [first] = field.deluge ? shown : shown.filter(({ advice }) => driesOutside(field, advice))
  if (first === undefined) return considered
  const storm = Math.max(5, roundToStep(field.deluge && field.spell ? field.spell.coming : field.week.rain3, 5))
  const told = { ...first, advice: { ...first.advice, facts: { ...first.advice.facts, storm } } }
  return considered.map((one) => (one === first ? told : one))
}

const driesOutside = ({ week }: Field, { rule }: Advice): boolean =>
  (rule === 'harvest.drying' || rule === 'harvest.ferment') && week.rain3 >= WETTING_RAIN_MM

const mentionsRain = ({ facts }: Advice): boolean =>
  facts.why === 'rain-ahead' || facts.rains === 'coming' || facts.rains === 'both'
