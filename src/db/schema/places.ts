import { index, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAtColumn, idColumn } from './columns.ts'

export const locations = sqliteTable(
  'locations',
  {
    id: idColumn(),
    country: text('country').notNull(),
    state: text('state').notNull(),
    lga: text('lga').notNull(),
    lat: real('lat').notNull(),
    lng: real('lng').notNull(),
    createdAt: createdAtColumn(),
  },
  (t) => [index('locations_country').on(t.country), index('locations_state').on(t.state)],
)
