import { eq } from 'drizzle-orm'
import { advisories } from '../../db/schema/advisories.ts'
import { type PersonalData, personRowsByPage } from '../foundation/personal-data.ts'

export const advisoryData: PersonalData = {
  tables: [advisories],
  held: (db, { id }) => ({
    advisories: personRowsByPage(db, advisories, eq(advisories.userId, id), (some) =>
      db.orm.select().from(advisories).where(some),
    ),
  }),
}
