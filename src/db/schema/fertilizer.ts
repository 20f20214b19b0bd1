import { index, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { FertilizerPlan, FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import type { GradeId } from '../../contracts/grades.ts'
import { users } from './accounts.ts'
import { foreignKeyColumn, idColumn, jsonColumn } from './columns.ts'
import { crops } from './crops.ts'

export const fertilizerPlans = sqliteTable(
  'fertilizer_plans',
  {
    id: idColumn(),
    userId: foreignKeyColumn('user_id', () => users.id).notNull(),
    cropId: foreignKeyColumn('crop_id', () => crops.id)
      .notNull()
      .unique(),
    asked: jsonColumn<FieldPlanInput>('asked').notNull(),
    /** Null if the farmer removed the plan; the inputs stay. */
    plan: jsonColumn<FertilizerPlan>('plan'),
    savedAt: text('saved_at').notNull(),
  },
  (t) => [index('fertilizer_plans_user').on(t.userId, t.id)],
)

export const farmerPrices = sqliteTable(
  'told_prices',
  {
    id: idColumn(),
    userId: foreignKeyColumn('user_id', () => users.id).notNull(),
    item: text('item').$type<GradeId | CanonicalCropId>().notNull(),
    kg: real('kg').notNull(),
    price: real('price').notNull(),
    date: text('date').notNull(),
  },
  (t) => [uniqueIndex('told_prices_of').on(t.userId, t.item, t.kg)],
)
