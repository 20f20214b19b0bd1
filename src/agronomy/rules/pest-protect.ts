import { ZONES } from '../climate/zones.ts'
import { daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { ACTIVES, doseOf, mayBeNamed } from '../pests/actives.ts'
import { PROTECT, type ProtectedId } from '../pests/remedies.ts'
import type { Risk } from '../pests/risks.ts'
import type { RiskVariables } from '../pests/triggers.ts'
import { lastOf } from '../season/log.ts'
import type { Advice } from '../types.ts'
import { adviceOf } from './advice.ts'
import { activeFacts, activeSources, dayFacts } from './pest-remedy.ts'
import { foundOf } from './pest-risk.ts'

/**
 * A spray that keeps a disease off clean leaves, before the wet days; null while the last one still holds. What is
 * counted as highly hazardous is named beside a milder one, or alone where there is no other.
 */
export function protectAdvice(field: Field, risk: Risk, variables: RiskVariables, id: ProtectedId): Advice | null {
  const { actives, every, source } = PROTECT[id]
  const last = lastOf(field.situation, 'sprayed')
  if (last && daysBetween(last.date, field.asOf) < every) return null
  const open = actives.filter((active) => mayBeNamed(active, ZONES[field.zone].country, field.crop.id))
  const dosed =
    open.find((active) => doseOf(active, id)) ?? open.find((active) => !ACTIVES[active].hazardous) ?? open[0] ?? null
  const other = open.find((active) => active !== dosed)
  const dose = dosed && doseOf(dosed, id)
  const found = foundOf(field, risk, variables)
  const high = risk.level === 'high' && risk.record.strength !== 'weak'
  return adviceOf(field, {
    ...found,
    rule: 'pest.protect',
    category: risk.record.category,
    priority: high && !field.heavyRain ? 'high' : risk.record.strength === 'weak' ? 'low' : 'medium',
    stake: high ? 8 : 6,
    soon: high ? 8 : 6,
    facts: {
      ...found.facts,
      ...activeFacts(field, dosed, dose),
      ...dayFacts(field),
      ...(other && { other: ACTIVES[other].name }),
      every,
    },
    actions: [`pest.${id}`, `protection.${source}`, ...activeSources(field, dosed, dose)],
    closes: { kind: 'sprayed', n: null },
    days: 2,
  })
}

/** Whether the last spray of the log has just worn off: so many days ago, and not so many more. */
export function hasWornOff(field: Field, id: ProtectedId): boolean {
  const last = lastOf(field.situation, 'sprayed')
  const ago = last && daysBetween(last.date, field.asOf)
  return ago !== null && ago >= PROTECT[id].every && ago < 2 * PROTECT[id].every
}
