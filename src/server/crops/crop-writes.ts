import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import { MAX_CROPS } from '../../contracts/crop-limits.ts'
import { type CropId, cropSynonyms } from '../../contracts/crops.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { conditionalRow } from '../../db/conditional-row.ts'
import { isNotNullViolation } from '../../db/failures.ts'
import type { Orm } from '../../db/open.ts'
import { crops } from '../../db/schema/crops.ts'

type NewCrop = typeof crops.$inferSelect

/** Maps a failed write to the refusal for too many crops. */
export const toCropLimitError = (error: unknown): unknown =>
  isNotNullViolation(error, 'crops.id') ? refusalError('crops.full', { max: MAX_CROPS }) : error

/** Writes that enforce the rules of placeholders and the crop limit, so that concurrent requests cannot break them. */
export function createCropWrites(orm: Orm) {
  const ofCrop = (userId: string, cropType: CropId): SQL =>
    sql`user_id = ${userId} and crop_type in ${cropSynonyms(cropType)}`

  // A crop beyond the limit gets a null id, which the database refuses, undoing the whole transaction.
  const idUnlessFull = ({ id, userId }: NewCrop) =>
    sql`case when exists (select 1 from crops where user_id = ${userId} limit 1 offset ${MAX_CROPS - 1}) then null else ${id} end`
  const insertUnless = (exists: SQL, row: NewCrop) =>
    orm
      .insert(crops)
      .select(
        conditionalRow(crops, { ...row, id: idUnlessFull(row) }, sql`not exists (select 1 from crops where ${exists})`),
      )
      .returning()

  return {
    /** Adds a row unless the person has that crop under any of its names. */
    addIfNone: (row: NewCrop) => insertUnless(ofCrop(row.userId, row.cropType), row),

    /** Adds a row unless an untouched placeholder exists. */
    addUnlessPlaceholder: (row: NewCrop) =>
      insertUnless(sql`placeholder = 1 and ${ofCrop(row.userId, row.cropType)}`, row),

    /** Fills the first untouched placeholder of that crop. */
    fillPlaceholder: (userId: string, cropType: CropId, values: Partial<NewCrop>) =>
      orm
        .update(crops)
        .set({ ...values, placeholder: false })
        .where(
          sql`${crops.id} = (select id from crops where placeholder = 1 and ${ofCrop(userId, cropType)} order by id limit 1)`,
        )
        .returning(),

    /** Counts placeholders; before and after a write of the same batch, the counts show what it changed. */
    countPlaceholders: (userId: string) =>
      sql`select count(*) as placeholders from crops where user_id = ${userId} and placeholder = 1`,

    change: (userId: string, id: string, values: SQLiteUpdateSetSource<typeof crops>) =>
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
