import { and, eq, sql } from 'drizzle-orm'
import { addDays } from '../../../agronomy/dates.ts'
import { seasons } from '../../../db/schema/rains.ts'
import type { Actor } from '../../foundation/actor.ts'
import type { Point } from '../../places/nearest.ts'
import { type Deps, importSeasonForecasts } from './import-seasons.ts'

/** A published date is a prediction: days before and after it that are shown (a choice). */
const ONSET_MARGIN = 10

/** A weather service's forecast for a place. */
interface ExpectedSeason {
  source: string
  /** Area of the forecast, or the state if the forecast is the median of the state's areas. */
  area: string
  year: number
  onset: string
  end: string
  /** Days between which the rains are expected. */
  from: string
  to: string
}

/** National forecasts of the season by local government area. */
export function createSeasonForecasts({ db, clock, places }: Deps) {
  const ofState = db.prepared(() =>
    db.orm
      .select()
      .from(seasons)
      .where(
        and(
          eq(seasons.country, sql.placeholder('country')),
          eq(seasons.state, sql.placeholder('state')),
          eq(seasons.year, sql.placeholder('year')),
        ),
      ),
  )

  /** Forecast for a point and the year in which its season starts: of its area, else the median of its state; null without one. */
  async function expectedAt(point: Point, year: number): Promise<ExpectedSeason | null> {
    const area = places.areaOf(point)
    const region = area ?? places.region(point)
    if (!region) return null
    const rows = await ofState.all({ country: region.country, state: region.state, year })
    const own = area && rows.find(({ lga }) => lga === area.lga)
    const row = own ?? medianOnsetRow(rows)
    if (!row) return null
    const { source, onset, end } = row
    const [from, to] = [addDays(onset, -ONSET_MARGIN), addDays(onset, ONSET_MARGIN)]
    return { source, area: own ? own.lga : region.state, year, onset, end, from, to }
  }

  return {
    importFile: (
      actor: Actor,
      input: { csv: string; year?: number | undefined; source?: string | undefined; dryRun?: boolean | undefined },
    ) => importSeasonForecasts({ clock, places, db }, actor, input),
    expectedAt,
  }
}

export type SeasonForecasts = ReturnType<typeof createSeasonForecasts>

/** The row whose onset is the middle one. */
const medianOnsetRow = <Row extends { onset: string }>(rows: readonly Row[]): Row | undefined =>
  rows.toSorted((a, b) => (a.onset < b.onset ? -1 : 1))[Math.floor((rows.length - 1) / 2)]
