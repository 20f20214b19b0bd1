import { and, eq } from 'drizzle-orm'
import { type Field, readField } from '../../agronomy/field.ts'
import { seasonPlan } from '../../agronomy/season/plan.ts'
import type { Step } from '../../agronomy/season/step.ts'
import { refuse } from '../../contracts/refusals.ts'
import type { PlanStep, SeasonPlan } from '../../contracts/season-plan.ts'
import { users } from '../../db/schema/accounts.ts'
import { crops } from '../../db/schema/crops.ts'
import { type Actor, person } from '../actor.ts'
import { withLogs } from '../crops/logs.ts'
import type { Foundation } from '../foundation.ts'
import type { Weather } from '../weather/service.ts'
import { fieldSituation, pointOf } from './situation.ts'

export function createSeasonPlans({ db, weather }: Pick<Foundation, 'db'> & { weather: Pick<Weather, 'fieldDays'> }) {
  return {
    /** The season of one of the caller's crops, step by step. @throws AppError not_found, invalid without a place */
    async get(actor: Actor, cropId: string): Promise<SeasonPlan> {
      const { id } = person(actor)
      const [crop] = await db.orm
        .select()
        .from(crops)
        .where(and(eq(crops.id, cropId), eq(crops.userId, id)))
      if (!crop) throw refuse('crop.missing')
      const [farmer] = await db.orm.select().from(users).where(eq(users.id, id))
      const point = farmer && pointOf(farmer)
      if (!point) throw refuse('place.forAdvice')
      const days = await weather.fieldDays(point)
      const [logged] = await withLogs(db, [crop], days.today)
      return planOf(readField(fieldSituation(farmer, point, logged!, days)))
    },
  }
}

/** A field's season as programs and screens read it. */
export function planOf(field: Field): SeasonPlan {
  const { class: maturity, days, assumed } = field.variety
  return {
    crop: field.crop.id,
    planned: field.season.planned !== null,
    maturity: days === null ? null : { class: maturity, days, assumed },
    steps: seasonPlan(field).map(stepShape),
  }
}

const stepShape = ({ id, operation, n, of, from, to, state, doneOn, moved }: Step): PlanStep => ({
  id,
  operation,
  n,
  of,
  from,
  to,
  state,
  doneOn,
  moved,
})
