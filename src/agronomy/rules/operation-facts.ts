import { ZONES } from '../climate/zones.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import { countsFromTransplanting, daysInNursery } from '../growth/establishment.ts'
import { FAMILY_WORK_DAYS } from '../season/farm-week.ts'
import { planAnchorDays } from '../season/plan-anchors.ts'
import { ACRES_PER_HECTARE, acresPerUnit, areaForDisplay, type LandUnit, landUnitOf, roundToStep } from '../units.ts'

/** Person-days per acre of weeding (from memory: shown as range). */
const WEEDING_AN_ACRE = [8, 12] as const
/** Person-days of weeding beyond which a family needs help: two weeks of its work. */
const MOST_DAYS = 2 * FAMILY_WORK_DAYS
/** Rounds a large figure to its first digits, because it is an estimate. */
const roundWorkAmount = (value: number): number =>
  roundToStep(value, value < 30 ? 1 : value < 100 ? 5 : value < 1000 ? 10 : 100)
/** Acres above which amounts are per acre: likely an error. */
const MOST_ACRES = 100

/** Returns the acres that an amount is for: of the field, else one acre or hectare. */
function landOf({ situation: { areaAcres, place } }: Field): {
  acres: number
  for: 'area' | LandUnit
  facts: AdviceFacts
} {
  const landUnit = landUnitOf(place.country)
  if (areaAcres === null || areaAcres <= 0 || areaAcres > MOST_ACRES)
    return { acres: acresPerUnit(landUnit), for: landUnit, facts: {} }
  return { acres: areaAcres, for: 'area', facts: { area: areaForDisplay(areaAcres, landUnit), landUnit } }
}

export function operationFacts(field: Field): AdviceFacts {
  const land = landOf(field)
  const [low, high] = WEEDING_AN_ACRE
  const days = (each: number) => Math.max(1, roundWorkAmount(each * land.acres))
  const [workLow, workHigh] = [days(low), Math.max(2, days(high))]
  const workFor = land.for === 'area' && workLow > MOST_DAYS ? 'hire' : land.for
  return { ...land.facts, workFor, workLow, workHigh }
}

interface Keep {
  stand?: [number, number]
  cm?: [number, number]
}

export function seedKeepingFacts({ crop, zone }: Field): AdviceFacts | null {
  const { thinning } = crop.record.practice.establishment
  const keeps = thinning?.value as { keep?: Keep; keep_namibia?: Keep } | undefined
  const keep = (ZONES[zone].country === 'NA' ? keeps?.keep_namibia : undefined) ?? keeps?.keep
  const range = keep?.stand ?? keep?.cm
  if (!keep || !range) return null
  const [keepLow, keepHigh] = range
  const one = keepLow === keepHigh
  const keepFor = keep.cm ? (one ? 'cm' : 'cmRange') : !one ? 'range' : keepHigh === 1 ? 'one' : 'some'
  return { keepFor, keepLow, keepHigh }
}

export function plantingFacts(field: Field): AdviceFacts {
  const { planting, transplanting } = planAnchorDays(field)
  const day = countsFromTransplanting(field.crop) ? transplanting : planting
  return { ...(day === null ? {} : { plantOn: day }), ...seedFacts(field) }
}

export const nurseryFacts = (field: Field): AdviceFacts => ({
  ...plantingFacts(field),
  nurseryDays: daysInNursery(field.crop),
})

function rateFor({ situation }: Field, rate: unknown): unknown {
  if (typeof rate !== 'object' || rate === null || Array.isArray(rate)) return rate
  const { rows, lowland, upland_dibbled: upland } = rate as Record<string, unknown>
  return rows ?? (situation.riceField === 'upland' ? upland : lowland)
}

export function seedFacts(field: Field): AdviceFacts {
  const rate = rateFor(field, field.crop.record.practice.establishment.seed_kg_ha?.value)
  const range = typeof rate === 'number' ? [rate, rate] : rate
  if (!Array.isArray(range) || typeof range[0] !== 'number' || typeof range[1] !== 'number') return {}
  const land = landOf(field)
  const kg = (perHectare: number) => {
    const exact = (perHectare / ACRES_PER_HECTARE) * land.acres
    if (exact >= 100) return roundWorkAmount(exact)
    return exact < 5 ? Math.round(exact * 10) / 10 : Math.round(exact)
  }
  const [seedLow, seedHigh] = [kg(range[0]), kg(range[1])]
  const seedFor = seedLow === seedHigh ? (`${land.for}One` as const) : land.for
  return { ...land.facts, seedFor, seedLow, seedHigh }
}
