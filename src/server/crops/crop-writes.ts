import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type CropId, cropSynonyms } from '../../contracts/crops.ts'
import type { Orm } from '../../db/open.ts'
import { crops } from '../../db/schema.ts'

type NewCrop = typeof crops.$inferSelect

/**
 * The rules of placeholders as single statements, so that they hold under two tabs and any order of requests: every
 * condition is checked by the database at the moment of writing.
 */
export function cropWrites(orm: Orm) {
  const ofCrop = (userId: string, cropType: CropId): SQL =>
    sql`user_id = ${userId} and crop_type in (${sql.join(
      cropSynonyms(cropType).map((id) => sql`${id}`),
      sql`, `,
    )})`

  const insertUnless = (exists: SQL, row: NewCrop) =>
    orm
      .insert(crops)
      .select(
        sql`select ${row.id}, ${row.userId}, ${row.cropType}, ${row.plantingDate}, ${row.expectedHarvestDate}, ${row.farmArea}, ${row.growthStage}, ${Number(row.placeholder)}, ${row.createdAt}, ${row.updatedAt} where not exists (select 1 from crops where ${exists})`,
      )
      .returning()

  return {
    /** Adds a row unless the person has one of that crop, under any of its names. */
    addIfNone: (row: NewCrop) => insertUnless(ofCrop(row.userId, row.cropType), row),

    /** Adds a row unless an untouched placeholder waits for it. */
    addUnlessPlaceholder: (row: NewCrop) =>
      insertUnless(sql`placeholder = 1 and ${ofCrop(row.userId, row.cropType)}`, row),

    /** Gives the first untouched placeholder of that crop its farmer's figures. */
    fillPlaceholder: (userId: string, cropType: CropId, values: Partial<NewCrop>) =>
      orm
        .update(crops)
        .set({ ...values, placeholder: false })
        .where(
          sql`${crops.id} = (select id from crops where placeholder = 1 and ${ofCrop(userId, cropType)} order by id limit 1)`,
        )
        .returning(),

    change: (userId: string, id: string, values: Partial<NewCrop>) =>
      orm
        .update(crops)
        .set({ ...values, placeholder: false })
        .where(and(eq(crops.id, id), eq(crops.userId, userId)))
        .returning(),

    remove: (userId: string, id: string) =>
      orm
        .delete(crops)
        .where(and(eq(crops.id, id), eq(crops.userId, userId)))
        .returning({ id: crops.id }),
  }
}
