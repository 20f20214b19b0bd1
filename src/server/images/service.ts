import { eq, sql } from 'drizzle-orm'
import { IMAGE_MAX_BYTES, imageAddress } from '../../contracts/community.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { images } from '../../db/schema/images.ts'
import { isoNow } from '../../shared/clock.ts'
import { createConcurrencyLimit } from '../../shared/concurrency-limit.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { shrinkImage } from './shrink-image.ts'

const UNUSED_RETENTION_MS = 24 * 3_600_000
const PRUNED_AT_ONCE = 100

export type ImageService = ReturnType<typeof createImageService>

/** Uploaded pictures, stored by the hash of the served bytes; posts and replies refer to them by address. */
export function createImageService({ db, clock }: Pick<Foundation, 'db' | 'clock'>) {
  const inTurn = createConcurrencyLimit(2, 16)

  return {
    /** Stores a picture and returns its address. @throws AppError too_large above 5 MB, invalid for anything but a complete JPEG, PNG or WebP, unavailable if too many are in progress */
    async upload(actor: Actor, file: Blob): Promise<{ imageUrl: string }> {
      const { id: ownerId } = signedInUser(actor)
      if (file.size > IMAGE_MAX_BYTES) throw refusalError('image.large')
      if (file.size === 0) throw refusalError('image.wrongType')
      const picture = await inTurn(async () => shrinkImage(await file.bytes()))
      const createdAt = isoNow(clock)
      const { width, height } = picture
      const [bytes, thumbnail] = [Buffer.from(picture.bytes), Buffer.from(picture.thumbnail)]
      // Each uploader has a separate copy of an equal picture, so that deleting one leaves the others.
      for (const owner of ['', ownerId]) {
        const id = new Bun.CryptoHasher('sha256').update(owner).update(picture.bytes).digest('hex')
        const [kept] = await db.write(
          db.orm
            .insert(images)
            .values({ id, ownerId, bytes, thumbnail, width, height, createdAt })
            // A repeated upload gets another day to be used in a post.
            .onConflictDoUpdate({ target: images.id, set: { createdAt }, setWhere: eq(images.ownerId, ownerId) })
            .returning({ id: images.id }),
        )
        if (kept.length > 0) return { imageUrl: imageAddress(id) }
      }
      throw new Error('a picture that is somebody else’s under its own owner’s name')
    },

    /** Returns the WebP bytes of a picture or its thumbnail. @throws AppError not_found */
    async served(id: string, size: 'full' | 'thumbnail'): Promise<Buffer> {
      const [row] = await db.orm
        .select({ bytes: size === 'full' ? images.bytes : images.thumbnail })
        .from(images)
        .where(eq(images.id, id))
      if (!row) throw refusalError('image.missing')
      return row.bytes
    },

    /** Deletes pictures that are unused a day after their upload. Returns their number. */
    async prune(asOf: Date): Promise<number> {
      const before = new Date(asOf.getTime() - UNUSED_RETENTION_MS).toISOString()
      const address = sql`'/images/' || ${images.id} || '.webp'`
      let pruned = 0
      for (;;) {
        const [rows] = await db.write(sql`
          delete from ${images} where id in (
            select ${images.id} from ${images} where ${images.createdAt} < ${before}
              and not exists (select 1 from posts where image_url = ${address})
              and not exists (select 1 from replies where image_url = ${address})
              and not exists (select 1 from inbox_messages where image_url = ${address})
              and not exists (select 1 from question_answers where image_url = ${address})
            limit ${PRUNED_AT_ONCE}
          ) returning id`)
        pruned += rows.length
        if (rows.length < PRUNED_AT_ONCE) return pruned
      }
    },
  }
}
