import { eq } from 'drizzle-orm'
import { priceImports, prices, seenPrices } from '../../db/schema/prices.ts'
import { inPieces, type PersonalData } from '../foundation/personal-data.ts'

/** Prices entered by an administrator. The prices are the cooperative's and stay; the name is removed. */
export const priceData: PersonalData = {
  tables: [prices, priceImports, seenPrices],
  held: (db, { id }) => ({
    prices: inPieces(db, prices, eq(prices.userId, id), (some) => db.orm.select().from(prices).where(some)),
    seenPrices: inPieces(db, seenPrices, eq(seenPrices.userId, id), (some) =>
      db.orm.select().from(seenPrices).where(some),
    ),
    priceImports: () => db.orm.select().from(priceImports).where(eq(priceImports.userId, id)),
  }),
}
