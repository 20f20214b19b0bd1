import { eq } from 'drizzle-orm'
import { farmerPrices, fertilizerPlans } from '../../db/schema/fertilizer.ts'
import { inPieces, type PersonalData } from '../foundation/personal-data.ts'

export const fertilizerData: PersonalData = {
  tables: [fertilizerPlans, farmerPrices],
  held: (db, { id }) => ({
    fertilizerPlans: inPieces(db, fertilizerPlans, eq(fertilizerPlans.userId, id), (some) =>
      db.orm.select().from(fertilizerPlans).where(some),
    ),
    farmerPrices: inPieces(db, farmerPrices, eq(farmerPrices.userId, id), (some) =>
      db.orm.select().from(farmerPrices).where(some),
    ),
  }),
}
