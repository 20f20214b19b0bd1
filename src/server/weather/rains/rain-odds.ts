import { and, between, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import { findRainOnset } from '../../../agronomy/climate/rain-onset.ts'
import { findAgroZone } from '../../../agronomy/climate/zones.ts'
import { addDays, dayNumber, isoDate } from '../../../agronomy/dates.ts'
import {
  blendWithEnsemble,
  computeOnsetOdds,
  type OnsetOdds,
  onsetWeekClass,
  rankedProbabilityScore,
} from '../../../agronomy/rain-odds/onset-odds.ts'
import { sortedOnsets } from '../../../agronomy/rain-odds/rain-years.ts'
import {
  buildSeasonCalendar,
  isInOnsetWindow,
  seasonYearOf,
  toSeasonDay,
} from '../../../agronomy/rain-odds/season-calendar.ts'
import type { DayWeather } from '../../../agronomy/types.ts'
import type { Database } from '../../../db/open.ts'
import { rainOdds } from '../../../db/schema/rains.ts'
import { isoNow } from '../../../shared/clock.ts'
import { firstItem } from '../../../shared/lookups.ts'
import { type Actor, requireAdmin } from '../../foundation/actor.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { Point } from '../../places/nearest.ts'
import type { Ensembles } from './ensembles.ts'
import type { RainHistory } from './history.ts'
import { type RainCell, rainCellFromKey, rainCellOf } from './rain-cell.ts'
import type { RainStore } from './rain-store.ts'

type OddsRow = typeof rainOdds.$inferSelect

/** Days known at a place. */
export interface KnownWeatherDays {
  /** Local date. */
  today: string
  history: DayWeather[]
}

export interface OddsIssue {
  season: number
  issued: string
  odds: OnsetOdds
  source: OddsRow['source']
  years: number
}

/** Score of the odds of a group of cells; `even` is the score of equal odds for all weeks. */
export interface OddsScore {
  zone: string
  source: OddsRow['source']
  issues: number
  score: number
  even: number
}

const evenScore = (came: number) => rankedProbabilityScore([0.2, 0.2, 0.2, 0.2, 0.2], came)

/** Number of scored issues of a group of cells from which its ensemble odds may be used. */
const PROVEN_AFTER = 60
/** Days after the four weeks until which an onset may prove false (`PROVEN_AFTER` in agronomy/climate/rain-onset.ts). */
const PROOF_DAYS = 14
/** Days after which an issue without enough known days is left without a score. */
const GIVEN_UP_DAYS = 90
/** Smallest number of known days in the four weeks of an issue that is scored. */
const LEAST_KNOWN = 20
/** Days that an issue of the odds covers. */
const HORIZON = 28
/** Marks an issue that cannot be scored. */
const UNSCORED = -1

interface Parts extends Pick<Foundation, 'db' | 'clock'> {
  store: RainStore
  history: RainHistory
  ensembles: Ensembles
  daysAt: (point: Point) => Promise<KnownWeatherDays>
}

/** Issues of the odds of the start of the rains: one a week and cell, stored and scored. */
export function createOnsetOdds(parts: Parts) {
  return {
    issueAt: (cell: RainCell, days: KnownWeatherDays) => issueAt(parts, cell, days),
    /** The weekly job: scores what is known and issues new odds. */
    async run(): Promise<{ cells: number; issued: number; scored: number }> {
      const scored = await scoreOpen(parts)
      return { ...(await issueAll(parts)), scored }
    },
    /** Day of the onset at a point, once it is sure. */
    sureOnsetAt(point: Point, { today, history: days }: KnownWeatherDays): string | null {
      const cell = rainCellOf(point)
      const calendar = buildSeasonCalendar(cell.place)
      return calendar && sureOnset(cell, days, seasonYearOf(calendar, today))
    },
    scores: (actor: Actor) => scoresOf(parts.db, actor),
  }
}

export type RainOdds = ReturnType<typeof createOnsetOdds>

/** Returns the week's odds for a cell: the stored issue, else a new one. Null outside the window, once the onset is sure, and without a trusted history. */
async function issueAt(
  parts: Parts,
  cell: RainCell,
  { today, history: days }: KnownWeatherDays,
  live = false,
): Promise<OddsIssue | null> {
  const { db, clock, history, ensembles } = parts
  const calendar = buildSeasonCalendar(cell.place)
  if (!calendar) return null
  const season = seasonYearOf(calendar, today)
  if (!isInOnsetWindow(calendar, today, season) || sureOnset(cell, days, season)) return null
  const stored = await db.orm
    .select()
    .from(rainOdds)
    .where(and(eq(rainOdds.cell, cell.key), between(rainOdds.issued, mondayOfWeek(today), today)))
    .orderBy(desc(rainOdds.issued))
  if (stored.length > 0) return chooseOddsIssue(db, stored)
  const trusted = await history.trusted(cell)
  if (!trusted) return null
  const onsets = sortedOnsets(trusted.years)
  const odds = computeOnsetOdds(onsets, toSeasonDay(today, season))
  if (!odds) return null
  const shares = live ? await ensembles.onsetShares(cell, today) : null
  const row = (source: OddsRow['source'], [p1, p2, p3, p4, later]: OnsetOdds) => ({
    cell: cell.key,
    issued: today,
    season,
    ...{ p1, p2, p3, p4, later },
    source,
    zone: findAgroZone(cell.place),
    years: onsets.length,
    onsetSeen: null,
    came: null,
    score: null,
    createdAt: isoNow(clock),
  })
  const rows = [row('history', odds), ...(shares ? [row('ensemble', blendWithEnsemble(odds, shares))] : [])]
  await db.write(db.orm.insert(rainOdds).values(rows).onConflictDoNothing())
  return chooseOddsIssue(db, rows)
}

/** Returns the ensemble's odds if they proved better in the cell's group, else those of the history alone. */
async function chooseOddsIssue(db: Database, rows: readonly OddsRow[]): Promise<OddsIssue> {
  const plain = rows.find(({ source }) => source === 'history')!
  const mixed = rows.find(({ source, issued }) => source === 'ensemble' && issued === plain.issued)
  const { season, issued, source, years, p1, p2, p3, p4, later } =
    mixed && (await isProven(db, mixed.zone)) ? mixed : plain
  return { season, issued, source, years, odds: [p1, p2, p3, p4, later] }
}

async function isProven({ orm }: Database, zone: string): Promise<boolean> {
  const pairs = firstItem(
    await orm.all<{ n: number; better: number }>(sql`
    select count(*) as n, avg(m.score) < avg(h.score) as better
    from rain_odds m cross join rain_odds h
    on h.cell = m.cell and h.issued = m.issued and h.source = 'history' and h.score is not null
    where m.zone = ${zone} and m.source = 'ensemble' and m.came is not null and m.score is not null`),
  )
  return pairs.n >= PROVEN_AFTER && pairs.better === 1
}

/** Issues the week's odds for every cell with farmers. @returns the number of cells with farmers, and of those with odds */
async function issueAll(parts: Parts): Promise<{ cells: number; issued: number }> {
  const report = { cells: 0, issued: 0 }
  for (const { cell, point } of await parts.store.farmedCells()) {
    report.cells++
    if (await issueAt(parts, cell, await parts.daysAt(point), true)) report.issued++
  }
  return report
}

/** Scores issues whose outcome is known. @returns the number scored */
async function scoreOpen({ db, clock, store, daysAt }: Parts): Promise<number> {
  const { orm } = db
  const open = await orm
    .select()
    .from(rainOdds)
    .where(and(isNull(rainOdds.came), lte(rainOdds.issued, isoNow(clock).slice(0, 10))))
  const points = new Map((await store.farmedCells()).map(({ cell, point }) => [cell.key, point]))
  let scored = 0
  for (const [key, rows] of Map.groupBy(open, ({ cell }) => cell)) {
    const cell = rainCellFromKey(key)
    const known = await daysAt(points.get(key) ?? cell.place)
    for (const row of rows) {
      const outcome = outcomeOf(cell, row, known)
      if (!outcome) continue
      const { came, onset } = outcome
      const { p1, p2, p3, p4, later } = row
      const score = came === UNSCORED ? null : rankedProbabilityScore([p1, p2, p3, p4, later], came)
      if (score !== null) scored++
      await db.write(
        orm
          .update(rainOdds)
          .set({ came, score, onsetSeen: onset })
          .where(and(eq(rainOdds.cell, key), eq(rainOdds.issued, row.issued), eq(rainOdds.source, row.source))),
      )
    }
  }
  return scored
}

/** Mean score by group of cells and source, beside that of even odds for the same weeks. 0 is best. @throws AppError forbidden */
async function scoresOf({ orm }: Database, actor: Actor): Promise<OddsScore[]> {
  requireAdmin(actor)
  const rows = await orm.all<{
    zone: string
    source: OddsRow['source']
    came: number
    issues: number
    sum: number
  }>(
    sql`select zone, source, came, count(*) as issues, sum(score) as sum from rain_odds
      where came is not null and score is not null group by zone, source, came order by zone, source`,
  )
  return [...Map.groupBy(rows, ({ zone, source }) => `${zone} ${source}`).values()].map((of) => {
    const issues = of.reduce((all, row) => all + row.issues, 0)
    const mean = (value: (row: (typeof of)[number]) => number) => of.reduce((all, row) => all + value(row), 0) / issues
    const { zone, source } = firstItem(of)
    return {
      zone,
      source,
      issues,
      score: mean(({ sum }) => sum),
      even: mean((row) => row.issues * evenScore(row.came)),
    }
  })
}

function mondayOfWeek(date: string): string {
  const day = dayNumber(date)
  // 1 January 1970 was a Thursday.
  return isoDate(day - ((day + 3) % 7))
}

/** Returns the onset of a season in the measured days, once no long dry spell can make it a false start. */
function sureOnset({ place }: RainCell, days: readonly DayWeather[], season: number): string | null {
  const calendar = buildSeasonCalendar(place)!
  const measured = days.filter(({ estimated }) => !estimated)
  const onset = findRainOnset(measured, place)
  if (!onset || onset.maybeFalse) return null
  return toSeasonDay(onset.date, season) >= calendar.search ? onset.date : null
}

/** Returns the class that came true for an issue; null while the outcome is unknown. */
function outcomeOf(
  cell: RainCell,
  { issued, season }: Pick<OddsRow, 'issued' | 'season'>,
  { today, history: days }: KnownWeatherDays,
): { came: number; onset: string | null } | null {
  const onset = sureOnset(cell, days, season)
  if (onset !== null)
    return { came: onsetWeekClass(toSeasonDay(onset, season), toSeasonDay(issued, season)) ?? UNSCORED, onset }
  if (today < addDays(issued, HORIZON + PROOF_DAYS)) return null
  const last = addDays(issued, HORIZON)
  const known = days.filter(({ date, estimated }) => !estimated && date > issued && date <= last).length
  if (known >= LEAST_KNOWN) return { came: onsetWeekClass(null, 0)!, onset: null }
  return today > addDays(issued, GIVEN_UP_DAYS) ? { came: UNSCORED, onset: null } : null
}
