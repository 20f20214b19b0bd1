import { agroZone } from '../../../agronomy/climate/zones.ts'
import { cropNeedOf } from '../../../agronomy/rain-odds/crop-needs.ts'
import { quantile } from '../../../agronomy/rain-odds/kernel.ts'
import { plantingTable } from '../../../agronomy/rain-odds/planting-table.ts'
import { onsetsOf, usualOnset } from '../../../agronomy/rain-odds/rain-years.ts'
import { dateOfSeasonDay, type SeasonCalendar, seasonOf } from '../../../agronomy/rain-odds/season.ts'
import { canonicalCrop } from '../../../contracts/crops.ts'
import type { RainHistoryResponse } from '../../../contracts/rains.ts'
import { lastItem } from '../../../shared/lookups.ts'
import type { Crops } from '../../crops/service.ts'
import type { Actor } from '../../foundation/actor.ts'
import type { Point } from '../../places/nearest.ts'
import type { RainHistory } from './history.ts'
import type { KnownDays } from './odds.ts'
import { type RainCell, rainCellOf } from './rain-cell.ts'

export interface PastYearsNeeds {
  history: RainHistory
  crops: Pick<Crops, 'list'>
  daysAt: (point: Point) => Promise<KnownDays>
}

const NO_HISTORY: RainHistoryResponse = {
  source: null,
  years: [],
  usual: null,
  earliest: null,
  latest: null,
  longestDry: null,
  crops: [],
}

/** Returns the past years at a place, with planting tables of the user's crops. */
export async function years(
  { history, daysAt, crops }: PastYearsNeeds,
  actor: Actor,
  point: Point,
): Promise<RainHistoryResponse> {
  const cell = rainCellOf(point)
  const trusted = await history.trusted(cell, { withSeason: true })
  if (!trusted?.calendar) return NO_HISTORY
  const { calendar } = trusted
  const onsets = onsetsOf(trusted.years)
  const usual = usualOnset(onsets)
  const season = seasonOf(calendar, (await daysAt(point)).today)
  const spells = trusted.years.flatMap(({ longestDry }) => longestDry ?? []).sort((a, b) => a - b)
  const day = (at: number | undefined) => (at === undefined ? null : dateOfSeasonDay(at, season))
  return {
    source: trusted.source,
    years: trusted.years.map(({ season: year, onset, longestDry }) => ({
      year,
      onset: onset === null ? null : dateOfSeasonDay(onset, year),
      longestDry,
    })),
    usual: usual && datesOf(usual, season),
    earliest: day(onsets[0]),
    latest: day(onsets.at(-1)),
    longestDry: spells.length === 0 ? null : { usual: Math.round(quantile(spells, 0.5)), most: lastItem(spells) },
    crops: (await ownNeeds(crops, actor, cell)).map(({ crop, need }) => ({
      crop,
      ...need,
      plantings: plantingTable(trusted.years, calendar, need).map(({ day, ...share }) => ({
        day: dateOfSeasonDay(day, season),
        ...share,
      })),
    })),
  }
}

async function ownNeeds(crops: PastYearsNeeds['crops'], actor: Actor, { place }: RainCell) {
  const needs = new Map<string, { crop: string; need: NonNullable<ReturnType<typeof cropNeedOf>> }>()
  for (const { cropType, maturity } of await crops.list(actor)) {
    const crop = canonicalCrop(cropType)
    const need = cropNeedOf(crop, agroZone(place), maturity)
    if (need) needs.set(`${crop} ${need.days}`, { crop, need })
  }
  return [...needs.values()]
}

export const datesOf = (usual: SeasonCalendar['usual'], season: number) => ({
  early: dateOfSeasonDay(usual.early, season),
  median: dateOfSeasonDay(usual.median, season),
  late: dateOfSeasonDay(usual.late, season),
})
