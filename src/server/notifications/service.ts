import { and, desc, eq, sql } from 'drizzle-orm'
import type { Notification } from '../../contracts/notifications.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { deleteInBatches, writeInBatches } from '../../db/batched-writes.ts'
import { rowCountSql } from '../../db/open.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { daysBefore } from '../../shared/clock.ts'
import { firstItem } from '../../shared/lookups.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { translateForReader } from './notification-text.ts'

const MAX_NEWEST = 100
const READ_RETENTION_DAYS = 180

const notificationColumns = {
  id: notifications.id,
  userId: notifications.userId,
  type: notifications.type,
  title: notifications.title,
  message: notifications.message,
  data: notifications.data,
  isRead: notifications.isRead,
  createdAt: notifications.createdAt,
}

// The partial index of unread ones needs the literal 0.
const unreadOf = (userId: string) => and(eq(notifications.userId, userId), sql`is_read = 0`)

/** A user's own notifications; `notify` (notify.ts) creates them. */
export function createNotificationService({ db }: Pick<Foundation, 'db'>) {
  const newest = prepareNewest(db)
  // Read by every page.
  const unread = prepareUnread(db)

  return {
    async list(actor: Actor): Promise<Notification[]> {
      const { id, preferredLanguage } = signedInUser(actor)
      return (await newest.all({ user: id })).map((each) => translateForReader(each, preferredLanguage))
    },

    /** Number for the bell, read from the index of unread ones alone. */
    async unreadCount(actor: Actor): Promise<number> {
      const row = firstItem(await unread.all({ user: signedInUser(actor).id }))
      return row.unread
    },

    /** @throws AppError not_found if the user has no such notification */
    async markRead(actor: Actor, id: string): Promise<Notification> {
      const [rows] = await db.write(
        db.orm
          .update(notifications)
          .set({ isRead: true })
          .where(and(eq(notifications.id, id), eq(notifications.userId, signedInUser(actor).id)))
          .returning(notificationColumns),
      )
      if (!rows[0]) throw refusalError('notification.missing')
      return translateForReader(rows[0], signedInUser(actor).preferredLanguage)
    },

    /** Marks all as read. @returns the number that were unread */
    async markAllRead(actor: Actor): Promise<{ updated: number }> {
      const { id } = signedInUser(actor)
      const updated = await writeInBatches(
        db,
        (some) => sql`
          update ${notifications} set is_read = 1 where rowid in (
            select rowid from ${notifications} where ${unreadOf(id)} ${some})
          returning 1`,
      )
      return { updated }
    },

    /** Deletes notifications read long ago. The partial index needs the literal. */
    prune: (asOf: Date) =>
      deleteInBatches(db, notifications, sql`is_read = 1 and created_at < ${daysBefore(asOf, READ_RETENTION_DAYS)}`),
  }
}

const prepareNewest = ({ prepared, orm }: Foundation['db']) =>
  prepared(() =>
    orm
      .select(notificationColumns)
      .from(notifications)
      .where(eq(notifications.userId, sql.placeholder('user')))
      .orderBy(desc(notifications.id))
      .limit(MAX_NEWEST),
  )

const prepareUnread = ({ prepared, orm }: Foundation['db']) =>
  prepared(() =>
    orm
      .select({ unread: rowCountSql })
      .from(notifications)
      .where(and(eq(notifications.userId, sql.placeholder('user')), sql`is_read = 0`)),
  )
