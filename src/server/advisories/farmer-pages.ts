import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { MAX_CROPS } from '../../contracts/crop-limits.ts'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { crops } from '../../db/schema/crops.ts'

/** Read, advised and written together: few enough that other work of the process need not wait long. */
const PAGE = { farmers: 150, crops: 300 }

const farmerColumns = {
  id: users.id,
  location: users.location,
  region: users.region,
  country: users.country,
  soilType: users.soilType,
  irrigationMethod: users.irrigationMethod,
  preferredLanguage: users.preferredLanguage,
  notificationPreferences: users.notificationPreferences,
}
type FarmerRow = Awaited<ReturnType<ReturnType<typeof queries>['farmersAfter']['all']>>[number]
interface WithCrops {
  farmer: FarmerRow
  crops: (typeof crops.$inferSelect)[]
}

export type FarmerPage = readonly WithCrops[]

/** The pages' two queries, prepared once for a run. */
function queries(db: Pick<Database, 'orm' | 'prepared'>) {
  const { orm } = db
  const farmersAfter = db.prepared(() =>
    orm
      .select(farmerColumns)
      .from(users)
      .where(and(eq(users.isAdmin, false), gt(users.id, sql.placeholder('after'))))
      .orderBy(asc(users.id))
      .limit(PAGE.farmers),
  )
  /** The newest crops of some farmers, oldest first: of one who has more than there may be by now, so many. */
  const cropsOf = db.prepared(() =>
    orm
      .select(getTableColumns(crops))
      .from(sql`json_each(${sql.placeholder('farmers')}) as farmer`)
      // Read in the order it is written, whatever SQLite believes of how many there are.
      .crossJoin(crops)
      .where(
        sql`${crops.userId} = farmer.value and ${crops.id} >= coalesce((
        select id from ${crops} as newer where newer.user_id = farmer.value order by id desc limit 1 offset ${MAX_CROPS - 1}), '')`,
      )
      .orderBy(asc(crops.id)),
  )
  return { farmersAfter, cropsOf }
}

/** All farmers (users who are not administrators) in pages by id, each with their crops, from after `after` on. */
export async function* farmerPages(db: Database, after = ''): AsyncGenerator<FarmerPage> {
  const { farmersAfter, cropsOf } = queries(db)
  let last = after
  for (;;) {
    const farmers = await farmersAfter.all({ after: last })
    if (farmers.length === 0) return
    last = farmers.at(-1)!.id
    const found = await cropsOf.all({ farmers: JSON.stringify(farmers.map(({ id }) => id)) })
    const byFarmer = Map.groupBy(found, (row) => row.userId)
    yield* portions(farmers.map((farmer) => ({ farmer, crops: byFarmer.get(farmer.id) ?? [] })))
  }
}

/** Cut where the crops of the next farmer would be too many for one page. */
function* portions(page: WithCrops[]): Generator<WithCrops[]> {
  let portion: WithCrops[] = []
  let held = 0
  for (const one of page) {
    if (portion.length > 0 && held + one.crops.length > PAGE.crops) {
      yield portion
      portion = []
      held = 0
    }
    portion.push(one)
    held += one.crops.length
  }
  yield portion
}
