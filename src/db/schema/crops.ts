import { sql } from 'drizzle-orm'
import { index, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CropId } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import type { EstablishmentMethod, MaturityClass, PreviousCrop, RiceField } from '../../contracts/season.ts'
import { users } from './accounts.ts'
import { booleanColumn, createdAtColumn, foreignKeyColumn, idColumn, updatedAtColumn } from './columns.ts'

export const crops = sqliteTable(
  'crops',
  {
    id: idColumn(),
    userId: foreignKeyColumn('user_id', () => users.id).notNull(),
    cropType: text('crop_type').$type<CropId>().notNull(),
    plantingDate: text('planting_date'),
    expectedHarvestDate: text('expected_harvest_date'),
    farmArea: real('farm_area'),
    maturity: text('maturity').$type<MaturityClass>(),
    established: text('established').$type<EstablishmentMethod>(),
    field: text('field').$type<RiceField>(),
    previousCrop: text('previous_crop').$type<PreviousCrop>(),
    striga: booleanColumn('striga'),
    /** The planting date is planned; the farmer has to confirm the planting. */
    planned: booleanColumn('planned').notNull().default(false),
    growthStage: text('growth_stage').$type<GrowthStage>().notNull(),
    /** Day on which the farmer reported the stage; null: estimated from the planting date. */
    stageReportedOn: text('stage_told_on'),
    placeholder: booleanColumn('placeholder').notNull().default(false),
    createdAt: createdAtColumn(),
    updatedAt: updatedAtColumn(),
  },
  (t) => [
    index('crops_user').on(t.userId, t.id),
    /** At most one unchanged placeholder per crop and person, also when two tabs add it. */
    uniqueIndex('crops_one_placeholder').on(t.userId, t.cropType).where(sql`placeholder = 1`),
    index('crops_type').on(t.cropType),
  ],
)
