import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { imageAddress } from '../../contracts/community.ts'
import type { Database } from '../../db/open.ts'
import { posts, replies } from '../../db/schema/community.ts'
import { images } from '../../db/schema/images.ts'
import { type PersonalData, personRowsByPage } from '../foundation/personal-data.ts'

export const imageData: PersonalData = {
  tables: [images],
  held: (db, { id }) => ({
    images: personRowsByPage(db, images, eq(images.ownerId, id), async (some) => {
      const { width, height, createdAt } = images
      const pictures = await db.orm.select({ id: images.id, width, height, createdAt }).from(images).where(some)
      return pictures.map((picture) => ({ ...picture, imageUrl: imageAddress(picture.id) }))
    }),
  }),
  forget: (db, { id }) => [db.orm.delete(images).where(onlyTheirs(db, id))],
}

/** Pictures uploaded by a person, and old ones without an owner that only this person shows. */
function onlyTheirs({ orm }: Database, id: string): SQL | undefined {
  const address = sql`'/images/' || ${images.id} || '.webp'`
  const shown = (table: typeof posts | typeof replies) =>
    orm
      .select({ id: sql<string>`substr(${table.imageUrl}, 9, 64)` })
      .from(table)
      .where(and(eq(table.authorId, id), sql`${table.imageUrl} is not null`))
  return or(
    eq(images.ownerId, id),
    and(
      sql`${images.ownerId} is null`,
      or(inArray(images.id, shown(posts)), inArray(images.id, shown(replies))),
      sql`not exists (select 1 from ${posts} where ${posts.imageUrl} = ${address} and ${posts.authorId} <> ${id})`,
      sql`not exists (select 1 from ${replies} where ${replies.imageUrl} = ${address} and ${replies.authorId} <> ${id})`,
    ),
  )
}
