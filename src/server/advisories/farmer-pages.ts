import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { MAX_CROPS } from '../../contracts/crop-limits.ts'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { crops } from '../../db/schema/crops.ts'
import { lastItem } from '../../shared/lookups.ts'

/** Farmers and crops processed together: few enough that other work of the process waits only briefly. */
const PAGE_SIZE = { farmers: 150, crops: 300 }

const farmerColumns = {
  id: users.id,
  location: users.location,
  region: users.region,
  country: users.country,
  soilType: users.soilType,
  irrigationMethod: users.irrigationMethod,
  preferredLanguage: users.preferredLanguage,
  notificationPreferences: users.notificationPreferences,
  locationId: users.locationId,
  inComparisons: users.inComparisons,
  isPractice: users.isPractice,
}
type FarmerRow = Awaited<ReturnType<ReturnType<typeof prepareQueries>['farmersAfter']['all']>>[number]
interface WithCrops {
  farmer: FarmerRow
  crops: (typeof crops.$inferSelect)[]
}

export type FarmerPage = readonly WithCrops[]

/** Queries for pages, prepared once per run. */
function prepareQueries(db: Pick<Database, 'orm' | 'prepared'>) {
  const { orm } = db
  const farmersAfter = db.prepared(() =>
    orm
      .select(farmerColumns)
      .from(users)
      .where(and(eq(users.isAdmin, false), gt(users.id, sql.placeholder('after'))))
      .orderBy(asc(users.id))
      .limit(PAGE_SIZE.farmers),
  )
  /** Newest crops of some farmers, oldest first, limited to the allowed number. */
  const cropsOf = db.prepared(() =>
    orm
      .select(getTableColumns(crops))
      .from(sql`json_each(${sql.placeholder('farmers')}) as farmer`)
      // A cross join fixes the join order, whatever SQLite's statistics suggest.
      .crossJoin(crops)
      .where(
        sql`${crops.userId} = farmer.value and ${crops.id} >= coalesce((
        select id from ${crops} as newer where newer.user_id = farmer.value order by id desc limit 1 offset ${MAX_CROPS - 1}), '')`,
      )
      .orderBy(asc(crops.id)),
  )
  return { farmersAfter, cropsOf }
}

/** Yields all farmers (users who are not administrators) after `after` in pages by id, each with their crops. */
export async function* farmerPages(db: Database, after = ''): AsyncGenerator<FarmerPage> {
  const { farmersAfter, cropsOf } = prepareQueries(db)
  let last = after
  for (;;) {
    const farmers = await farmersAfter.all({ after: last })
    if (farmers.length === 0) return
    last = lastItem(farmers).id
    const found = await cropsOf.all({ farmers: JSON.stringify(farmers.map(({ id }) => id)) })
    const byFarmer = Map.groupBy(found, (row) => row.userId)
    yield* splitIntoPortions(farmers.map((farmer) => ({ farmer, crops: byFarmer.get(farmer.id) ?? [] })))
  }
}

/** Splits a page before it has too many crops. */
function* splitIntoPortions(page: WithCrops[]): Generator<WithCrops[]> {
  let portion: WithCrops[] = []
  let held = 0
  for (const one of page) {
    if (portion.length > 0 && held + one.crops.length > PAGE_SIZE.crops) {
      yield portion
      portion = []
      held = 0
    }
    portion.push(one)
    held += one.crops.length
  }
  yield portion
}
