import { eq } from 'drizzle-orm'
import { priceImports, prices, seenPrices } from '../../db/schema/prices.ts'
import { type PersonalData, personRowsByPage } from '../foundation/personal-data.ts'

/** Prices that a person entered. Prices of the cooperative stay when the account is deleted; the name is removed. */
export const priceData: PersonalData = {
  tables: [prices, priceImports, seenPrices],
  held: (db, { id }) => ({
    prices: personRowsByPage(db, prices, eq(prices.userId, id), (some) => db.orm.select().from(prices).where(some)),
    seenPrices: personRowsByPage(db, seenPrices, eq(seenPrices.userId, id), (some) =>
      db.orm.select().from(seenPrices).where(some),
    ),
    priceImports: () => db.orm.select().from(priceImports).where(eq(priceImports.userId, id)),
  }),
}
