import { sql } from 'drizzle-orm'
import { seasons } from '../../../db/schema/rains.ts'
import { isoNow } from '../../../shared/clock.ts'
import { type Actor, requireAdmin } from '../../foundation/actor.ts'
import { auditWrite } from '../../foundation/audit.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { PlaceService } from '../../places/service.ts'
import type { FileLineError } from './history-file.ts'
import { readSeasonForecasts, type SeasonForecastRow } from './season-forecast-file.ts'

/** Share of malformed rows beyond which a file is refused whole. */
const MOST_BAD = 0.02

const ROWS_AT_ONCE = 200

interface SeasonsImport {
  /** Number of areas stored; of two rows of an area the later issue counts. */
  stored: number
  /** Malformed rows. */
  bad: FileLineError[]
  /** Rows of areas that are not known, by name. */
  unmatched: { line: number; state: string; lga: string }[]
  /** Rows whose stated length differs from their dates; the dates are stored. */
  warnings: FileLineError[]
  /** True if too many rows were malformed, so that nothing was stored. */
  refused: boolean
}

export type Deps = Pick<Foundation, 'db' | 'clock'> & { places: PlaceService }

type Matched = SeasonForecastRow & { exact: boolean }

/** Imports the good rows of a file; nothing of it when more than 2 % are malformed. @throws AppError forbidden, invalid */
export async function importSeasonForecasts(
  { clock, places, db }: Pick<Deps, 'clock' | 'places' | 'db'>,
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
  const { rows, bad, lines } = readSeasonForecasts(csv, { year: year ?? null, source: source ?? null, today })
  const { matched, unmatched } = matchToPlaces(places, rows)
  const newest = lastIssues(matched)
  const warnings = rows.filter(({ lengthDiffers }) => lengthDiffers)
  const refused = bad.length > MOST_BAD * lines
  if (!refused && !dryRun && newest.length > 0)
    await db.write(
      ...insertWrites({ db, clock }, newest),
      auditWrite(db, { actor, action: 'import_seasons', count: newest.length }, clock.now()),
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

function insertWrites({ db, clock }: Pick<Deps, 'db' | 'clock'>, rows: readonly Matched[]) {
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

/** Replaces names by those of the reference list. A similar name does not count if the same file has an equal one. */
function matchToPlaces(places: PlaceService, rows: readonly SeasonForecastRow[]) {
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
