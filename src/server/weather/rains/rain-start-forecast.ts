import { addDays } from '../../../agronomy/dates.ts'
import {
  isTimeToGetSeed,
  mostLikelyOnsetWeeks,
  ODDS_LATER_THAN_SEEN,
  ODDS_WEEKS,
  toTenths,
} from '../../../agronomy/rain-odds/onset-odds.ts'
import { onsetQuantiles, sortedOnsets } from '../../../agronomy/rain-odds/rain-years.ts'
import { buildSeasonCalendar, seasonYearOf } from '../../../agronomy/rain-odds/season-calendar.ts'
import type { RainsForecast } from '../../../agronomy/types.ts'
import type { PeriodOdds, RainStartForecast } from '../../../contracts/rains.ts'
import type { Actor } from '../../foundation/actor.ts'
import type { Point } from '../../places/nearest.ts'
import type { Outlooks } from './outlooks.ts'
import { type PastYearsDeps, pastRainYearsAt, seasonDaysToDates } from './past-years.ts'
import { rainCellOf } from './rain-cell.ts'
import type { KnownWeatherDays, OddsIssue, RainOdds } from './rain-odds.ts'
import type { SeasonForecasts } from './season-forecasts.ts'

interface Deps extends PastYearsDeps {
  odds: RainOdds
  seasons: SeasonForecasts
  outlooks: Outlooks
}

const NONE: RainStartForecast = {
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

export function createRainStartForecasts({ odds, history, seasons, outlooks, crops, daysAt }: Deps) {
  /** Odds, the national forecast or usual dates of this season, with the onset once it is sure. */
  async function ahead(point: Point): Promise<RainStartForecast> {
    const cell = rainCellOf(point)
    const calendar = buildSeasonCalendar(cell.place)
    if (!calendar) return NONE
    const known = await daysAt(point)
    const season = seasonYearOf(calendar, known.today)
    const [issue, expected, trusted, outlook] = await Promise.all([
      odds.issueAt(cell, known),
      seasons.expectedAt(point, season),
      history.trusted(cell),
      outlooks.newest(cell, known.today),
    ])
    const onsets = trusted ? sortedOnsets(trusted.years) : []
    const usual = onsetQuantiles(onsets) ?? calendar.usual
    return {
      ...NONE,
      ...(issue ? shownOdds(issue) : {}),
      season,
      years: issue?.years ?? onsets.length,
      usual: seasonDaysToDates(usual, season),
      source: issue?.source ?? (expected ? 'service' : 'usual'),
      seen: odds.sureOnsetAt(point, known),
      expected: expected && { ...expected },
      outlook,
    }
  }

  /** Returns the start of the rains for the adviser; null with neither odds nor a national forecast. */
  async function forecast(point: Point, known: KnownWeatherDays): Promise<RainsForecast | null> {
    const cell = rainCellOf(point)
    const calendar = buildSeasonCalendar(cell.place)
    if (!calendar) return null
    const expected = await seasons.expectedAt(point, seasonYearOf(calendar, known.today))
    const issue = await odds.issueAt(cell, known)
    if (!issue && !expected) return null
    return { expected, odds: issue && { ...shownOdds(issue), years: issue.years } }
  }

  return {
    ahead,
    forecast,
    years: (actor: Actor, point: Point) => pastRainYearsAt({ history, daysAt, crops }, actor, point),
  }
}

function shownOdds({ issued, odds, years }: OddsIssue) {
  const between = (first: number, last: number, chance: number): PeriodOdds => ({
    from: addDays(issued, 1 + 7 * (first - 1)),
    to: addDays(issued, 7 * last),
    tenths: toTenths(chance),
  })
  const laterThanSeen = odds.every((chance, n) => chance === ODDS_LATER_THAN_SEEN[n])
  const best = mostLikelyOnsetWeeks(odds)
  return {
    issued,
    weeks: laterThanSeen ? [] : odds.slice(0, ODDS_WEEKS).map((chance, n) => between(n + 1, n + 1, chance)),
    later: toTenths(odds[ODDS_WEEKS]),
    best: laterThanSeen ? null : between(best.first, best.last, best.chance),
    laterThanSeen,
    getSeed: isTimeToGetSeed(odds),
    years,
  }
}
