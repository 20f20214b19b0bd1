import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { ZONES, type ZoneId } from '../climate/zones.ts'
import { daysBetween } from '../dates.ts'
import { type ActiveId, type Dose, doseOf } from './actives.ts'
import { nextActive } from './next-active.ts'
import { PESTS } from './pests.ts'
import { remediesOf } from './remedies.ts'
import { isSpent } from './rounds.ts'
import { type Round, SCOUTING, type ScoutedId } from './scouting.ts'

/** Input of the decision after a pest count on one field. */
export interface Count {
  pest: ScoutedId
  crop: CanonicalCropId
  zone: ZoneId
  /** The scouting job of that day; null when it no longer pays. */
  round: Round | null
  count: number
  of: number
  asOf: string
  /** Sprays and counts of the season, oldest first, without this count. */
  log: readonly LogEntry[]
}

export type Decision =
  /** Not worth a spray: by hand if anything, and count again in a week. */
  | { do: 'few' }
  /** Past the time in which a spray pays, or not a pest of that place. */
  | { do: 'late' }
  /** One count is not enough: by hand now, count again in three days. */
  | { do: 'again' }
  /** Enough to do something, and only hands help. */
  | { do: 'hand' }
  | { do: 'biological' }
  /** `active` null: none may be named there; `left`: sprays that may still pay after this one, null when not known. */
  | { do: 'spray'; active: ActiveId | null; dose: Dose | null; left: number | null }

/** Days in which a second count confirms a first. */
const CONFIRMS = 10
/** Share of the plants under which no count is far above the line, however low that is: a fifth (a choice). */
const FAR = 0.2
/** Times the line from memory from which one count is enough for hands or neem (a choice). */
const SURE = 1.5
/** Days in which a spray that was done counts as done against this generation. */
const TRIED = 14

/**
 * Decides the measure after a count: by hand first, then neem, then an active ingredient; far above the threshold, or
 * after neem, an active ingredient at once. A threshold from memory leads only to neem, after a second count where the
 * first is not far above it.
 */
export function decide(look: Count): Decision {
  const { pest, zone, round, asOf } = look
  if (round === null || !PESTS[pest].zones.has(zone)) return { do: 'late' }
  const count = counted(round, look.count, look.of)
  if (count < round.again) return { do: 'few' }
  const { biological, actives } = remediesOf(pest)
  const sprays = look.log.filter(({ kind }) => kind === 'sprayed')
  const most = SCOUTING[pest].sprays?.most ?? null
  if (count < round.act) return { do: 'again' }
  if (most !== null && sprays.length >= most) return { do: 'late' }
  const far = count >= Math.max(2 * round.act, FAR * round.of)
  if (round.rough) {
    const sure = count >= Math.max(SURE * round.act, FAR * round.of)
    if (!sure && !confirmed(look, round)) return { do: 'again' }
    return { do: biological.length > 0 ? 'biological' : 'hand' }
  }
  const tried = sprays.some(({ date }) => daysBetween(date, asOf) <= TRIED)
  if (biological.length > 0 && !tried && !far) return { do: 'biological' }
  if (actives.length === 0) return { do: biological.length > 0 ? 'biological' : 'hand' }
  const { country } = ZONES[zone]
  const active = nextActive(actives, country, look.crop, sprays, asOf)
  if (active === null && biological.length > 0) return { do: 'biological' }
  if (active === null && actives.some((id) => isSpent(id, { crop: look.crop, country, sprays, asOf })))
    return { do: 'late' }
  return {
    do: 'spray',
    active,
    dose: active === null ? null : doseOf(active, pest),
    left: most === null ? null : most - sprays.length - 1,
  }
}

/** A count brought to the number that the job looks at; an average stays as it is. */
export const counted = ({ of: wanted, unit }: Round, count: number, of: number): number =>
  unit.startsWith('per-') || of <= 0 ? count : (count * wanted) / of

const confirmed = ({ pest, log, asOf }: Count, round: Round): boolean =>
  log.some(
    ({ kind, product, count, of, date }) =>
      kind === 'scouted' &&
      product === pest &&
      count !== null &&
      daysBetween(date, asOf) <= CONFIRMS &&
      counted(round, count, of ?? round.of) >= round.act,
  )
