import { sql } from 'drizzle-orm'
import { addDays } from '../../agronomy/dates.ts'
import type { LogEntry } from '../../contracts/season.ts'
import type { Database } from '../../db/open.ts'
import { farmLog } from '../../db/schema/farm-log.ts'

/** Work done on one field, for the adviser, with the advisory of a "Done". */
export type LoggedWork = LogEntry & { advisoryId: string | null }

/** Days for which entries are read: longer than any season; earlier applications to trees do not matter. */
const LOOKS_BACK = 400
/** Most entries per field, newest first. */
const MAX_ENTRIES_PER_FIELD = 300

/** Adds each field's log, oldest first, in one query for any number of fields. */
export function createFarmLogLoader(db: Pick<Database, 'orm' | 'prepared'>) {
  const { cropId, kind, date, amount, unit, product, count, of, advisoryId } = farmLog
  const ofCrops = db.prepared(() =>
    db.orm
      .select({ cropId, kind, date, amount, unit, product, count, of, advisoryId })
      .from(sql`json_each(${sql.placeholder('crops')}) as crop`)
      // A cross join fixes the join order, whatever SQLite's statistics suggest.
      .crossJoin(farmLog)
      .where(sql`${cropId} = crop.value and ${date} >= ${sql.placeholder('since')}`)
      .orderBy(date, farmLog.id),
  )
  return async <Crop extends { id: string }>(crops: readonly Crop[], today: string) => {
    const ids = JSON.stringify(crops.map(({ id }) => id))
    const rows = await ofCrops.all({ crops: ids, since: addDays(today, -LOOKS_BACK) })
    const byCrop = Map.groupBy(rows, (row) => row.cropId)
    const logOf = ({ id }: Crop): LoggedWork[] =>
      (byCrop.get(id) ?? []).slice(-MAX_ENTRIES_PER_FIELD).map(({ cropId: _, ...entry }) => entry)
    return crops.map((crop) => ({ ...crop, log: logOf(crop) }))
  }
}
