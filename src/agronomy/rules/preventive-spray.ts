import { isKeyOf } from '../../shared/records.ts'
import { ZONES } from '../climate/zones.ts'
import { daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import {
  ACTIVE_INGREDIENTS,
  type ActiveIngredientId,
  isAllowedActive,
  sprayDoseFor,
} from '../pests/active-ingredients.ts'
import { isWeedKiller } from '../pests/product-names.ts'
import { PREVENTIVE_SPRAYS, type PreventableDiseaseId } from '../pests/remedies.ts'
import type { PestRisk } from '../pests/risks.ts'
import { countSprayRounds, isSprayLimitReached, type TreatedCrop } from '../pests/spray-rounds.ts'
import type { PestRiskVariables } from '../pests/triggers.ts'
import { preHarvestInterval, sprayRoundLimit } from '../pests/waiting-periods.ts'
import { lastLogEntry, pestSprays } from '../season/log-entries.ts'
import { loggedSprays } from '../season/logged-sprays.ts'
import type { Advice } from '../types.ts'
import { buildAdvice, evidenceFigure } from './build-advice.ts'
import { activeIngredientFacts, activeIngredientSources, sprayDayFacts } from './pest-remedy.ts'
import { describePestFinding } from './pest-risk.ts'
import { pickingIntervalDays } from './produce-facts.ts'

/** Advises a preventive spray before wet days; a highly hazardous product only with a milder alternative, or if there is none. */
export function advisePreventiveSpray(
  field: Field,
  risk: PestRisk,
  variables: PestRiskVariables,
  id: PreventableDiseaseId,
): Advice | null {
  const { actives, every, source } = PREVENTIVE_SPRAYS[id]
  if (isProtectedBySpray(field, id)) return null
  const named = actives.filter(
    (active) => isAllowedActive(active, ZONES[field.zone].country, field.crop.id) && letsPick(field, active),
  )
  if (named.length === 0 && picksNow(field)) return null
  const open = named.filter((active) => !isSprayLimitReached(active, treatedOf(field)))
  const dosed =
    open.find((active) => sprayDoseFor(active, id)) ??
    open.find((active) => !ACTIVE_INGREDIENTS[active].hazardous) ??
    open[0] ??
    null
  const other = open.find((active) => active !== dosed)
  const dose = dosed && sprayDoseFor(dosed, id)
  const found = describePestFinding(field, risk, variables)
  if (open.length === 0 && named.length > 0) return adviseNoMoreSprays(field, found, named)
  const high = risk.level === 'high' && risk.record.strength !== 'weak'
  return buildAdvice(field, {
    ...found,
    rule: 'pest.protect',
    category: risk.record.category,
    priority: high && !field.heavyRain ? 'high' : risk.record.strength === 'weak' ? 'low' : 'medium',
    stake: high ? 8 : 6,
    soon: high ? 8 : 6,
    facts: {
      ...found.facts,
      ...activeIngredientFacts(field, dosed, dose, other),
      ...sprayDayFacts(field),
      every,
    },
    actions: [`pest.${id}`, `protection.${source}`, ...activeIngredientSources(field, dosed, dose, other)],
    closes: { kind: 'sprayed', n: null },
    days: 2,
  })
}

/** Days after a picking until fruit is ripe again. */
const RIPE_AGAIN_DAYS = 7

/** True for a tree in its harvest month. */
const picksNow = ({ ripe, crop: { record } }: Field): boolean => ripe && record.life === 'tree'

/** True if ripe fruit can be picked before the spray and the next fruit ripens after the pre-harvest interval. */
function letsPick(field: Field, active: ActiveIngredientId): boolean {
  if (!picksNow(field)) return true
  const picked = lastLogEntry(field.situation, 'harvested')
  const next = pickingIntervalDays(field)?.[1] ?? 0
  return (
    picked !== null &&
    daysBetween(picked.date, field.asOf) <= RIPE_AGAIN_DAYS &&
    preHarvestInterval(active, field.crop.id).days <= next
  )
}

const treatedOf = (field: Field): TreatedCrop => ({
  crop: field.crop.id,
  country: ZONES[field.zone].country,
  sprays: pestSprays(field.situation),
  asOf: field.asOf,
})

function adviseNoMoreSprays(
  field: Field,
  found: ReturnType<typeof describePestFinding>,
  spent: readonly ActiveIngredientId[],
): Advice {
  const rounds = spent.reduce((all, active) => all + countSprayRounds(active, treatedOf(field)), 0)
  const sources = spent.flatMap((active) => sprayRoundLimit(active, field.crop.id)?.source ?? [])
  return buildAdvice(field, {
    ...found,
    rule: 'pest.enough',
    priority: 'medium',
    stake: 6,
    soon: 6,
    evidence: [...found.evidence, evidenceFigure('evidence.rounds', rounds, null, 'farmer')],
    actions: [...found.actions, ...new Set(sources.map((source) => `protection.${source}` as const))],
    days: 5,
  })
}

/** Returns the days since the last fungicide, or a spray that may have been one; null without. */
function daysSinceRound(field: Field): number | null {
  const round = loggedSprays(field).findLast(
    ({ products, barred, rest, text }) =>
      products.some(
        (product) => isKeyOf(ACTIVE_INGREDIENTS, product) && ACTIVE_INGREDIENTS[product].kind === 'fungicide',
      ) ||
      (products.length === 0 && barred === null && rest && !(text !== null && isWeedKiller(text))),
  )
  return round ? daysBetween(round.date, field.asOf) : null
}

export function isProtectedBySpray(field: Field, id: PreventableDiseaseId): boolean {
  const ago = daysSinceRound(field)
  return ago !== null && ago < PREVENTIVE_SPRAYS[id].every
}

export function hasSprayWornOff(field: Field, id: PreventableDiseaseId): boolean {
  const ago = daysSinceRound(field)
  return ago !== null && ago >= PREVENTIVE_SPRAYS[id].every && ago < 2 * PREVENTIVE_SPRAYS[id].every
}
