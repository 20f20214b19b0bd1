import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { Country } from '../../contracts/grades.ts'
import type { PriceReportUnit } from '../../contracts/market.ts'
import type { PriceKind, PriceLineError, PriceSource } from '../../contracts/prices.ts'
import { users } from './accounts.ts'
import { booleanColumn, createdAtColumn, foreignKeyColumn, idColumn, jsonColumn } from './columns.ts'

/** The price outlives the account that entered it. */
const enteredBy = () => text('user_id').references(() => users.id, { onDelete: 'set null' })

/** Price list of the cooperative. The newest row of an item is the current price; older rows stay as its history. */
export const prices = sqliteTable(
  'prices',
  {
    id: idColumn(),
    country: text('country').$type<Country>().notNull(),
    kind: text('kind').$type<PriceKind>().notNull(),
    item: text('item').notNull(),
    bagKg: real('bag_kg'),
    price: real('price').notNull(),
    market: text('market'),
    date: text('date').notNull(),
    userId: enteredBy(),
    way: text('way').$type<PriceSource>().notNull(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    /** Covering index: finds the newest price of each item, and reads a market's price history from the index alone. */
    index('prices_same').on(t.country, t.kind, t.item, t.bagKg, sql`${t.market} collate nocase`, t.date, t.id, t.price),
    index('prices_newest').on(t.date, t.id),
    index('prices_user').on(t.userId, t.id),
  ],
)

export const priceImports = sqliteTable(
  'price_imports',
  {
    id: idColumn(),
    userId: enteredBy(),
    added: integer('added').notNull(),
    known: integer('known').notNull(),
    refused: integer('refused').notNull(),
    faults: jsonColumn<PriceLineError[]>('faults').notNull(),
    createdAt: createdAtColumn(),
  },
  (t) => [index('price_imports_user').on(t.userId)],
)

export const seenPrices = sqliteTable(
  'seen_prices',
  {
    id: idColumn(),
    userId: foreignKeyColumn('user_id', () => users.id).notNull(),
    country: text('country').$type<Country>().notNull(),
    crop: text('crop').$type<CanonicalCropId>().notNull(),
    price: real('price').notNull(),
    unit: text('unit').$type<PriceReportUnit>().notNull(),
    perKg: real('per_kg').notNull(),
    market: text('market').notNull(),
    lat: real('lat'),
    lng: real('lng'),
    sold: booleanColumn('sold').notNull(),
    doubt: text('doubt').$type<'far' | 'administrator'>(),
    createdAt: createdAtColumn(),
  },
  (t) => [index('seen_prices_crop').on(t.country, t.crop, t.createdAt), index('seen_prices_user').on(t.userId, t.id)],
)
