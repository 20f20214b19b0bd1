import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { counters, crops, users } from '../../db/schema.ts'

/** Read, advised and written together: few enough that other work of the process need not wait long. */
const PAGE = 50

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
type FarmerRow = Awaited<ReturnType<typeof farmersAfter>>[number]
type CropRow = typeof crops.$inferSelect

const farmersAfter = (db: Database, after: string) =>
  db.orm
    .select(farmerColumns)
    .from(users)
    .where(and(eq(users.isAdmin, false), gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(PAGE)

/** All farmers (users who are not administrators) in pages by id, each with their crops, from after `after` on. */
export async function* farmerPages(
  db: Database,
  after = '',
): AsyncGenerator<{ farmer: FarmerRow; crops: CropRow[] }[]> {
  let last = after
  for (;;) {
    const farmers = await farmersAfter(db, last)
    if (farmers.length === 0) return
    last = farmers.at(-1)!.id
    const ids = farmers.map((farmer) => farmer.id)
    const rows = await db.orm.select().from(crops).where(inArray(crops.userId, ids)).orderBy(crops.id)
    const byFarmer = Map.groupBy(rows, (row) => row.userId)
    yield farmers.map((farmer) => ({ farmer, crops: byFarmer.get(farmer.id) ?? [] }))
  }
}

/** How many farmers there are, from the running total. */
export async function farmerCount(db: Database): Promise<number> {
  const [total] = await db.orm
    .select({ n: counters.n })
    .from(counters)
    .where(and(eq(counters.name, 'farmers'), eq(counters.key, '')))
  return total?.n ?? 0
}
