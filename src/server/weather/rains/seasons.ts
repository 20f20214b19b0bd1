import { and, eq, sql } from 'drizzle-orm'
import { addDays } from '../../../agronomy/dates.ts'
import { seasons } from '../../../db/schema/rains.ts'
import { isoNow } from '../../../shared/clock.ts'
import { type Actor, requireAdmin } from '../../foundation/actor.ts'
import { audit } from '../../foundation/audit.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { Point } from '../../places/nearest.ts'
import type { Places } from '../../places/service.ts'
import type { BadLine } from './history-file.ts'
import { readSeasons, type SeasonRow } from './seasons-file.ts'

/** Share of malformed rows beyond which a file is refused whole. */
const MOST_BAD = 0.02
/** A published date is a prediction: days before and after it that are shown (a choice). */
const ONSET_MARGIN = 10
const ROWS_AT_ONCE = 200

interface SeasonsImport {
  /** Areas stored; of two rows of an area the later issue. */
  stored: number
  /** Malformed rows. */
  bad: BadLine[]
  /** Rows of areas that are not known, by name. */
  unmatched: { line: number; state: string; lga: string }[]
  /** Rows whose length differs from their dates, which count. */
  warnings: BadLine[]
  /** Too many rows are malformed: nothing was stored. */
  refused: boolean
}

/** A weather service's forecast for a place. */
interface ExpectedSeason {
  source: string
  /** Area it is for; a state where it is the median of its areas. */
  area: string
  year: number
  onset: string
  end: string
  /** Days between which the rains are expected. */
  from: string
  to: string
}

type Matched = SeasonRow & { exact: boolean }

type Needs = Pick<Foundation, 'db' | 'clock'> & { places: Places }

/** National forecasts of the season by local government area. */
export function createSeasons({ db, clock, places }: Needs) {
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
    const row = own ?? middle(rows)
    if (!row) return null
    const { source, onset, end } = row
    const [from, to] = [addDays(onset, -ONSET_MARGIN), addDays(onset, ONSET_MARGIN)]
    return { source, area: own ? own.lga : region.state, year, onset, end, from, to }
  }

  return {
    importFile: (
      actor: Actor,
      input: { csv: string; year?: number | undefined; source?: string | undefined; dryRun?: boolean | undefined },
    ) => importFile({ clock, places, db }, actor, input),
    expectedAt,
  }
}

/** Imports the good rows of a file; nothing of it when more than 2 % are malformed. @throws AppError forbidden, invalid */
async function importFile(
  { clock, places, db }: Pick<Needs, 'clock' | 'places' | 'db'>,
  actor: Actor,
  {
    csv,
    year,
    source,
    dryRun = false,
  }: { csv: string; year?: number | undefined; source?: string | undefined; dryRun?: boolean | undefined },
): Promise<SeasonsImport> {
  requireAdmin(actor)
  const today = isoNow(clock).slice(0, 10)
  const { rows, bad, lines } = readSeasons(csv, { year: year ?? null, source: source ?? null, today })
  const { matched, unmatched } = match(places, rows)
  const newest = lastIssues(matched)
  const warnings = rows.filter(({ lengthDiffers }) => lengthDiffers)
  const refused = bad.length > MOST_BAD * lines
  if (!refused && !dryRun && newest.length > 0)
    await db.write(
      ...inserts({ db, clock }, newest),
      audit(db, { actor, action: 'import_seasons', count: newest.length }, clock.now()),
    )
  return {
    stored: refused ? 0 : newest.length,
    bad,
    unmatched: unmatched.map(({ line, state, lga }) => ({ line, state, lga })),
    warnings: warnings.map(({ line, length }) => ({
      line,
      message: `length_days differs from the dates, which give ${length} days and count`,
    })),
    refused,
  }
}

function inserts({ db, clock }: Pick<Needs, 'db' | 'clock'>, rows: readonly Matched[]) {
  const { orm } = db
  const createdAt = isoNow(clock)
  const values = rows.map(({ line: _, exact: __, lengthDiffers: ___, ...row }) => ({ ...row, createdAt }))
  return Array.from({ length: Math.ceil(values.length / ROWS_AT_ONCE) }, (_, n) =>
    orm
      .insert(seasons)
      .values(values.slice(n * ROWS_AT_ONCE, (n + 1) * ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [seasons.country, seasons.state, seasons.lga, seasons.year],
        set: REPLACED,
        setWhere: sql`excluded.issued >= ${seasons.issued}`,
      }),
  )
}

/** Names of the reference list; a name that is only similar gives way to an equal one in the same file. */
function match(places: Places, rows: readonly SeasonRow[]) {
  const found = rows.map((row) => ({ row, area: places.matchArea(row.country, row.state, row.lga) }))
  const key = (area: { country: string; state: string; lga: string }, year: number) =>
    `${area.country}/${area.state}/${area.lga}/${year}`
  const equal = new Set(found.flatMap(({ row, area }) => (area?.exact ? key(area, row.year) : [])))
  const isMatched = ({ row, area }: (typeof found)[number]) =>
    area !== null && (area.exact || !equal.has(key(area, row.year)))
  return {
    matched: found.filter(isMatched).map(({ row, area }): Matched => ({ ...row, ...area!, country: row.country })),
    unmatched: found.filter((one) => !isMatched(one)).map(({ row }) => row),
  }
}

export type Seasons = ReturnType<typeof createSeasons>

const REPLACED = Object.fromEntries(
  ['onset', 'end', 'length', 'mm', 'source', 'issued', 'created_at'].map((name) => [
    name === 'created_at' ? 'createdAt' : name,
    sql.raw(`excluded."${name}"`),
  ]),
)

/** Keeps the latest issue of each area and year, the last of equals. */
function lastIssues(rows: readonly Matched[]): Matched[] {
  const last = new Map<string, Matched>()
  for (const row of rows) {
    const key = `${row.country}/${row.state}/${row.lga}/${row.year}`
    const before = last.get(key)
    if (!before || before.issued <= row.issued) last.set(key, row)
  }
  return [...last.values()]
}

/** The row whose onset is the middle one. */
const middle = <Row extends { onset: string }>(rows: readonly Row[]): Row | undefined =>
  rows.toSorted((a, b) => (a.onset < b.onset ? -1 : 1))[Math.floor((rows.length - 1) / 2)]
