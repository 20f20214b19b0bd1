import { sql } from 'drizzle-orm'
import { addDays } from '../../agronomy/dates.ts'
import { type CanonicalCropId, type CropId, canonicalCrop } from '../../contracts/crops.ts'
import { type HarvestFigures, MIN_PUBLISHED_FARMS } from '../../contracts/harvests.ts'
import type { Database } from '../../db/open.ts'
import { quartiles } from '../../statistics/quartiles.ts'
import { toYieldPerHectare } from './parse-harvest-reply.ts'

/** Years of the report, this one included. */
const REPORTED_YEARS = 5
/** Days read by one query; other work runs between the queries. */
const DAYS_AT_ONCE = 30

/** Harvest of one field in a year. `kg` is null if not reported, or reported in bags of unknown weight. */
type Harvest = [farm: string, crop: CropId, state: string, kg: number | null, acres: number | null]

/** Reported yields and unanswered questions of one crop, state and year. */
interface Group {
  /** Yields of each farm, kg/ha. */
  yields: Map<string, number[]>
  known: number
  unknown: number
}

/** Returns one row for each field whose harvest began in a span of days; its kilograms are the sum of all harvests logged within a year from then. */
const reportedHarvestRows = ({ orm }: Pick<Database, 'orm'>, from: string, to: string) =>
  orm.values<Harvest>(sql`
    select u.id, c.crop_type, u.region,
      (select sum(case when l.unit = 'kg' then l.amount end) from farm_log as l where l.crop_id = f.crop_id
        and l.kind = 'harvested' and l.date >= f.date and l.date < date(f.date, '+1 year')), c.farm_area
    from farm_log as f indexed by farm_log_harvests cross join crops as c on c.id = f.crop_id
    cross join users as u on u.id = c.user_id and u.region is not null and u.is_practice = 0
    where f.kind = 'harvested' and f.date >= ${from} and f.date < ${to}
      and not exists (select 1 from farm_log as l where l.crop_id = f.crop_id and l.kind = 'harvested'
        and (l.date, l.id) < (f.date, f.id) and l.date >= date(f.date, '-1 year'))`)

/** Returns the questions of a span of days without a harvest in the log. */
const unansweredHarvestRows = ({ orm }: Pick<Database, 'orm'>, from: string, to: string) =>
  orm.values<Harvest>(sql`
    select u.id, c.crop_type, u.region, null, null
    from harvest_questions as q cross join crops as c on c.id = q.crop_id
    cross join users as u on u.id = q.user_id and u.region is not null and u.is_practice = 0
    where q.asked_at >= ${from} and q.asked_at < ${to}
      and not exists (select 1 from farm_log as l where l.crop_id = q.crop_id and l.kind = 'harvested' and l.date >= q.season)`)

/** Yields by crop, state and year, of groups of ten farms or more. `today`: UTC day. */
export async function computeHarvestFigures(db: Pick<Database, 'orm'>, today: string): Promise<HarvestFigures[]> {
  const groups = new Map<string, Group>()
  const thisYear = Number(today.slice(0, 4))
  for (let year = thisYear - REPORTED_YEARS + 1; year <= thisYear; year++) {
    const end = `${year + 1}-01-01`
    for (let from = `${year}-01-01`; from < end && from <= today; from = addDays(from, DAYS_AT_ONCE)) {
      const next = addDays(from, DAYS_AT_ONCE)
      const to = next < end ? next : end
      for (const harvest of await reportedHarvestRows(db, from, to)) addToGroup(groups, year, harvest)
      for (const harvest of await unansweredHarvestRows(db, from, to)) addToGroup(groups, year, harvest)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return [...groups].flatMap(([key, group]) => figuresOf(key, group)).sort(compareFigures)
}

function addToGroup(groups: Map<string, Group>, year: number, [farm, crop, state, kg, acres]: Harvest): void {
  const key = JSON.stringify([canonicalCrop(crop), state, year])
  const group = groups.getOrInsertComputed(key, () => ({ yields: new Map(), known: 0, unknown: 0 }))
  if (kg === null) group.unknown++
  else group.known++
  const kgHa = kg === null ? null : toYieldPerHectare(kg, acres)
  if (kgHa !== null) group.yields.getOrInsertComputed(farm, () => []).push(kgHa)
}

/** Returns the figures of a group; a farm counts once, with the mean of its fields. */
function figuresOf(key: string, { yields, known, unknown }: Group): HarvestFigures[] {
  if (yields.size < MIN_PUBLISHED_FARMS) return []
  const [crop, state, year]: [CanonicalCropId, string, number] = JSON.parse(key)
  const means = [...yields.values()].map((fields) => fields.reduce((sum, one) => sum + one, 0) / fields.length)
  const [lower, median, upper] = quartiles(means)
  return [
    {
      crop,
      state,
      year,
      n: yields.size,
      lower: Math.round(lower),
      median: Math.round(median),
      upper: Math.round(upper),
      unsaid: unknown / (known + unknown),
    },
  ]
}

const compareFigures = (a: HarvestFigures, b: HarvestFigures) =>
  b.year - a.year || a.crop.localeCompare(b.crop, 'en') || a.state.localeCompare(b.state, 'en')
