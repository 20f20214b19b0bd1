import { lastItem } from '../../shared/lookups.ts'
import { addDays } from '../dates.ts'
import type { Field } from '../field.ts'
import { cropPlantedLike, isOnlyGrownIrrigated, plantingTimesOfZone } from '../growth/planting-times.ts'
import type { Advice } from '../types.ts'
import { buildAdvice, evidenceFigure } from './build-advice.ts'
import { fallbackCropFacts } from './planting-figures.ts'

/** Days before planting in which there is still time to choose another crop. */
const CHOOSES_BEFORE = 42

/** Advises to ask first about a planned crop without a known planting time in the zone, every week before planting. */
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
  return plantingTimesOfZone(record.practice, zone).length > 0 || cropPlantedLike(record, zone) !== null
}

/** True for roots that are planted only in the dry season here, because they rot in the rains. */
const isOnlyWatered = ({ crop, zone, irrigated }: Field): boolean =>
  !irrigated &&
  crop.record.life === 'annual' &&
  crop.record.harvest.kind === 'roots' &&
  isOnlyGrownIrrigated(crop, zone)

/** True while the land and the seed can still go to another crop: an established crop is not called a trial. */
function isTimeToWarn({ season: { planned }, situation: { enteredOn }, asOf }: Field): boolean {
  if (planned === null) return false
  const from = lastItem([addDays(planned, -CHOOSES_BEFORE), enteredOn ?? asOf].toSorted())
  return asOf >= from && asOf < planned
}
