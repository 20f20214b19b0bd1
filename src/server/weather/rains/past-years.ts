import { findAgroZone } from '../../../agronomy/climate/zones.ts'
import { cropRainNeed } from '../../../agronomy/rain-odds/crop-needs.ts'
import { quantile } from '../../../agronomy/rain-odds/kernel-density.ts'
import { computePlantingTable } from '../../../agronomy/rain-odds/planting-table.ts'
import { onsetQuantiles, sortedOnsets } from '../../../agronomy/rain-odds/rain-years.ts'
import { type SeasonCalendar, seasonDayToDate, seasonYearOf } from '../../../agronomy/rain-odds/season-calendar.ts'
import { canonicalCrop } from '../../../contracts/crops.ts'
import type { RainHistoryResponse } from '../../../contracts/rains.ts'
import { lastItem } from '../../../shared/lookups.ts'
import type { CropService } from '../../crops/service.ts'
import type { Actor } from '../../foundation/actor.ts'
import type { Point } from '../../places/nearest.ts'
import type { RainHistory } from './history.ts'
import { type RainCell, rainCellOf } from './rain-cell.ts'
import type { KnownWeatherDays } from './rain-odds.ts'

export interface PastYearsDeps {
  history: RainHistory
  crops: Pick<CropService, 'list'>
  daysAt: (point: Point) => Promise<KnownWeatherDays>
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
export async function pastRainYearsAt(
  { history, daysAt, crops }: PastYearsDeps,
  actor: Actor,
  point: Point,
): Promise<RainHistoryResponse> {
  const cell = rainCellOf(point)
  const trusted = await history.trusted(cell, { withSeason: true })
  if (!trusted?.calendar) return NO_HISTORY
  const { calendar } = trusted
  const onsets = sortedOnsets(trusted.years)
  const usual = onsetQuantiles(onsets)
  const season = seasonYearOf(calendar, (await daysAt(point)).today)
  const spells = trusted.years.flatMap(({ longestDry }) => longestDry ?? []).sort((a, b) => a - b)
  const day = (at: number | undefined) => (at === undefined ? null : seasonDayToDate(at, season))
  return {
    source: trusted.source,
    years: trusted.years.map(({ season: year, onset, longestDry }) => ({
      year,
      onset: onset === null ? null : seasonDayToDate(onset, year),
      longestDry,
    })),
    usual: usual && seasonDaysToDates(usual, season),
    earliest: day(onsets[0]),
    latest: day(onsets.at(-1)),
    longestDry: spells.length === 0 ? null : { usual: Math.round(quantile(spells, 0.5)), most: lastItem(spells) },
    crops: (await ownNeeds(crops, actor, cell)).map(({ crop, need }) => ({
      crop,
      ...need,
      plantings: computePlantingTable(trusted.years, calendar, need).map(({ day, ...share }) => ({
        day: seasonDayToDate(day, season),
        ...share,
      })),
    })),
  }
}

async function ownNeeds(crops: PastYearsDeps['crops'], actor: Actor, { place }: RainCell) {
  const needs = new Map<string, { crop: string; need: NonNullable<ReturnType<typeof cropRainNeed>> }>()
  for (const { cropType, maturity } of await crops.list(actor)) {
    const crop = canonicalCrop(cropType)
    const need = cropRainNeed(crop, findAgroZone(place), maturity)
    if (need) needs.set(`${crop} ${need.days}`, { crop, need })
  }
  return [...needs.values()]
}

export const seasonDaysToDates = (usual: SeasonCalendar['usual'], season: number) => ({
  early: seasonDayToDate(usual.early, season),
  median: seasonDayToDate(usual.median, season),
  late: seasonDayToDate(usual.late, season),
})
