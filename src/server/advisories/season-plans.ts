import { assessField, type Field } from '../../agronomy/field.ts'
import { buildSeasonPlan } from '../../agronomy/season/season-plan.ts'
import type { SeasonStep } from '../../agronomy/season/step.ts'
import type { OwnSeasonPlan, PlanStep, SeasonPlan } from '../../contracts/season-plan.ts'
import type { Actor } from '../foundation/actor.ts'
import type { FieldReader } from './field-reader.ts'

type AskedHarvest = (actor: Actor, cropId: string) => Promise<OwnSeasonPlan['harvest']>

export function createSeasonPlans(fieldNow: FieldReader, asked: AskedHarvest) {
  return {
    /** Returns the season of one of the user's crops, step by step, with the open question about its harvest. @throws AppError like `FieldReader` */
    async get(actor: Actor, cropId: string): Promise<OwnSeasonPlan> {
      const plan = toSeasonPlan(assessField(await fieldNow(actor, cropId)))
      return { ...plan, harvest: await asked(actor, cropId) }
    },
  }
}

export function toSeasonPlan(field: Field): SeasonPlan {
  const { class: maturity, days, assumed } = field.variety
  return {
    crop: field.crop.id,
    planned: field.season.planned !== null || field.unanswered,
    maturity: days === null ? null : { class: maturity, days, assumed },
    steps: buildSeasonPlan(field).map(stepShape),
  }
}

const stepShape = ({ id, operation, n, of, from, to, state, doneOn, moved }: SeasonStep): PlanStep => ({
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
