import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { posts, replies } from '../../db/schema/community.ts'
import { images } from '../../db/schema/images.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { auditLog, idempotencyKeys } from '../../db/schema/operation.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { type Actor, actorName, originOf, person } from '../actor.ts'
import { isRegistrationOf } from '../idempotency-keys.ts'
import { HELP_ANSWERED } from '../sms/inbound/callbacks.ts'
import type { AccountParts } from './parts.ts'

/** SMS to a phone before it had an account, such as an answer to HELP. */
export const ofNobody = (phone: string): SQL => sql`${smsMessages.userId} is null and ${smsMessages.phone} = ${phone}`

/** A person's right to have everything held about them gone. */
export function createLeaving({ db, ownPassword, security }: AccountParts) {
  const { orm } = db

  /**
   * Deletes the caller and everything of theirs; what hangs on it goes by cascade, and the database's triggers put
   * right the counts of what they liked and answered. Nothing of it stays in the file either. @throws AppError forbidden for a wrong password, rate_limited.
   */
  return async function deleteAccount(actor: Actor, input: { password: string }): Promise<void> {
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
