import { eq } from 'drizzle-orm'
import { fertilizerPlans, toldPrices } from '../../db/schema/fertilizer.ts'
import { inPieces, type PersonalData } from '../foundation/personal-data.ts'

export const fertilizerData: PersonalData = {
  tables: [fertilizerPlans, toldPrices],
  held: (db, { id }) => ({
    fertilizerPlans: inPieces(db, fertilizerPlans, eq(fertilizerPlans.userId, id), (some) =>
      db.orm.select().from(fertilizerPlans).where(some),
    ),
    toldPrices: inPieces(db, toldPrices, eq(toldPrices.userId, id), (some) =>
      db.orm.select().from(toldPrices).where(some),
    ),
  }),
}
