import { eq } from 'drizzle-orm'
import { farmerPrices, fertilizerPlans } from '../../db/schema/fertilizer.ts'
import { type PersonalData, personRowsByPage } from '../foundation/personal-data.ts'

export const fertilizerData: PersonalData = {
  tables: [fertilizerPlans, farmerPrices],
  held: (db, { id }) => ({
    fertilizerPlans: personRowsByPage(db, fertilizerPlans, eq(fertilizerPlans.userId, id), (some) =>
      db.orm.select().from(fertilizerPlans).where(some),
    ),
    farmerPrices: personRowsByPage(db, farmerPrices, eq(farmerPrices.userId, id), (some) =>
      db.orm.select().from(farmerPrices).where(some),
    ),
  }),
}
