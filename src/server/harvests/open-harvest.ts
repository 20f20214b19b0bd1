import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { CropId } from '../../contracts/crops.ts'
import type { HarvestState } from '../../contracts/harvests.ts'
import { crops } from '../../db/schema/crops.ts'
import { harvestQuestions } from '../../db/schema/harvests.ts'
import { daysBefore } from '../../shared/clock.ts'
import type { Foundation } from '../foundation/foundation.ts'

/** Days for which the question about a harvest accepts an answer. */
const OPEN_DAYS = 30
const OPEN_STATES: HarvestState[] = ['asked', 'unit', 'sure', 'sure_unit']

type Question = typeof harvestQuestions.$inferSelect
export interface OpenHarvest extends Pick<Question, 'id' | 'cropId' | 'state' | 'bags' | 'season'> {
  cropType: CropId
  farmArea: number | null
}

/** Returns the newest open question of a person, of one crop or with one id if given. A question is closed by a harvest with an amount that was logged after it was asked. */
export async function findOpenHarvest(
  { db, clock }: Pick<Foundation, 'db' | 'clock'>,
  userId: string,
  of: { cropId?: string; id?: string },
): Promise<OpenHarvest | null> {
  const { id, cropId, state, bags, season, askedAt } = harvestQuestions
  const { cropType, farmArea } = crops
  const [row] = await db.orm
    .select({ id, cropId, state, bags, season, cropType, farmArea })
    .from(harvestQuestions)
    .innerJoin(crops, eq(crops.id, cropId))
    .where(
      and(
        eq(harvestQuestions.userId, userId),
        inArray(state, OPEN_STATES),
        gte(askedAt, daysBefore(clock.now(), OPEN_DAYS)),
        of.cropId === undefined ? undefined : eq(cropId, of.cropId),
        of.id === undefined ? undefined : eq(id, of.id),
        sql`not exists (select 1 from farm_log as l indexed by farm_log_crop where l.crop_id = ${cropId} and l.kind = 'harvested'
          and l.amount is not null and l.created_at >= ${askedAt})`,
      ),
    )
    .orderBy(desc(id))
    .limit(1)
  return row ?? null
}
