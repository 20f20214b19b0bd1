import { eq } from 'drizzle-orm'
import { harvestQuestions } from '../../db/schema/harvests.ts'
import { type PersonalData, personRowsByPage } from '../foundation/personal-data.ts'

/** Questions about harvests; the answers are in the farm log. */
export const harvestData: PersonalData = {
  tables: [harvestQuestions],
  held: (db, { id }) => ({
    harvestQuestions: personRowsByPage(db, harvestQuestions, eq(harvestQuestions.userId, id), (some) =>
      db.orm.select().from(harvestQuestions).where(some),
    ),
  }),
}
