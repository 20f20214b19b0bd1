import { eq, sql } from 'drizzle-orm'
import { crops } from '../../db/schema/crops.ts'
import { harvestQuestions } from '../../db/schema/harvests.ts'
import { isoNow } from '../../shared/clock.ts'
import type { FieldUpdates } from '../advisories/field-work.ts'
import type { FarmLogService } from '../crops/farm-log.ts'
import { farmerToday } from '../crops/farmer-today.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { expectedHarvestDay } from './due-harvests.ts'
import type { OpenHarvest } from './open-harvest.ts'
import type { HarvestStep } from './parse-harvest-reply.ts'

export interface SettleQuestionDeps extends Pick<Foundation, 'db' | 'clock'> {
  farmLog: Pick<FarmLogService, 'harvestWrites'>
  fieldWork: Pick<FieldUpdates, 'renewAdvice'>
}

export function createQuestionSettlement({ db, clock, farmLog, fieldWork }: SettleQuestionDeps) {
  const { orm } = db

  /** Stores a step and its harvest together. Returns false if another answer came first. */
  return async function settle(actor: Actor, question: OpenHarvest, step: HarvestStep): Promise<boolean> {
    const { cropId, state } = question
    const harvest = step.state === 'answered' ? { amount: step.amount, unit: step.unit } : null
    const entry = harvest
      ? await farmLog.harvestWrites(actor, cropId, {
          ...(await harvestDayOf({ db, clock }, actor, question.cropId)),
          ...harvest,
        })
      : []
    const ends = step.state === 'answered' || step.state === 'skipped'
    // Null, which the column refuses, makes the whole transaction fail.
    const next = sql`case when ${harvestQuestions.state} = ${state} then ${step.state} end`
    const update = orm
      .update(harvestQuestions)
      .set({
        state: next,
        ...('bags' in step ? { bags: step.bags } : {}),
        ...(ends ? { answeredAt: isoNow(clock) } : {}),
      })
      .where(eq(harvestQuestions.id, question.id))
    try {
      await db.write(update, ...entry)
    } catch (error) {
      const [now] = await orm.select().from(harvestQuestions).where(eq(harvestQuestions.id, question.id))
      if (now?.state === state) throw error
      return false
    }
    if (harvest) await fieldWork.renewAdvice(actor)
    return true
  }
}

/** Returns the day of a harvest that is reported now: the planned day, or today if the planned day is in the future. */
async function harvestDayOf(
  { db, clock }: Pick<Foundation, 'db' | 'clock'>,
  actor: Actor,
  cropId: string,
): Promise<{ since: string; date: string }> {
  const [crop] = await db.orm.select().from(crops).where(eq(crops.id, cropId))
  const { location, phone } = signedInUser(actor)
  const today = farmerToday(location, clock.now())
  const planted = crop?.plantingDate?.slice(0, 10) ?? today
  const { cropType, maturity, expectedHarvestDate: expected } = crop!
  const planned = expectedHarvestDay({ cropType, maturity, expected, planted, phone }) ?? today
  return { since: planted, date: planned < planted || planned > today ? today : planned }
}
