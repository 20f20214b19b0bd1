import { index, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { FertilizerPlan, FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import type { GradeId } from '../../contracts/grades.ts'
import { users } from './accounts.ts'
import { belongsTo, id, json } from './columns.ts'
import { crops } from './crops.ts'

/** What a field is to be fed with, one row a crop. */
export const fertilizerPlans = sqliteTable(
  'fertilizer_plans',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    cropId: belongsTo('crop_id', () => crops.id)
      .notNull()
      .unique(),
    asked: json<FieldPlanInput>('asked').notNull(),
    /** Null: taken off, while what was asked is remembered for the next one. */
    plan: json<FertilizerPlan>('plan'),
    savedAt: text('saved_at').notNull(),
  },
  (t) => [index('fertilizer_plans_user').on(t.userId, t.id)],
)

/** What a farmer pays and is paid, as told with a plan that was kept: the newest of each. */
export const toldPrices = sqliteTable(
  'told_prices',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id).notNull(),
    /** A fertiliser, or a crop. */
    item: text('item').$type<GradeId | CanonicalCropId>().notNull(),
    /** Of how many kilograms: the bag, or one of a harvest. */
    kg: real('kg').notNull(),
    price: real('price').notNull(),
    /** Day. */
    date: text('date').notNull(),
  },
  (t) => [uniqueIndex('told_prices_of').on(t.userId, t.item, t.kg)],
)
