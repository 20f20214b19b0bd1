import { ZONES } from '../climate/zones.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import { ACTIVE_INGREDIENTS, type ActiveIngredientId, type SprayDose } from '../pests/active-ingredients.ts'
import { NEEM_RECIPE, remediesFor, SAFETY_SOURCES } from '../pests/remedies.ts'
import { SCOUTING, type ScoutedPestId, type ScoutingRound } from '../pests/scouting.ts'
import { type ProductId, preHarvestInterval, reEntryInterval } from '../pests/waiting-periods.ts'
import type { SourceId } from '../sources.ts'
import { findSprayDay } from './spray-window.ts'

export function pestThresholdFacts(pest: ScoutedPestId, round: ScoutingRound): AdviceFacts {
  const { biological, actives } = remediesFor(pest)
  if (round.rough && (biological.length > 0 || actives.length > 0))
    return biological.length > 0 ? { many: 'again', ...neemFacts() } : { many: 'ask' }
  if (biological.length > 0) return { many: 'neem', ...neemFacts() }
  // Pests without age windows live in trees, where few can be picked by hand.
  return { many: actives.length === 0 ? 'hand' : round.window === null ? 'ask' : 'pick' }
}

export const neemFacts = (): AdviceFacts => ({ grams: NEEM_RECIPE.grams, tank: NEEM_RECIPE.litres })

export function sprayDayFacts(field: Field): AdviceFacts {
  const day = findSprayDay(field)
  return day ? { sprayDay: day, when: 'day' } : { when: 'open' }
}

export function activeIngredientFacts(
  field: Field,
  active: ActiveIngredientId | null,
  dose: SprayDose | null,
  other?: ActiveIngredientId,
): AdviceFacts {
  const facts: AdviceFacts = { number: ZONES[field.zone].country }
  if (active) facts.active = ACTIVE_INGREDIENTS[active].name
  if (other) facts.other = ACTIVE_INGREDIENTS[other].name
  const named = other ? [active, other] : [active]
  facts.hours = Math.max(...named.map((one) => reEntryInterval(one).value))
  Object.assign(facts, preHarvestIntervalFacts(field, longestWait(field, named)))
  if (!dose) return facts
  facts.grams = dose.from === dose.to ? dose.from : `${dose.from} - ${dose.to}`
  facts.tank = dose.litres
  facts.doseUnit = dose.unit
  facts.strength = dose.product
  return facts
}

const longestWait = ({ crop }: Field, products: readonly (ProductId | null)[]): ProductId | null =>
  products.reduce((a, b) => (preHarvestInterval(b, crop.id).days > preHarvestInterval(a, crop.id).days ? b : a))

export function preHarvestIntervalFacts({ crop }: Field, product: ProductId | null): AdviceFacts {
  const { days, known } = preHarvestInterval(product, crop.id)
  return { waitDays: days, waitFor: known ? (days === 0 ? 'dry' : 'known') : 'unknown' }
}

export function countMethodSources(pest: ScoutedPestId, round: ScoutingRound): SourceId[] {
  const method: SourceId[] = [`protection.${SCOUTING[pest].how}`, `protection.${round.source}`]
  const neem: SourceId[] = 'grams' in pestThresholdFacts(pest, round) ? [`protection.${NEEM_RECIPE.make}`] : []
  return [...new Set([...method, ...neem])]
}

export const NEEM_SOURCES: SourceId[] = [
  `protection.${NEEM_RECIPE.make}`,
  `protection.${NEEM_RECIPE.soap}`,
  `protection.${NEEM_RECIPE.when}`,
  `protection.${NEEM_RECIPE.label}`,
]

export function activeIngredientSources(
  field: Field,
  active: ActiveIngredientId | null,
  dose: SprayDose | null,
  other: ActiveIngredientId | null = active,
): SourceId[] {
  const wait: SourceId = `protection.${preHarvestInterval(longestWait(field, [active, other]), field.crop.id).source}`
  const care = [wait, ...SAFETY_SOURCES.map((id): SourceId => `protection.${id}`)]
  if (!active) return care
  const { status } = ACTIVE_INGREDIENTS[active]
  const found: SourceId[] = [`protection.${status[ZONES[field.zone].country].source}`]
  if (dose) found.unshift(`protection.${dose.source}`)
  return [...found, `protection.${reEntryInterval(active).source}`, ...care]
}
