import { sql } from 'drizzle-orm'
import { addDays } from '../../agronomy/dates.ts'
import type { LogEntry } from '../../contracts/season.ts'
import type { Database } from '../../db/open.ts'
import { farmLog } from '../../db/schema/farm-log.ts'

/** What was done on one field, for the adviser; of "Done" on an advisory, which. */
export type Logged = LogEntry & { advisoryId: string | null }

/** No season is longer, and what a tree was given before does not matter to it now. */
const LOOKS_BACK = 400
/** The newest of one field. */
const MOST = 300

/** The log of each of these fields, oldest first, in one query however many they are. */
export async function withLogs<Crop extends { id: string }>(
  db: Pick<Database, 'orm'>,
  crops: readonly Crop[],
  today: string,
): Promise<(Crop & { log: Logged[] })[]> {
  const ids = JSON.stringify(crops.map(({ id }) => id))
  const { cropId, kind, date, amount, unit, product, count, of, advisoryId } = farmLog
  const rows = await db.orm
    .select({ cropId, kind, date, amount, unit, product, count, of, advisoryId })
    .from(sql`json_each(${ids}) as crop`)
    // Read in the order it is written, whatever SQLite believes of how many there are.
    .crossJoin(farmLog)
    .where(sql`${cropId} = crop.value and ${date} >= ${addDays(today, -LOOKS_BACK)}`)
    .orderBy(date, farmLog.id)
  const byCrop = Map.groupBy(rows, (row) => row.cropId)
  return crops.map((crop) => ({
    ...crop,
    log: (byCrop.get(crop.id) ?? []).slice(-MOST).map(({ cropId: _, ...entry }) => entry),
  }))
}
