import type { Database } from '../../db/open.ts'
import type { crops } from '../../db/schema/crops.ts'
import { createFarmLogLoader } from '../crops/farm-log-loader.ts'
import { createStoredPlanLoader } from '../fertilizer/stored-plan-loader.ts'

type CropRow = typeof crops.$inferSelect

/** Adds log and fertilizer plan to each field, in two queries for any number of fields. */
export function createLogAndPlanLoader(db: Pick<Database, 'orm' | 'prepared'>) {
  const [withLogs, withBags] = [createFarmLogLoader(db), createStoredPlanLoader(db)]
  return async <Crop extends Pick<CropRow, 'id' | 'cropType'>>(crops: readonly Crop[], today: string) =>
    withBags(await withLogs(crops, today))
}
