import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { findAgroZone } from '../../../agronomy/climate/zones.ts'
import { monthlyRainSums } from '../../../agronomy/rain-odds/judge-history.ts'
import { quantile } from '../../../agronomy/rain-odds/kernel-density.ts'
import { rankedProbabilityScore, toTenths } from '../../../agronomy/rain-odds/onset-odds.ts'
import type { RainStartForecast } from '../../../contracts/rains.ts'
import type { Database } from '../../../db/open.ts'
import { rainOutlooks } from '../../../db/schema/rains.ts'
import { type Clock, isoNow } from '../../../shared/clock.ts'
import { firstItem } from '../../../shared/lookups.ts'
import { type Actor, requireAdmin } from '../../foundation/actor.ts'
import { createJsonClient, ProviderFailure } from '../../foundation/fetch-json.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { parsePoint } from '../cell.ts'
import { localDateAt } from '../local-time-at-place.ts'
import type { RainHistory } from './history.ts'
import { openMeteoAddress } from './open-meteo-address.ts'
import type { RainCell } from './rain-cell.ts'
import { ERA5_SOURCE, type RainStore } from './rain-store.ts'

const LEAST_MEMBERS = 20
const LEAST_YEARS = 15
/** Smallest probability of a tercile that is shown. */
const SHOWN_FROM = 0.45
/** Scored issues of a group of cells after which a score worse than even odds hides the outlook. */
const JUDGED_AFTER = 12
/** Number of coming months stored, without the current month. */
const MONTHS_AHEAD = 3
const KINDS = ['drier', 'usual', 'wetter'] as const
/** Sum of a month, mm. */
const rainColumnSchema = z.array(z.nullable(z.number().check(z.gte(0), z.lte(5000))))
const outlookResponseSchema = z.object({
  monthly: z.catchall(z.object({ time: z.array(z.iso.date()).check(z.minLength(1)) }), z.unknown()),
})

interface Deps extends Pick<Foundation, 'db' | 'config' | 'clock' | 'fetch' | 'log'> {
  store: RainStore
  history: RainHistory
}

interface Parts extends Omit<Deps, 'fetch' | 'log'> {
  address: string
  ask: ReturnType<typeof createJsonClient>
}

/** Outlooks of coming months as terciles against a cell's own history; stored and scored, and hidden where they are worse than even odds. */
export function createOutlooks({ db, config, clock, fetch, log, store, history }: Deps) {
  const address = openMeteoAddress(config, 'SEASONAL')
  const ask = createJsonClient({ fetch, clock, log }, 'open-meteo seasonal')
  const parts: Parts = { db, config, clock, store, history, address, ask }
  const ahead = db.prepared(() =>
    db.orm
      .select()
      .from(rainOutlooks)
      .where(and(eq(rainOutlooks.cell, sql.placeholder('cell')), gte(rainOutlooks.month, sql.placeholder('month'))))
      .orderBy(rainOutlooks.month, desc(rainOutlooks.issued))
      .limit(1),
  )

  /** Returns next month's likely tercile at a cell; null if none is likely, or if outlooks proved worse than even odds. */
  async function newest(cell: RainCell, today: string): Promise<RainStartForecast['outlook']> {
    const [row] = await ahead.all({ cell: cell.key, month: today.slice(0, 7) })
    if (!row) return null
    const { issues, score, even } = await scoreOf(db, row.zone)
    if (issues >= JUDGED_AFTER && score > even) return null
    const kind = KINDS.find((name) => row[name] >= SHOWN_FROM)
    return kind ? { month: row.month, kind, tenths: toTenths(row[kind]) } : null
  }

  return {
    issue: (cell: RainCell) => issueOutlook(parts, cell),
    scoreOpen: () => scoreOpen(parts),
    /** Mean score by group of cells, beside that of even odds for the same months. @throws AppError forbidden */
    async scores(actor: Actor): Promise<{ zone: string; issues: number; score: number; even: number }[]> {
      requireAdmin(actor)
      const zones = await db.orm.all<{ zone: string }>(
        sql`select distinct zone from rain_outlooks where came is not null order by zone`,
      )
      return Promise.all(zones.map(async ({ zone }) => ({ zone, ...(await scoreOf(db, zone)) })))
    },
    newest,
  }
}

export type Outlooks = ReturnType<typeof createOutlooks>

const monthOf = (clock: Clock) => isoNow(clock).slice(0, 7)

/** Sums of a calendar month in the trusted history of a cell, by year. */
async function sumsOf({ store, history }: Parts, cell: RainCell, calendarMonth: number): Promise<Map<number, number>> {
  const trusted = await history.trusted(cell)
  if (!trusted) return new Map()
  const years = (await store.histories(cell.key)).get(trusted.source)
  return years
    ? monthlyRainSums(years, cell.place, calendarMonth, { scale: trusted.source === ERA5_SOURCE })
    : new Map()
}

/** Requests and stores this month's outlook of a cell, once a month. */
async function issueOutlook(parts: Parts, cell: RainCell): Promise<boolean> {
  const { db, clock, config } = parts
  const { orm } = db
  if (config.WEATHER_PROVIDER === 'climatology') return false
  const [there] = await orm
    .select({ cell: rainOutlooks.cell })
    .from(rainOutlooks)
    .where(and(eq(rainOutlooks.cell, cell.key), gte(rainOutlooks.issued, `${monthOf(clock)}-01`)))
    .limit(1)
  if (there) return false
  const members = await membersOf(parts, cell)
  if (!members) return false
  const rows: (typeof rainOutlooks.$inferInsert)[] = []
  for (const { time, sums } of members) {
    const past = [...(await sumsOf(parts, cell, Number(time.slice(5, 7)))).values()].sort((a, b) => a - b)
    if (past.length < LEAST_YEARS || past.at(-1) === 0) continue
    const [low, high] = [quantile(past, 1 / 3), quantile(past, 2 / 3)]
    const share = (isIn: (sum: number) => boolean) => sums.filter(isIn).length / sums.length
    const [drier, wetter] = [share((sum) => sum < low), share((sum) => sum > high)]
    rows.push({
      cell: cell.key,
      issued: localDateAt(cell.place, clock.now()),
      month: time.slice(0, 7),
      ...{ drier, usual: 1 - drier - wetter, wetter },
      zone: findAgroZone(cell.place),
      createdAt: isoNow(clock),
    })
  }
  if (rows.length > 0) await db.write(orm.insert(rainOutlooks).values(rows).onConflictDoNothing())
  return rows.length > 0
}

/** Sums of each member for the coming months; null without a provider, or with fewer than 20 members. */
async function membersOf(
  { clock, address, ask }: Parts,
  cell: RainCell,
): Promise<{ time: string; sums: number[] }[] | null> {
  const query = new URLSearchParams({
    latitude: String(cell.place.lat),
    longitude: String(cell.place.lng),
    monthly: 'precipitation_mean',
    models: 'ecmwf_seas5',
    timezone: cell.place.country === 'NA' ? 'Africa/Windhoek' : 'Africa/Lagos',
  })
  try {
    const { monthly } = await ask(`${address}/v1/seasonal?${query}`, outlookResponseSchema)
    const members = Object.entries(monthly).flatMap(([name, values]) => {
      const read = name.startsWith('precipitation_mean') ? rainColumnSchema.safeParse(values) : null
      return read?.success && read.data.length === monthly.time.length ? [read.data] : []
    })
    if (members.length < LEAST_MEMBERS) return null
    return monthly.time
      .map((time, n) => ({ time, sums: members.flatMap((sums) => sums[n] ?? []) }))
      .filter(({ time, sums }) => time.slice(0, 7) > monthOf(clock) && sums.length >= LEAST_MEMBERS)
      .slice(0, MONTHS_AHEAD)
  } catch (error) {
    if (error instanceof ProviderFailure) return null
    throw error
  }
}

/** Scores outlooks of months that are over and in the history. @returns the number scored */
async function scoreOpen(parts: Parts): Promise<number> {
  const { db, clock } = parts
  const { orm } = db
  const open = await orm
    .select()
    .from(rainOutlooks)
    .where(and(isNull(rainOutlooks.came), lt(rainOutlooks.month, monthOf(clock))))
  let scored = 0
  for (const row of open) {
    const [lat, lng] = parsePoint(row.cell)
    const cell = { key: row.cell, place: { lat, lng, elevation: null, country: lat < 0 ? 'NA' : 'NG', state: null } }
    const sums = await sumsOf(parts, cell, Number(row.month.slice(5)))
    const year = Number(row.month.slice(0, 4))
    const fell = sums.get(year)
    if (fell === undefined) continue
    const past = [...sums].flatMap(([of, sum]) => (of < year ? sum : [])).sort((a, b) => a - b)
    const came = fell < quantile(past, 1 / 3) ? 0 : fell > quantile(past, 2 / 3) ? 2 : 1
    const score = rankedProbabilityScore([row.drier, row.usual, row.wetter], came)
    await db.write(
      orm
        .update(rainOutlooks)
        .set({ came, score })
        .where(
          and(eq(rainOutlooks.cell, row.cell), eq(rainOutlooks.month, row.month), eq(rainOutlooks.issued, row.issued)),
        ),
    )
    scored++
  }
  return scored
}

/** Score of a group's outlooks and of even odds for the same months. */
async function scoreOf({ orm }: Database, zone: string): Promise<{ issues: number; score: number; even: number }> {
  const row = firstItem(
    await orm.all<{ issues: number; score: number; even: number }>(sql`
    select count(*) as issues, coalesce(avg(score), 0) as score,
      coalesce(avg(case came when 1 then ${EVEN[1]} else ${EVEN[0]} end), 0) as even
    from rain_outlooks where zone = ${zone} and came is not null`),
  )
  return row
}

/** Score of even odds of three classes when an outer one, and when the middle one, comes true. */
const EVEN = [5 / 18, 1 / 9] as const
