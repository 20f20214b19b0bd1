import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { CropId } from '../../contracts/crops.ts'
import type { HarvestAnswer, HarvestAsked, HarvestFigures, HarvestState } from '../../contracts/harvests.ts'
import type { Language } from '../../contracts/languages.ts'
import { refuse, refuseField } from '../../contracts/refusals.ts'
import { users } from '../../db/schema/accounts.ts'
import { crops } from '../../db/schema/crops.ts'
import { harvestQuestions } from '../../db/schema/harvests.ts'
import { daysBefore, isoNow } from '../../shared/clock.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { translatorFor } from '../../words/index.ts'
import { findUser } from '../accounts/user-row.ts'
import type { FieldUpdates } from '../advisories/field-work.ts'
import type { FarmLog } from '../crops/farm-log.ts'
import { farmerToday } from '../crops/farmer-day.ts'
import { type Actor, requireAdmin, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { type HarvestStep, readHarvest, stepOf } from './answer-text.ts'
import { type AskingNeeds, createAsking } from './asking.ts'
import { harvestDay } from './due.ts'
import { harvestFigures } from './report.ts'

/** Days for which an answer is taken. */
const OPEN_DAYS = 30
const OPEN_STATES: HarvestState[] = ['asked', 'unit', 'sure', 'sure_unit']

type Question = typeof harvestQuestions.$inferSelect
interface OpenHarvest extends Pick<Question, 'id' | 'cropId' | 'state' | 'bags' | 'season'> {
  cropType: CropId
  farmArea: number | null
}

interface Needs extends AskingNeeds, Pick<Foundation, 'clock'> {
  farmLog: Pick<FarmLog, 'harvestWrites'>
  fieldWork: Pick<FieldUpdates, 'renewAdvice'>
}

export type Harvests = ReturnType<typeof createHarvests>

/** The question about a harvest: asked in the evening on the person's channel, answered once, on any. */
export function createHarvests({ farmLog, fieldWork, clock, ...needs }: Needs) {
  const { db } = needs
  const { orm } = db

  const open = (userId: string, of: { cropId?: string; id?: string } = {}) => findOpen({ db, clock }, userId, of)

  /** Stores a step and its harvest together. Returns false if another answer came first. */
  async function settle(actor: Actor, question: OpenHarvest, step: HarvestStep): Promise<boolean> {
    const { cropId, state } = question
    const harvest = step.state === 'answered' ? { amount: step.amount, unit: step.unit } : null
    const entry = harvest
      ? await farmLog.harvestWrites(actor, cropId, {
          ...(await harvestDayOf({ db, clock }, actor, question.cropId)),
          ...harvest,
        })
      : []
    const ends = step.state === 'answered' || step.state === 'skipped'
    // Null, which the column refuses, undoes all of these writes.
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

  /** Takes an answer to the open question and returns the next text; null: there is no question, or this is no answer. */
  async function answer(actor: Actor, text: string, language: Language): Promise<string | null> {
    const question = await open(signedInUser(actor).id)
    const step = question && readHarvest(question, text)
    if (!step) return null
    await settle(actor, question, step)
    return nextText(step, language)
  }

  /** Returns the question about a crop that waits for an answer; null: none. */
  async function asked(actor: Actor, cropId: string): Promise<HarvestAsked | null> {
    const question = await open(signedInUser(actor).id, { cropId })
    return question && (question.state === 'sure' || question.state === 'sure_unit' ? 'sure' : 'asked')
  }

  return {
    open,
    asked,
    run: createAsking(needs),
    answer,

    /** Takes an answer in one piece. @throws AppError not_found; conflict for a question that has ended; invalid, once, for an unusual amount */
    async take(actor: Actor, cropId: string, given: HarvestAnswer): Promise<void> {
      const { id } = signedInUser(actor)
      const question = await open(id, { cropId })
      if (!question) {
        const isOwn = (await orm.$count(crops, and(eq(crops.id, cropId), eq(crops.userId, id)))) > 0
        throw refuse(isOwn ? 'harvest.closed' : 'crop.missing')
      }
      const step = stepOf(question, given)
      if (!(await settle(actor, question, step))) throw refuse('harvest.closed')
      if (step.state === 'sure') throw refuseField('bags', 'harvest.lot')
    },

    /** Returns yields by crop, state and year. @throws AppError forbidden */
    figures(actor: Actor): Promise<HarvestFigures[]> {
      requireAdmin(actor)
      return harvestFigures(db, isoNow(clock).slice(0, 10))
    },

    /** Takes an answer by SMS. */
    async bySms(userId: string, text: string): Promise<string | null> {
      const user = await findUser(db, eq(users.id, userId))
      return user && answer({ kind: 'user', user, adminLocked: true }, text, sendingLanguage(user.preferredLanguage))
    },
  }
}

/** Returns the newest open question of a person, of one crop or with one id if given. A harvest in the log since ends it. */
async function findOpen(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
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

/** Day of a harvest that is reported now: the planned one, at the latest today. */
async function harvestDayOf(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  actor: Actor,
  cropId: string,
): Promise<{ since: string; date: string }> {
  const [crop] = await db.orm.select().from(crops).where(eq(crops.id, cropId))
  const today = farmerToday(signedInUser(actor).location, clock.now())
  const planted = crop?.plantingDate?.slice(0, 10) ?? today
  const { cropType, maturity, expectedHarvestDate: expected } = crop!
  const planned = harvestDay({ cropType, maturity, expected, planted }) ?? today
  return { since: planted, date: planned < planted || planned > today ? today : planned }
}

function nextText({ state }: HarvestStep, language: Language): string {
  const t = translatorFor(language)
  if (state === 'unit' || state === 'sure_unit') return t('harvest.bag')
  return t(state === 'sure' ? 'harvest.sure' : 'harvest.noted')
}
