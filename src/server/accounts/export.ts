import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { imageAddress } from '../../contracts/community.ts'
import { users } from '../../db/schema/accounts.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { postLikes, posts, replies } from '../../db/schema/community.ts'
import { crops } from '../../db/schema/crops.ts'
import { images } from '../../db/schema/images.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { auditLog } from '../../db/schema/operation.ts'
import { pushSubscriptions } from '../../db/schema/push.ts'
import { secondFactors, sessions } from '../../db/schema/sign-in.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { createGiveWay } from '../../ground/give-way.ts'
import { type Actor, originOf, person } from '../actor.ts'
import { ofNobody } from './leaving.ts'
import type { AccountNeeds } from './parts.ts'

/** Read and written together: some milliseconds, in which nothing else of this process goes on. */
const ROWS_AT_ONCE = 100

/** A person's right to take everything held about them with them. */
export function createExport({ db, clock, security }: AccountNeeds) {
  const { orm } = db

  /** All that is held about the caller, but the hashes that guard them, as pieces of one JSON text. */
  return function exportAccount(actor: Actor): { fileName: string; pieces: AsyncGenerator<string> } {
    const { id } = person(actor)
    security.note('account_export', 'done', { userId: id, from: originOf(actor) })
    const exportedAt = clock.now().toISOString()
    const day = exportedAt.slice(0, 10).replaceAll('-', '')
    return { fileName: `my-account-${day}.json`, pieces: pieces(id, exportedAt) }
  }

  async function* pieces(id: string, exportedAt: string): AsyncGenerator<string> {
    const [row] = await orm.select().from(users).where(eq(users.id, id))
    const { password: _, ...user } = row!
    yield `{"exportedAt":${JSON.stringify(exportedAt)},"user":${JSON.stringify(user)}`
    yield* list('crops', crops, eq(crops.userId, id), (mine) => orm.select().from(crops).where(mine))
    yield* list('advisories', advisories, eq(advisories.userId, id), (mine) =>
      orm.select().from(advisories).where(mine),
    )
    yield* list('notifications', notifications, eq(notifications.userId, id), (mine) =>
      orm.select().from(notifications).where(mine),
    )
    yield* list('posts', posts, eq(posts.authorId, id), (mine) => orm.select().from(posts).where(mine))
    yield* list('replies', replies, eq(replies.authorId, id), (mine) => orm.select().from(replies).where(mine))
    yield* list('likes', postLikes, eq(postLikes.userId, id), (mine) => orm.select().from(postLikes).where(mine))
    yield* list('images', images, eq(images.ownerId, id), async (mine) => {
      const { width, height, createdAt } = images
      const pictures = await orm.select({ id: images.id, width, height, createdAt }).from(images).where(mine)
      return pictures.map((picture) => ({ ...picture, imageUrl: imageAddress(picture.id) }))
    })
    yield* list('sms', smsMessages, or(eq(smsMessages.userId, id), ofNobody(user.phone)), (mine) => {
      const { phone, text, state, createdAt, sentAt } = smsMessages
      return orm.select({ phone, text, state, createdAt, sentAt }).from(smsMessages).where(mine)
    })
    for (const [name, value] of Object.entries(await theRest(id))) yield `,"${name}":${JSON.stringify(value)}`
    yield '}'
  }

  /** One list, some rows at a time: what was deleted meanwhile is left out. */
  async function* list(
    name: string,
    table: SQLiteTable & { id: SQLiteColumn },
    theirs: SQL | undefined,
    read: (mine: SQL) => PromiseLike<unknown[]>,
    giveWay = createGiveWay(),
  ): AsyncGenerator<string> {
    const ids = await orm.select({ id: table.id }).from(table).where(theirs).orderBy(table.id)
    yield `,"${name}":[`
    for (let from = 0, written = 0; from < ids.length; from += ROWS_AT_ONCE) {
      await giveWay()
      const some = JSON.stringify(ids.slice(from, from + ROWS_AT_ONCE).map((row) => row.id))
      const rows = await read(sql`${table.id} in (select value from json_each(${some}))`)
      if (rows.length > 0) yield `${written > 0 ? ',' : ''}${rows.map((row) => JSON.stringify(row)).join(',')}`
      written += rows.length
    }
    yield ']'
  }

  /** What is never much. */
  async function theRest(id: string) {
    // Of the address only whose it is: the rest of it is a key.
    const subscriptions = await orm.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id))
    const [factor] = await orm
      .select({ since: secondFactors.confirmedAt })
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, id), isNotNull(secondFactors.confirmedAt)))
    return {
      sessions: await orm
        .select({ sess: sessions.sess, createdAt: sessions.createdAt, expire: sessions.expire })
        .from(sessions)
        .where(eq(sessions.userId, id)),
      secondFactor: factor ?? null,
      pushSubscriptions: subscriptions.map(({ endpoint, createdAt }) => ({
        host: new URL(endpoint).host,
        createdAt,
      })),
      administration: await orm
        .select({ action: auditLog.action, count: auditLog.count, createdAt: auditLog.createdAt })
        .from(auditLog)
        .where(eq(auditLog.userId, id)),
    }
  }
}
