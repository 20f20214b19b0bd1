import { eq, sql } from 'drizzle-orm'
import type { FertilizerPlan, FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import type { Database } from '../../db/open.ts'
import { fertilizerPlans } from '../../db/schema/fertilizer.ts'

export type PlanRow = typeof fertilizerPlans.$inferSelect

export function storedPlans(db: Pick<Database, 'orm' | 'prepared'>) {
  const { orm } = db
  const ofCrop = db.prepared(() =>
    orm
      .select()
      .from(fertilizerPlans)
      .where(eq(fertilizerPlans.cropId, sql.placeholder('crop'))),
  )
  return {
    of: async (cropId: string): Promise<PlanRow | undefined> => (await ofCrop.all({ crop: cropId }))[0],

    /** Stores a plan, replacing the last one. */
    keep: (userId: string, cropId: string, savedAt: string, asked: FieldPlanInput, plan: FertilizerPlan) =>
      orm
        .insert(fertilizerPlans)
        .values({ id: Bun.randomUUIDv7(), userId, cropId, asked, plan, savedAt })
        .onConflictDoUpdate({ target: fertilizerPlans.cropId, set: { asked, plan, savedAt } }),

    /** Clears the plan; its input remains as the default of the next plan. */
    drop: (cropId: string) => orm.update(fertilizerPlans).set({ plan: null }).where(eq(fertilizerPlans.cropId, cropId)),
  }
}
