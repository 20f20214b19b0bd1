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

export type WithLogs = ReturnType<typeof createWithLogs>

/** Gives each of these fields its log, oldest first, in one query however many they are. */
export function createWithLogs(db: Pick<Database, 'orm' | 'prepared'>) {
  const { cropId, kind, date, amount, unit, product, count, of, advisoryId } = farmLog
  const ofCrops = db.prepared(() =>
    db.orm
      .select({ cropId, kind, date, amount, unit, product, count, of, advisoryId })
      .from(sql`json_each(${sql.placeholder('crops')}) as crop`)
      // Read in the order it is written, whatever SQLite believes of how many there are.
      .crossJoin(farmLog)
      .where(sql`${cropId} = crop.value and ${date} >= ${sql.placeholder('since')}`)
      .orderBy(date, farmLog.id),
  )
  return async <Crop extends { id: string }>(crops: readonly Crop[], today: string) => {
    const ids = JSON.stringify(crops.map(({ id }) => id))
    const rows = await ofCrops.all({ crops: ids, since: addDays(today, -LOOKS_BACK) })
    const byCrop = Map.groupBy(rows, (row) => row.cropId)
    const logOf = ({ id }: Crop): Logged[] =>
      (byCrop.get(id) ?? []).slice(-MOST).map(({ cropId: _, ...entry }) => entry)
    return crops.map((crop) => ({ ...crop, log: logOf(crop) }))
  }
}
