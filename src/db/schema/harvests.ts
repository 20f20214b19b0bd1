import { index, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { HarvestChannel, HarvestState } from '../../contracts/harvests.ts'
import { users } from './accounts.ts'
import { foreignKeyColumn, idColumn } from './columns.ts'
import { crops } from './crops.ts'

export const harvestQuestions = sqliteTable(
  'harvest_questions',
  {
    id: idColumn(),
    userId: foreignKeyColumn('user_id', () => users.id).notNull(),
    cropId: foreignKeyColumn('crop_id', () => crops.id).notNull(),
    season: text('season').notNull(),
    way: text('way').$type<HarvestChannel>().notNull(),
    state: text('state').$type<HarvestState>().notNull(),
    bags: real('bags'),
    askedAt: text('asked_at').notNull(),
    answeredAt: text('answered_at'),
  },
  (t) => [
    uniqueIndex('harvest_questions_season').on(t.cropId, t.season),
    index('harvest_questions_user').on(t.userId, t.id),
    index('harvest_questions_asked').on(t.askedAt),
  ],
)
