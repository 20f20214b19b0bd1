import { and, eq } from 'drizzle-orm'
import { refuse } from '../../contracts/refusals.ts'
import type { SeasonPlan } from '../../contracts/season-plan.ts'
import { crops } from '../../db/schema/crops.ts'
import { type Actor, person } from '../actor.ts'
import type { Foundation } from '../foundation.ts'

/** The season of one of the caller's crops. */
export function createSeasonPlans({ db }: Pick<Foundation, 'db'>) {
  return {
    /** @throws AppError not_found */
    async get(actor: Actor, cropId: string): Promise<SeasonPlan> {
      const [crop] = await db.orm
        .select()
        .from(crops)
        .where(and(eq(crops.id, cropId), eq(crops.userId, person(actor).id)))
      if (!crop) throw refuse('crop.missing')
      return { crop: crop.cropType, planned: crop.planned, maturity: null, steps: [] }
    },
  }
}
