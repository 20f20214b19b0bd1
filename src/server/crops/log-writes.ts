import { and, eq, sql } from 'drizzle-orm'
import { conditionalRow } from '../../db/conditional-row.ts'
import type { Orm } from '../../db/open.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { crops } from '../../db/schema/crops.ts'
import { farmLog } from '../../db/schema/farm-log.ts'

export type LogRow = typeof farmLog.$inferSelect

/** Further writes for each added or removed entry of the farm log. */
export function createLogWrites(orm: Orm) {
  /** A reported planting sets the crop's planting date. */
  const planted = ({ kind, cropId, date, createdAt }: LogRow) =>
    kind === 'planted'
      ? [
          orm
            .update(crops)
            .set({ plantingDate: date, planned: false, placeholder: false, updatedAt: createdAt })
            .where(eq(crops.id, cropId)),
        ]
      : []

  return {
    add: (row: LogRow) => [orm.insert(farmLog).values(row), ...planted(row)],

    /** Adds an advisory's entry, once. */
    addOnce: (row: LogRow & { advisoryId: string }) => [
      orm
        .insert(farmLog)
        .select(
          conditionalRow(farmLog, row, sql`not exists (select 1 from farm_log where advisory_id = ${row.advisoryId})`),
        ),
      ...planted(row),
    ],

    /** Removes an entry, reopens its advisory and restores the crop's earlier planting date. The last statement returns the entry. */
    remove: (row: LogRow) =>
      [
        orm
          .update(advisories)
          .set({ done: false })
          .where(and(eq(advisories.id, row.advisoryId ?? ''), eq(advisories.userId, row.userId))),
        orm
          .update(crops)
          .set({ plantingDate: dayBefore(row), planned: row.plannedFor !== null })
          .where(
            sql`${dayBefore(row)} is not null and ${crops.id} = ${row.cropId} and ${crops.plantingDate} = ${row.date}`,
          ),
        orm.delete(farmLog).where(eq(farmLog.id, row.id)),
      ] as const,
  }
}

/** Planting date before a planting was reported; null for other entries. */
const dayBefore = ({ plannedFor, plantedBefore }: LogRow): string | null => plannedFor ?? plantedBefore
