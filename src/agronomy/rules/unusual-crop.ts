import { lastItem } from '../../shared/lookups.ts'
import { ZONES } from '../climate/zones.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { isOnlyGrownIrrigated, plantingTimesOfZone } from '../growth/planting-times.ts'
import { isAnnouncedNow } from '../season/announce.ts'
import type { Advice } from '../types.ts'
import { buildAdvice, evidenceFigure } from './build-advice.ts'
import { fallbackCropFacts } from './planting-figures.ts'

/** Days before planting in which there is still time to choose another crop. */
const CHOOSES_BEFORE = 42
/** Weekly runs with a card once it stands; before that every week, since each is one to spend in. */
const TIMES_PLANTED = 2
/** Days after planting from which a perennial counts as established. */
const STANDS_AFTER = 182

/** Advises to ask first about a crop without a known planting time in the zone; before planting and twice after, not later in the season. */
export function unusualCropRules(field: Field): Advice[] {
  if (isUsual(field) || !isTimeToWarn(field)) return []
  const fallback = fallbackCropFacts(field)
  return [
    buildAdvice(field, {
      rule: 'planting.not-usual',
      priority: 'medium',
      confidence: 'medium',
      stake: 9,
      soon: 9,
      why: 'window',
      facts: {
        guides: isOnlyWatered(field) ? 'watered' : 'none',
        ...(field.crop.perennial || fallback.instead !== 'crops' ? {} : fallback),
      },
      evidence: [evidenceFigure('evidence.zone', field.zone, null, 'memory')],
      days: 7,
    }),
  ]
}

function isUsual(field: Field): boolean {
  const { record } = field.crop
  const { zone } = field
  if (isOnlyWatered(field)) return false
  if (plantingTimesOfZone(record.practice, zone).length > 0) return true
  const like = record.life === 'annual' && ZONES[zone].country === 'NG' ? record.plantedLike : null
  return like !== null
}

/** True for roots that are planted only in the dry season here, because they rot in the rains. */
const isOnlyWatered = ({ crop, zone, irrigated }: Field): boolean =>
  !irrigated &&
  crop.record.life === 'annual' &&
  crop.record.harvest.kind === 'roots' &&
  isOnlyGrownIrrigated(crop, zone)

function isTimeToWarn(field: Field): boolean {
  const { season, situation, asOf } = field
  const enteredOn = situation.enteredOn ?? null
  if (season.planned !== null) {
    const from = lastItem([addDays(season.planned, -CHOOSES_BEFORE), enteredOn ?? asOf].toSorted())
    return asOf >= from && asOf < season.planned
  }
  if (season.planted === null) return false
  if (field.crop.perennial && daysBetween(season.planted, asOf) > STANDS_AFTER) return false
  if (!field.crop.perennial && daysBetween(season.planted, asOf) > field.seasonLength / 2) return false
  const from = enteredOn !== null && enteredOn > season.planted ? enteredOn : season.planted
  return isAnnouncedNow(field, { from, to: addDays(from, 13) }, TIMES_PLANTED)
}
