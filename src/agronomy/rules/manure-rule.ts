import { addDays, daysBetween } from '../dates.ts'
import { USUAL_GRADES } from '../feeding/grades.ts'
import { manureBeforePlanting, manureEquivalentOfBag, manureLoads } from '../feeding/manure.ts'
import { countryOfZone } from '../feeding/season-applications.ts'
import type { Field } from '../field.ts'
import { isAnnouncedNow } from '../season/announce.ts'
import type { Advice } from '../types.ts'
import { roundToStep } from '../units.ts'
import { areaForAmounts } from './application-facts.ts'
import { buildAdvice, evidenceFigure } from './build-advice.ts'

/** Days before planting from which manure is carried to the field. */
const CARRY_OUT_DAYS = 28
/** Days before planting by which manure is worked into the soil. */
const WORK_IN_DAYS = 14
/** Days before planting until which the work is advised. */
const LAST_ADVICE_DAYS = 10

export function manureRule(field: Field): Advice[] {
  const { season, crop, asOf, prospects } = field
  const { planned } = season
  if (planned === null || crop.perennial || prospects === 'too_late' || prospects === 'wrong_season') return []
  if (!isAnnouncedNow(field, { from: addDays(planned, -CARRY_OUT_DAYS), to: addDays(planned, -LAST_ADVICE_DAYS) }))
    return []
  const country = countryOfZone(field)
  const manure = manureBeforePlanting(crop.id, country)
  if (!manure) return []
  const { hectares, facts } = areaForAmounts(field)
  const kg = manure.tonnes * 1000 * hectares
  const { in: carried, loads } = manureLoads(country, kg)
  const { compound } = USUAL_GRADES[country]
  const bags = roundToStep(kg / manureEquivalentOfBag(manure.kind, compound), 0.5)
  return [
    buildAdvice(field, {
      rule: 'fertilizer.manure',
      priority: 'low',
      confidence: manure.rough ? 'low' : 'medium',
      stake: 4,
      soon: 4,
      why: 'stage',
      facts: {
        ...facts,
        carried,
        loads,
        beasts: manure.kind,
        ...(manure.rough ? { rough: 1, note: 1 } : {}),
        product: compound,
        bags,
      },
      actions: ['fertilizer.manure', manure.source],
      evidence: [evidenceFigure('evidence.dose', manure.tonnes * 1000, 'kg/ha', manure.source)],
      days: Math.max(3, Math.min(7, daysBetween(asOf, addDays(planned, -WORK_IN_DAYS)))),
    }),
  ]
}
