import { agroZone } from '../../../agronomy/climate/zones.ts'
import { addDays } from '../../../agronomy/dates.ts'
import { cropNeedOf } from '../../../agronomy/rain-odds/crop-needs.ts'
import { quantile } from '../../../agronomy/rain-odds/kernel.ts'
import { bestWeeks, isTimeForSeed, LATER_THAN_SEEN, tenths, WEEKS } from '../../../agronomy/rain-odds/odds.ts'
import { plantingTable } from '../../../agronomy/rain-odds/planting-table.ts'
import { onsetsOf, usualOnset } from '../../../agronomy/rain-odds/rain-years.ts'
import { dateOfSeasonDay, type SeasonCalendar, seasonCalendar, seasonOf } from '../../../agronomy/rain-odds/season.ts'
import type { RainsForecast } from '../../../agronomy/types.ts'
import { canonicalCrop } from '../../../contracts/crops.ts'
import type { OddsBetween, RainHistoryAnswer, RainsAhead } from '../../../contracts/rains.ts'
import { lastItem } from '../../../shared/lookups.ts'
import type { Crops } from '../../crops/service.ts'
import type { Actor } from '../../foundation/actor.ts'
import type { Point } from '../../places/nearest.ts'
import type { RainHistory } from './history.ts'
import type { Issue, KnownDays, RainOdds } from './odds.ts'
import type { Outlooks } from './outlooks.ts'
import { type RainCell, rainCellOf } from './rain-cell.ts'
import type { Seasons } from './seasons.ts'

interface Needs {
  odds: RainOdds
  history: RainHistory
  seasons: Seasons
  outlooks: Outlooks
  crops: Pick<Crops, 'list'>
  daysAt: (point: Point) => Promise<KnownDays>
}

const NONE: RainsAhead = {
  season: null,
  issued: null,
  weeks: [],
  later: null,
  best: null,
  laterThanSeen: false,
  getSeed: false,
  usual: null,
  years: 0,
  source: null,
  seen: null,
  expected: null,
  outlook: null,
}
const NO_HISTORY: RainHistoryAnswer = {
  source: null,
  years: [],
  usual: null,
  earliest: null,
  latest: null,
  longestDry: null,
  crops: [],
}

export function createRainsAhead({ odds, history, seasons, outlooks, crops, daysAt }: Needs) {
  /** Odds, the national forecast or usual dates of this season, with the onset once it is sure. */
  async function ahead(point: Point): Promise<RainsAhead> {
    const cell = rainCellOf(point)
    const calendar = seasonCalendar(cell.place)
    if (!calendar) return NONE
    const known = await daysAt(point)
    const season = seasonOf(calendar, known.today)
    const [issue, expected, trusted, outlook] = await Promise.all([
      odds.issueAt(cell, known),
      seasons.expectedAt(point, season),
      history.trusted(cell),
      outlooks.newest(cell, known.today),
    ])
    const onsets = trusted ? onsetsOf(trusted.years) : []
    const usual = usualOnset(onsets) ?? calendar.usual
    return {
      ...NONE,
      ...(issue ? shownOdds(issue) : {}),
      season,
      years: issue?.years ?? onsets.length,
      usual: datesOf(usual, season),
      source: issue?.source ?? (expected ? 'service' : 'usual'),
      seen: odds.sureOnsetAt(point, known),
      expected: expected && { ...expected },
      outlook,
    }
  }

  /** The same for the adviser, without what it does not use. Null: neither odds nor a national forecast. */
  async function forecast(point: Point, known: KnownDays): Promise<RainsForecast | null> {
    const cell = rainCellOf(point)
    const calendar = seasonCalendar(cell.place)
    if (!calendar) return null
    const expected = await seasons.expectedAt(point, seasonOf(calendar, known.today))
    const issue = await odds.issueAt(cell, known)
    if (!issue && !expected) return null
    return { expected, odds: issue && { ...shownOdds(issue), years: issue.years } }
  }

  return { ahead, forecast, years: (actor: Actor, point: Point) => years({ history, daysAt, crops }, actor, point) }
}

/** Past years at a place, with planting tables of the user's crops. */
async function years(
  { history, daysAt, crops }: Pick<Needs, 'history' | 'daysAt' | 'crops'>,
  actor: Actor,
  point: Point,
): Promise<RainHistoryAnswer> {
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

async function ownNeeds(crops: Needs['crops'], actor: Actor, { place }: RainCell) {
  const needs = new Map<string, { crop: string; need: NonNullable<ReturnType<typeof cropNeedOf>> }>()
  for (const { cropType, maturity } of await crops.list(actor)) {
    const crop = canonicalCrop(cropType)
    const need = cropNeedOf(crop, agroZone(place), maturity)
    if (need) needs.set(`${crop} ${need.days}`, { crop, need })
  }
  return [...needs.values()]
}

const datesOf = (usual: SeasonCalendar['usual'], season: number) => ({
  early: dateOfSeasonDay(usual.early, season),
  median: dateOfSeasonDay(usual.median, season),
  late: dateOfSeasonDay(usual.late, season),
})

function shownOdds({ issued, odds, years }: Issue) {
  const between = (first: number, last: number, chance: number): OddsBetween => ({
    from: addDays(issued, 1 + 7 * (first - 1)),
    to: addDays(issued, 7 * last),
    tenths: tenths(chance),
  })
  const laterThanSeen = odds.every((chance, n) => chance === LATER_THAN_SEEN[n])
  const best = bestWeeks(odds)
  return {
    issued,
    weeks: laterThanSeen ? [] : odds.slice(0, WEEKS).map((chance, n) => between(n + 1, n + 1, chance)),
    later: tenths(odds[WEEKS]),
    best: laterThanSeen ? null : between(best.first, best.last, best.chance),
    laterThanSeen,
    getSeed: isTimeForSeed(odds),
    years,
  }
}
