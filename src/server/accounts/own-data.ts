import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { imageAddress } from '../../contracts/community.ts'
import type { Database } from '../../db/open.ts'
import {
  advisories,
  auditLog,
  crops,
  idempotencyKeys,
  images,
  notifications,
  postLikes,
  posts,
  pushSubscriptions,
  replies,
  secondFactors,
  sessions,
  smsMessages,
  users,
} from '../../db/schema.ts'
import { type Actor, actorName, originOf, person } from '../actor.ts'
import { type Clock, isoNow } from '../clock.ts'
import { isRegistrationOf } from '../http/idempotency-keys.ts'
import type { SecurityLog } from '../security-log.ts'
import { HELP_ANSWERED } from '../sms/callbacks.ts'
import type { OwnPassword } from './own-password.ts'

interface Needs {
  db: Database
  clock: Clock
  ownPassword: OwnPassword
  security: SecurityLog
}

/** A person's right to take everything held about them, and to have it gone. */
export function createOwnData({ db, clock, ownPassword, security }: Needs) {
  const { orm } = db

  return {
    /** All that is held about the caller, but the hashes that guard them. */
    async exportAccount(actor: Actor) {
      const { id } = person(actor)
      security.note('account_export', 'done', { userId: id, from: originOf(actor) })
      const [row] = await orm.select().from(users).where(eq(users.id, id))
      const { password: _, ...user } = row!
      const pictures = await orm
        .select({ id: images.id, width: images.width, height: images.height, createdAt: images.createdAt })
        .from(images)
        .where(eq(images.ownerId, id))
      // Of the address only whose it is: the rest of it is a key.
      const subscriptions = await orm.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id))
      const [factor] = await orm
        .select({ since: secondFactors.confirmedAt })
        .from(secondFactors)
        .where(and(eq(secondFactors.userId, id), isNotNull(secondFactors.confirmedAt)))
      return {
        exportedAt: isoNow(clock),
        user,
        crops: await orm.select().from(crops).where(eq(crops.userId, id)),
        advisories: await orm.select().from(advisories).where(eq(advisories.userId, id)),
        notifications: await orm.select().from(notifications).where(eq(notifications.userId, id)),
        posts: await orm.select().from(posts).where(eq(posts.authorId, id)),
        replies: await orm.select().from(replies).where(eq(replies.authorId, id)),
        likes: await orm.select().from(postLikes).where(eq(postLikes.userId, id)),
        images: pictures.map((picture) => ({ ...picture, imageUrl: imageAddress(picture.id) })),
        sms: await orm
          .select({
            phone: smsMessages.phone,
            text: smsMessages.text,
            state: smsMessages.state,
            createdAt: smsMessages.createdAt,
            sentAt: smsMessages.sentAt,
          })
          .from(smsMessages)
          .where(or(eq(smsMessages.userId, id), ofNobody(user.phone))),
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
    },

    /**
     * Deletes the caller and everything of theirs; what hangs on it goes by cascade, and the database's triggers put
     * right the counts of what they liked and answered. Nothing of it stays in the file either. @throws AppError forbidden for a wrong password, rate_limited.
     */
    async deleteAccount(actor: Actor, input: { password: string }): Promise<void> {
      const { id } = person(actor)
      await ownPassword.check(actor, input.password, 'password')
      await db.write(
        orm.delete(images).where(onlyTheirs(id)),
        orm.delete(notifications).where(noticesOf(id)),
        orm
          .update(auditLog)
          .set({ actor: 'user:deleted' })
          .where(and(eq(auditLog.userId, id), eq(auditLog.actor, actorName(actor)))),
        orm.delete(idempotencyKeys).where(or(eq(idempotencyKeys.userId, id), isRegistrationOf(id))),
        // Answers to HELP are counted by phone.
        orm
          .delete(idempotencyKeys)
          .where(and(eq(idempotencyKeys.userId, HELP_ANSWERED), eq(idempotencyKeys.key, person(actor).phone))),
        // Sent to the phone before it had this account, such as an answer to HELP.
        orm.delete(smsMessages).where(ofNobody(person(actor).phone)),
        orm.delete(users).where(eq(users.id, id)),
      )
      security.note('account_deletion', 'done', { userId: id, from: originOf(actor) })
      await db.foldLog()
    },
  }

  function ofNobody(phone: string): SQL {
    return sql`${smsMessages.userId} is null and ${smsMessages.phone} = ${phone}`
  }

  /** What the people they answered were told: it holds their name and words. */
  function noticesOf(id: string): SQL {
    // The + takes the column's type from the id: with it, SQLite would not look it up in the index of these notices.
    return sql`type = 'community_reply' and data ->> '$.replyId' in (select +id from ${replies} where author_id = ${id})`
  }

  /**
   * Pictures they uploaded, and those of old without an owner that they posted and nobody else shows. Others can show
   * theirs only where they posted them before that was refused; it does not keep a picture whose owner has left.
   */
  function onlyTheirs(id: string): SQL | undefined {
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
}
