import type { CanonicalCropId } from '../../contracts/crops.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import type { CropSign } from '../crops/record.ts'
import { addDays } from '../dates.ts'
import type { Field } from '../field.ts'
import { isFood } from '../growth/fallback-crops.ts'
import { classesOf } from '../growth/maturity.ts'
import { rainOfYear } from '../growth/prospects.ts'
import { isWatered } from '../growth/sowing-rows.ts'
import { sowingWindows, standingOf } from '../growth/sowing-windows.ts'
import type { Fact } from '../types.ts'
import { feedsItsWeed, leftBy } from './rotation.ts'

/** Days ahead in which the next planting time is looked for. */
const AHEAD = 270
const MOST = 2

/** Pods: a legume after another crop feeds the soil and starves the witchweed of cereals. */
const LEGUME: ReadonlySet<CropSign> = new Set(['legume', 'pods', 'shells'])
const isLegume = (id: CanonicalCropId): boolean => {
  const { record } = cropFacts(id)
  return record.life === 'annual' && record.harvest.kind === 'dried' && LEGUME.has(record.harvest.sign)
}

/** Food crops that share no pest, disease or weed of the soil with this one, and when the first may be sown; legumes first after what is none. */
export function goodNextFacts(field: Field): Record<string, Fact> {
  const legumesFirst = !isLegume(field.crop.id)
  const found = CANONICAL_CROPS.flatMap((id) => {
    if (id === field.crop.id || leftBy(field, field.crop.id, id) !== null || feedsItsWeed(field.crop.id, id)) return []
    const from = nextSowing(field, id)
    return from === null ? [] : [{ id, from, last: legumesFirst && !isLegume(id) ? 1 : 0 }]
  }).toSorted((a, b) => a.last - b.last || (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
  const crops = found.slice(0, MOST)
  const first = crops.map(({ from }) => from).toSorted()[0]
  if (first === undefined) return {}
  return {
    goodNext: first <= field.asOf ? 'now' : 'later',
    crops: crops.map(({ id }) => id).join(','),
    nextFrom: first.slice(5),
  }
}

/** The day from which a crop may next be sown on the field, today at the earliest; null where it is not grown. */
function nextSowing({ zone, situation, asOf }: Field, id: CanonicalCropId): string | null {
  const facts = cropFacts(id)
  const { record } = facts
  if (record.life !== 'annual' || !isFood(record) || record.paddy || record.plantedLike) return null
  if (!isWatered(situation) && rainOfYear(situation.place) < (record.figures.ecocrop?.rain_abs_mm?.[0] ?? 0))
    return null
  const shortest = classesOf(facts, zone)[0]
  if (!shortest) return null
  const { open, next } = standingOf(sowingWindows(facts, zone, situation, shortest, asOf), asOf)
  if (open) return asOf
  return next && next.from <= addDays(asOf, AHEAD) ? next.from : null
}
