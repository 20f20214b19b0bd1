import { daysOfRainExpected, expectedRainStart } from '../climate/expected-rains.ts'
import type { PlanFigures } from '../crops/practice.ts'
import { addDays, daysBetween, monthOfDate } from '../dates.ts'
import type { Field } from '../field.ts'
import { daysInNursery, daysToEmergence, establishmentMethod } from '../growth/establishment.ts'
import { treeStageInMonth } from '../growth/tree-calendar.ts'
import { memoizeByObject } from '../memoize.ts'

/** Days (ISO dates) from which the rows of the crop calendar are counted; null if unknown. */
export type PlanAnchorDays = Record<Exclude<PlanFigures['from'], 'calendar'>, string | null> & {
  planned: boolean
  late: number
  notUp: boolean
}

export const planAnchorDays = memoizeByObject((field: Field): PlanAnchorDays => {
  const { crop, situation, asOf, season, stages } = field
  const statedPlanting = stages.basis === 'stated' && field.dap !== null ? addDays(asOf, -field.dap) : null
  const planting = statedPlanting ?? season.planned ?? season.planted
  const dayOf = (day: number) => (planting === null ? null : addDays(planting, day))
  const upAfter = daysToEmergence(crop)
  const notUp = season.emergence === 'not_yet' && season.planted !== null
  const fromSeed = establishmentMethod(situation, crop) === 'seed'
  const ripe = field.stageKnown ? season.maturity : null
  return {
    planting,
    emergence: season.emerged ?? dayOf(upAfter),
    transplanting: fromSeed ? dayOf(daysInNursery(crop)) : planting,
    flowering: field.stageKnown ? season.flowering : null,
    maturity: ripe,
    harvest: season.harvested ?? (crop.record.life === 'tree' ? endOfHarvest(field) : ripe),
    onset: crop.record.life === 'annual' ? planting : expectedRainStart(situation, asOf),
    planned: season.planned !== null,
    late: statedPlanting === null && planting !== null ? lateBy(field, planting, upAfter, notUp) : 0,
    notUp,
  }
})

function lateBy({ season: { emerged }, asOf }: Field, planting: string, upAfter: number, notUp: boolean): number {
  if (notUp) return daysBetween(planting, asOf)
  return emerged === null ? 0 : Math.max(0, daysBetween(planting, emerged) - upAfter)
}

/** Returns the last expected day of the season's rains; null without a rainy season. */
export function expectedEndOfRains({ situation, asOf }: Field): string | null {
  const start = expectedRainStart(situation, asOf)
  if (start === null) return null
  const left = daysOfRainExpected(situation, start)
  return left === null ? null : addDays(start, left)
}

function endOfHarvest({ crop, zone, asOf }: Field): string | null {
  if (crop.record.life !== 'tree') return null
  const { year } = crop.record
  const month = monthOfDate(asOf)
  for (let back = 0; back < 12; back++) {
    const ended = ((month - 2 - back + 24) % 12) + 1
    const after = (ended % 12) + 1
    if (treeStageInMonth(year, zone, ended) !== 'harvesting' || treeStageInMonth(year, zone, after) === 'harvesting')
      continue
    const index = Number(asOf.slice(0, 4)) * 12 + month - 1 - back
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`
  }
  return null
}
