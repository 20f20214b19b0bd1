import { eq } from 'drizzle-orm'
import { notifications } from '../../db/schema/notifications.ts'
import { inPieces, type PersonalData } from '../personal-data.ts'

export const notificationData: PersonalData = {
  tables: [notifications],
  held: (db, { id }) => ({
    notifications: inPieces(db, notifications, eq(notifications.userId, id), (some) =>
      db.orm.select().from(notifications).where(some),
    ),
  }),
}
