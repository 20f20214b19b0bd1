import { sql } from 'drizzle-orm'
import type { KeptFeedings } from '../../agronomy/types.ts'
import { type CropId, canonicalCrop } from '../../contracts/crops.ts'
import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import type { Database } from '../../db/open.ts'
import { fertilizerPlans } from '../../db/schema/fertilizer.ts'

/** Gives each of these fields the plan of fertiliser that is kept for it, in one query however many they are. */
export function createWithBags(db: Pick<Database, 'orm' | 'prepared'>) {
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

/** Of another crop that stood there, or where no rate was known, a plan says nothing; one that buys nothing says so. */
const feedingsOf = ({ cropType }: { cropType: CropId }, plan: FertilizerPlan | null): KeptFeedings | null =>
  plan && plan.crop === canonicalCrop(cropType) && !plan.why.some(({ id }) => id === 'no_rate')
    ? { hectares: plan.hectares, splits: plan.splits }
    : null
