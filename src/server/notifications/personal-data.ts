import { eq, getTableColumns } from 'drizzle-orm'
import { notifications } from '../../db/schema/notifications.ts'
import { type PersonalData, personRowsByPage } from '../foundation/personal-data.ts'

const { pushUntil: _, ...exported } = getTableColumns(notifications)

export const notificationData: PersonalData = {
  tables: [notifications],
  held: (db, { id }) => ({
    notifications: personRowsByPage(db, notifications, eq(notifications.userId, id), (some) =>
      db.orm.select(exported).from(notifications).where(some),
    ),
  }),
}
