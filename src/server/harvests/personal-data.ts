import { eq } from 'drizzle-orm'
import { harvestQuestions } from '../../db/schema/harvests.ts'
import { inPieces, type PersonalData } from '../foundation/personal-data.ts'

/** Questions about harvests; the answers are in the farm log. */
export const harvestData: PersonalData = {
  tables: [harvestQuestions],
  held: (db, { id }) => ({
    harvestQuestions: inPieces(db, harvestQuestions, eq(harvestQuestions.userId, id), (some) =>
      db.orm.select().from(harvestQuestions).where(some),
    ),
  }),
}
