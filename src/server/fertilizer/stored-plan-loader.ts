import { sql } from 'drizzle-orm'
import type { StoredPlan } from '../../agronomy/types.ts'
import { type CropId, canonicalCrop } from '../../contracts/crops.ts'
import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import type { Database } from '../../db/open.ts'
import { fertilizerPlans } from '../../db/schema/fertilizer.ts'

/** Adds each field's stored fertilizer plan, in one query for any number of fields. */
export function createStoredPlanLoader(db: Pick<Database, 'orm' | 'prepared'>) {
  const { cropId, plan } = fertilizerPlans
  const ofCrops = db.prepared(() =>
    db.orm
      .select({ cropId, plan })
      .from(sql`json_each(${sql.placeholder('crops')}) as crop`)
      .crossJoin(fertilizerPlans)
      .where(sql`${cropId} = crop.value and ${plan} is not null`),
  )
  return async <Crop extends { id: string; cropType: CropId }>(crops: readonly Crop[]) => {
    const rows = await ofCrops.all({ crops: JSON.stringify(crops.map(({ id }) => id)) })
    const byCrop = new Map(rows.map((row) => [row.cropId, row.plan]))
    return crops.map((crop) => ({ ...crop, feedings: feedingsOf(crop, byCrop.get(crop.id) ?? null) }))
  }
}

/** Ignores plans for an earlier crop or without a known rate; a plan that buys nothing counts. */
const feedingsOf = ({ cropType }: { cropType: CropId }, plan: FertilizerPlan | null): StoredPlan | null =>
  plan && plan.crop === canonicalCrop(cropType) && !plan.why.some(({ id }) => id === 'no_rate')
    ? { hectares: plan.hectares, splits: plan.splits }
    : null
