import { eq } from 'drizzle-orm'
import { priceImports, prices } from '../../db/schema/prices.ts'
import { inPieces, type PersonalData } from '../foundation/personal-data.ts'

/** Prices entered by an administrator. The prices are the cooperative's and stay; the name is removed. */
export const priceData: PersonalData = {
  tables: [prices, priceImports],
  held: (db, { id }) => ({
    prices: inPieces(db, prices, eq(prices.userId, id), (some) => db.orm.select().from(prices).where(some)),
    priceImports: () => db.orm.select().from(priceImports).where(eq(priceImports.userId, id)),
  }),
}
