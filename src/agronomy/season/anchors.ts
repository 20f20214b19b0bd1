import { daysOfRainLeft, usualStart } from '../climate/rainy-seasons.ts'
import type { PlanFigures } from '../crops/practice.ts'
import { addDays, monthOf } from '../dates.ts'
import type { Field } from '../field.ts'
import { treeStage } from '../growth/tree-calendar.ts'
import { lastOf } from './log.ts'

/** The days that rows of a plan count from, ISO; null where one is not known. */
export type Anchors = Record<Exclude<PlanFigures['from'], 'calendar'>, string | null> & {
  /** To be planted on a day ahead. */
  planned: boolean
  /** Days by which the crop came up later than it should have. */
  late: number
  /** Nothing has come up yet. */
  notUp: boolean
}

/** Reads the anchors of a field's season. */
export function anchorsOf(field: Field): Anchors {
  const { crop, situation, asOf, stages } = field
  const { establishment } = crop.record.practice
  const planted =
    situation.plantingDate ?? (stages.basis === 'stated' && field.dap !== null ? addDays(asOf, -field.dap) : null)
  const dayOf = (day: number | null) => (planted === null || day === null ? null : addDays(planted, day))
  const upAfter = middle(establishment.emergence_days?.value ?? establishment.sprout_days?.value) ?? 7
  const ripe = field.stageKnown ? stages.harvestDate : null
  const harvested = lastOf(situation, 'harvested', planted ?? undefined)?.date
  return {
    planting: planted,
    emergence: dayOf(upAfter),
    transplanting: situation.established === 'seed' ? dayOf(middle(establishment.nursery_days?.value)) : planted,
    flowering: dayOf(stages.growth.flowering),
    maturity: ripe,
    harvest: harvested ?? (crop.record.life === 'tree' ? endOfHarvest(field) : ripe),
    onset: crop.record.life === 'annual' ? planted : usualStart(situation.place, asOf),
    planned: planted !== null && planted > asOf,
    late: 0,
    notUp: false,
  }
}

/** Last day of the usual rains of the season that `asOf` belongs to or follows; null where there is none. */
export function endOfRains({ situation: { place }, asOf }: Field): string | null {
  const start = usualStart(place, asOf)
  if (start === null) return null
  const left = daysOfRainLeft(place, start)
  return left === null ? null : addDays(start, left)
}

/** First of the month after a tree's latest harvest. */
function endOfHarvest({ crop, zone, asOf }: Field): string | null {
  if (crop.record.life !== 'tree') return null
  const { year } = crop.record
  const month = monthOf(asOf)
  for (let back = 0; back < 12; back++) {
    const ended = ((month - 2 - back + 24) % 12) + 1
    const after = (ended % 12) + 1
    if (treeStage(year, zone, ended) !== 'harvesting' || treeStage(year, zone, after) === 'harvesting') continue
    const index = Number(asOf.slice(0, 4)) * 12 + month - 1 - back
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`
  }
  return null
}

/** Middle of a range `[least, most]`; null where it is none. */
function middle(range: unknown): number | null {
  if (!Array.isArray(range) || typeof range[0] !== 'number' || typeof range[1] !== 'number') return null
  return Math.round((range[0] + range[1]) / 2)
}
