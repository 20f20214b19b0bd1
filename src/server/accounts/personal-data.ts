import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { firstItem } from '../../shared/lookups.ts'
import type { PersonalData } from '../foundation/personal-data.ts'

/** A person's own row, deleted last (data-export-and-erasure.ts). */
export const accountData: PersonalData = {
  tables: [users],
  held: ({ orm }, { id }) => ({
    user: async () => {
      const row = firstItem(await orm.select().from(users).where(eq(users.id, id)))
      const { password: _, ...user } = row
      return user
    },
  }),
}
