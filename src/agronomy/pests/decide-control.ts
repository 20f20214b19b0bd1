import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { ZONES, type ZoneId } from '../climate/zones.ts'
import { daysBetween } from '../dates.ts'
import { pestSprays } from '../season/log-entries.ts'
import { type ActiveIngredientId, type SprayDose, sprayDoseFor } from './active-ingredients.ts'
import { chooseNextActive } from './next-active.ts'
import { PESTS } from './pests.ts'
import { remediesFor } from './remedies.ts'
import { SCOUTING, type ScoutedPestId, type ScoutingRound } from './scouting.ts'
import { isSprayLimitReached } from './spray-rounds.ts'

export interface PestCount {
  pest: ScoutedPestId
  crop: CanonicalCropId
  zone: ZoneId
  round: ScoutingRound | null
  count: number
  of: number
  asOf: string
  log: readonly LogEntry[]
}

export type ControlDecision =
  | { do: 'few' }
  | { do: 'late' }
  /** `early`: there is nothing to protect yet. */
  | { do: 'again'; early?: true }
  | { do: 'hand' }
  | { do: 'biological' }
  /** `active` null: none may be named; `left`: further sprays that pay, null if unknown. */
  | { do: 'spray'; active: ActiveIngredientId | null; dose: SprayDose | null; left: number | null }

/** Days within which a second pest count confirms the first. */
const CONFIRMING_DAYS = 10
/** Minimum share of damaged plants that counts as far above a threshold (a choice). */
const FAR_ABOVE_THRESHOLD_SHARE = 0.2
/** Multiple of a memory threshold from which one count suffices (a choice). */
const SURE_THRESHOLD_MULTIPLE = 1.5
/** Days within which a logged spray counts as already tried against the pest. */
const RECENT_SPRAY_DAYS = 14

/**
 * Measure after a count: by hand, then neem, then an active ingredient, at once far above the threshold or after neem.
 * A memory threshold leads only to neem, near it after a second count.
 */
export function decideControl(look: PestCount): ControlDecision {
  const { pest, zone, round, asOf } = look
  if (round === null || !PESTS[pest].zones.has(zone)) return { do: 'late' }
  const count = scaleCount(round, look.count, look.of)
  if (count < round.again) return { do: 'few' }
  const { biological, actives } = remediesFor(pest)
  const sprays = pestSprays(look)
  const most = SCOUTING[pest].sprays?.most ?? null
  if (count < round.act) return { do: 'again' }
  if (most !== null && sprays.length >= most) return { do: 'late' }
  const far = count >= Math.max(2 * round.act, FAR_ABOVE_THRESHOLD_SHARE * round.of)
  if (round.rough) {
    const sure = count >= Math.max(SURE_THRESHOLD_MULTIPLE * round.act, FAR_ABOVE_THRESHOLD_SHARE * round.of)
    if (!sure && !isCountConfirmed(look, round)) return { do: 'again' }
    return { do: biological.length > 0 ? 'biological' : 'hand' }
  }
  const tried = sprays.some(({ date }) => daysBetween(date, asOf) <= RECENT_SPRAY_DAYS)
  if (biological.length > 0 && !tried && !far) return { do: 'biological' }
  if (actives.length === 0) return { do: biological.length > 0 ? 'biological' : 'hand' }
  const { country } = ZONES[zone]
  const active = chooseNextActive(actives, country, look.crop, sprays, asOf)
  if (active === null && biological.length > 0) return { do: 'biological' }
  if (active === null && actives.some((id) => isSprayLimitReached(id, { crop: look.crop, country, sprays, asOf })))
    return { do: 'late' }
  return {
    do: 'spray',
    active,
    dose: active === null ? null : sprayDoseFor(active, pest),
    left: most === null ? null : most - sprays.length - 1,
  }
}

/** Scales a count to the number inspected; averages are unchanged. */
export const scaleCount = ({ of: wanted, unit }: ScoutingRound, count: number, of: number): number =>
  unit.startsWith('per-') || of <= 0 ? count : (count * wanted) / of

const isCountConfirmed = ({ pest, log, asOf }: PestCount, round: ScoutingRound): boolean =>
  log.some(
    ({ kind, product, count, of, date }) =>
      kind === 'scouted' &&
      product === pest &&
      count !== null &&
      daysBetween(date, asOf) <= CONFIRMING_DAYS &&
      scaleCount(round, count, of ?? round.of) >= round.act,
  )
