import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LogKind, LogUnit } from '../../contracts/season.ts'
import { users } from './accounts.ts'
import { advisories } from './advisories.ts'
import { createdAtColumn, foreignKeyColumn, idColumn } from './columns.ts'
import { crops } from './crops.ts'

export const farmLog = sqliteTable(
  'farm_log',
  {
    id: idColumn(),
    userId: foreignKeyColumn('user_id', () => users.id).notNull(),
    cropId: foreignKeyColumn('crop_id', () => crops.id).notNull(),
    kind: text('kind').$type<LogKind>().notNull(),
    date: text('date').notNull(),
    amount: real('amount'),
    unit: text('unit').$type<LogUnit>(),
    product: text('product'),
    count: integer('count'),
    of: integer('of'),
    note: text('note'),
    /** Planned planting day of a "planted" entry. */
    plannedFor: text('planned_for'),
    /** Planting day of the crop before this report of a planting replaced it; null if that day was only planned. */
    plantedBefore: text('planted_before'),
    advisoryId: text('advisory_id').references(() => advisories.id, { onDelete: 'set null' }),
    createdAt: createdAtColumn(),
  },
  (t) => [
    index('farm_log_crop').on(t.cropId, t.date),
    index('farm_log_user').on(t.userId, t.id),
    index('farm_log_advisory').on(t.advisoryId),
    index('farm_log_harvests').on(t.kind, t.date).where(sql`kind = 'harvested'`),
  ],
)
