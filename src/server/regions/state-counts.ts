import { type SQL, sql } from 'drizzle-orm'
import { REGION_MEASURES, type RegionMeasure } from '../../contracts/regions.ts'
import type { Orm } from '../../db/open.ts'
import { firstItem } from '../../shared/lookups.ts'
import { entriesIn, recordFrom } from '../../shared/records.ts'

/** First and last moment of a period, ISO times; the last is not part of it. */
interface Period {
  from: string
  to: string
}

/** Counts of one place: a state, or with `lga` one of its local government areas or constituencies. */
export interface PlaceCounts {
  country: string
  state: string
  lga: string | null
  lat: number
  lng: number
  counts: Record<RegionMeasure, number>
  /** Farmers behind each count. */
  people: Record<RegionMeasure, number>
}

interface Row {
  country: string | null
  state: string
  lga: string | null
  n: number
  people: number
}

/** SQL of the events of each measure, with user and weight. Tables are read by their indexes on time. */
const EVENTS: Record<Exclude<RegionMeasure, 'farmers'>, (period: Period) => SQL> = {
  active: ({ from, to }) => sql`
    select id as who, null as weight from users where is_admin = 0 and last_active_at >= ${from} and last_active_at < ${to}
    union select user_id, null from farm_log where created_at >= ${from} and created_at < ${to}
    union select user_id, null from inbox_messages where created_at >= ${from} and created_at < ${to}
    union select user_id, null from advisories where done_at >= ${from} and done_at < ${to}`,
  questions: ({ from, to }) => sql`
    select user_id as who, 1 as weight from inbox_messages where created_at >= ${from} and created_at < ${to}`,
  answered: ({ from, to }) => sql`
    select user_id as who, 1 as weight from inbox_messages
    where created_at >= ${from} and created_at < ${to} and first_answer_at is not null`,
  done: ({ from, to }) => sql`
    select user_id as who, 1 as weight from advisories where done_at >= ${from} and done_at < ${to}`,
  // Bags have no agreed weight, so only kilograms count.
  harvest: ({ from, to }) => sql`
    select user_id as who, amount as weight from farm_log
    where kind = 'harvested' and unit = 'kg' and date >= ${from.slice(0, 10)} and date < ${to.slice(0, 10)}`,
}

/** Joins events to users and their nearest reference places, without administrators and people of unknown state. */
const eventsByPlaceSql = (events: SQL): SQL => sql`
  select u.country, u.region as state, l.lga, sum(coalesce(e.weight, 1)) as n, count(distinct u.id) as people
  from (${events}) as e join users as u on u.id = e.who left join locations as l on l.id = u.location_id
  where u.is_admin = 0 and u.region <> '' group by 1, 2, 3`

/** Counts by state for screens: every table is read by an index, and farmers come from the running totals. */
export async function countRecentByState(orm: Orm, { from, to }: Period): Promise<PlaceCounts[]> {
  const events: Record<'active' | 'questions' | 'answered' | 'done', SQL> = {
    active: sql`select id as who from users where is_admin = 0 and last_active_at >= ${from} and last_active_at < ${to}`,
    questions: sql`select user_id as who from inbox_messages where id >= ${lowestIdAtTime(from)}`,
    answered: sql`select user_id as who from inbox_messages where id >= ${lowestIdAtTime(from)} and first_answer_at is not null`,
    done: sql`select user_id as who from advisories where done_at >= ${from} and done_at < ${to}`,
  }
  const points = await pointsOf(orm)
  const places = new Map<string, PlaceCounts>()
  const add = (measure: RegionMeasure, { state, n }: Pick<Row, 'state' | 'n'>) => {
    const place = places.get(state) ?? emptyPlace({ state, country: null }, null, points)
    if (!place) return
    place.counts[measure] += n
    places.set(state, place)
  }
  const totals = await orm.all<{ state: string; n: number }>(
    sql`select key as state, n from counters where name = 'region'`,
  )
  for (const row of totals) add('farmers', row)
  for (const [measure, which] of entriesIn(events))
    for (const row of await orm.all<Row>(sql`
      select u.region as state, count(*) as n from (${which}) as e cross join users as u on u.id = e.who
      where u.is_admin = 0 and u.region <> '' group by 1`))
      add(measure, row)
  return [...places.values()].sort((a, b) => b.counts.farmers - a.counts.farmers || (a.state < b.state ? -1 : 1))
}

interface RefPoint {
  state: string
  lga: string
  country: string
  lat: number
  lng: number
}
const pointsOf = (orm: Orm) => orm.all<RefPoint>(sql`select state, lga, country, lat, lng from locations`)

/** Returns the lowest id of a time: ids are UUIDv7, so that a range of ids is a range of time. */
export function lowestIdAtTime(iso: string): string {
  const hex = Date.parse(iso).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-`
}

/** Returns counts by state and LGA, of farmers registered before the end of the period. */
export async function countByPlace(orm: Orm, period: Period, by: 'state' | 'lga'): Promise<PlaceCounts[]> {
  const places = new Map<string, PlaceCounts>()
  const points = await pointsOf(orm)
  for (const measure of REGION_MEASURES) {
    const events =
      measure === 'farmers'
        ? sql`select id as who, 1 as weight from users where is_admin = 0 and created_at < ${period.to}`
        : EVENTS[measure](period)
    for (const row of await orm.all<Row>(eventsByPlaceSql(events))) {
      const lga = by === 'lga' ? row.lga : null
      if (by === 'lga' && lga === null) continue
      const key = `${row.state}/${lga ?? ''}`
      const place = places.get(key) ?? emptyPlace(row, lga, points)
      if (!place) continue
      place.counts[measure] += row.n
      place.people[measure] += row.people
      places.set(key, place)
    }
  }
  const name = ({ state, lga }: PlaceCounts) => `${state}/${lga ?? ''}`
  return [...places.values()].sort((a, b) => (name(a) < name(b) ? -1 : 1))
}

/** Returns a place without counts, at the mean of its reference places; null for a legacy text that is no state. */
function emptyPlace(
  { state, country }: Pick<Row, 'state' | 'country'>,
  lga: string | null,
  points: RefPoint[],
): PlaceCounts | null {
  const own = points.filter((point) => point.state === state && (lga === null || point.lga === lga))
  if (own.length === 0) return null
  const mean = (of: 'lat' | 'lng') => Number((own.reduce((sum, point) => sum + point[of], 0) / own.length).toFixed(4))
  const none = () => recordFrom(REGION_MEASURES, () => 0)
  return {
    country: country ?? firstItem(own).country,
    state,
    lga,
    lat: mean('lat'),
    lng: mean('lng'),
    counts: none(),
    people: none(),
  }
}

/** Reads `202611` as its month in UTC; null if it is none. */
export function parseMonth(period: string): Period | null {
  const [, year, month] = /^(20\d{2})(0[1-9]|1[0-2])$/.exec(period) ?? []
  if (!year || !month) return null
  const start = (months: number) => new Date(Date.UTC(Number(year), Number(month) - 1 + months, 1)).toISOString()
  return { from: start(0), to: start(1) }
}
