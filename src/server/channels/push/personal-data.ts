import { eq } from 'drizzle-orm'
import { pushSubscriptions } from '../../../db/schema/push.ts'
import type { PersonalData } from '../../foundation/personal-data.ts'

export const pushData: PersonalData = {
  tables: [pushSubscriptions],
  held: ({ orm }, { id }) => ({
    pushSubscriptions: async () => {
      const subscriptions = await orm.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id))
      return subscriptions.map(({ endpoint, createdAt }) => ({ host: new URL(endpoint).host, createdAt }))
    },
  }),
}
