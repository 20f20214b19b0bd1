import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { wayOf } from '../../contracts/channels.ts'
import type { CropId } from '../../contracts/crops.ts'
import type { HarvestFigures, HarvestState } from '../../contracts/harvests.ts'
import type { Language } from '../../contracts/languages.ts'
import { users } from '../../db/schema/accounts.ts'
import { crops } from '../../db/schema/crops.ts'
import { harvestQuestions } from '../../db/schema/harvests.ts'
import { daysBefore, isoNow } from '../../shared/clock.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { translatorFor } from '../../words/index.ts'
import { findUser } from '../accounts/user-row.ts'
import { minutesAt } from '../channels/sending-hours.ts'
import type { SendingWindow } from '../channels/sending-window.ts'
import type { PrepareSms } from '../channels/sms/single/queue-one.ts'
import type { FarmLog } from '../crops/farm-log.ts'
import { farmerToday } from '../crops/farmer-day.ts'
import { type Actor, person, requireAdmin } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { notify } from '../notifications/notify.ts'
import { type HarvestStep, readHarvest } from './answer-text.ts'
import { type DueHarvest, duePage, harvestDay } from './due.ts'
import { harvestFigures } from './report.ts'

/** Local time of the question, minutes since midnight. */
const HOURS = { from: 17 * 60, to: 19 * 60 }
/** Days for which an answer is taken. */
const OPEN_DAYS = 30
const OPEN_STATES: HarvestState[] = ['asked', 'unit', 'sure', 'sure_unit']

type Question = typeof harvestQuestions.$inferSelect
export interface OpenHarvest extends Pick<Question, 'id' | 'cropId' | 'state' | 'bags' | 'season'> {
  cropType: CropId
  farmArea: number | null
}

interface Needs extends Pick<Foundation, 'db' | 'clock' | 'log'> {
  farmLog: Pick<FarmLog, 'addHarvest'>
  sendingWindow: Pick<SendingWindow, 'book' | 'release'>
  prepareSms: PrepareSms
  onQueued: () => void
}

export type Harvests = ReturnType<typeof createHarvests>

/** The question about a harvest: asked in the evening on the person's channel, answered on any. */
export function createHarvests({ db, clock, log, farmLog, sendingWindow, prepareSms, onQueued }: Needs) {
  const { orm } = db

  async function ask(due: DueHarvest, at: Date): Promise<boolean> {
    const { userId, phone, cropId, cropType, season, switches, chosen } = due
    const way = wayOf('advice', switches, chosen)
    if (way === 'none') return false
    const bySms = way === 'sms' || (way === 'call' && switches.sms)
    const t = translatorFor(sendingLanguage(due.language))
    const text = t('harvest.ask', { crop: t(`crop.${cropType}`) })
    const row: Question = {
      id: Bun.randomUUIDv7('hex', at),
      userId,
      cropId,
      season,
      way: bySms ? 'sms' : 'web',
      state: 'asked',
      bags: null,
      askedAt: at.toISOString(),
      answeredAt: null,
    }
    const isStored = sql`exists (select 1 from harvest_questions where id = ${row.id})`
    const insert = orm.insert(harvestQuestions).values(row).onConflictDoNothing().returning({ id: harvestQuestions.id })
    if (!bySms) {
      const data = { href: `/crops/${cropId}` }
      const notice = { userId, type: 'other', title: t('harvest.title'), message: text, data } as const
      const [stored] = await db.write(insert, notify(notice, at, isStored))
      return stored.length > 0
    }
    const about = `harvest:${row.id}`
    const endOfDay = new Date(at.getTime() + (HOURS.to - minutesAt(phone, at)) * 60_000).toISOString()
    if ((await sendingWindow.book({ userId, phone }, about, endOfDay)) === null) return false
    const [sms] = await prepareSms('harvest', { phone, userId }, text, { about }, isStored)
    const [stored] = sms ? await db.write(insert, sms) : [[]]
    if (stored.length === 0) await sendingWindow.release(userId, about)
    return stored.length > 0
  }

  /** Returns the newest open question of a person, of one crop if given. */
  async function open(userId: string, cropId?: string): Promise<OpenHarvest | null> {
    const { id, state, bags, season } = harvestQuestions
    const { cropType, farmArea } = crops
    const [row] = await orm
      .select({ id, cropId: harvestQuestions.cropId, state, bags, season, cropType, farmArea })
      .from(harvestQuestions)
      .innerJoin(crops, eq(crops.id, harvestQuestions.cropId))
      .where(
        and(
          eq(harvestQuestions.userId, userId),
          inArray(state, OPEN_STATES),
          gte(harvestQuestions.askedAt, daysBefore(clock.now(), OPEN_DAYS)),
          cropId === undefined ? undefined : eq(harvestQuestions.cropId, cropId),
        ),
      )
      .orderBy(desc(id))
      .limit(1)
    return row ?? null
  }

  /** Day of a harvest that is reported now: the planned one, at the latest today. */
  async function dayOf(actor: Actor, { cropId }: OpenHarvest): Promise<{ since: string; date: string }> {
    const [crop] = await orm.select().from(crops).where(eq(crops.id, cropId))
    const today = farmerToday(person(actor).location, clock.now())
    const planted = crop?.plantingDate?.slice(0, 10) ?? today
    const { cropType, maturity, expectedHarvestDate: expected } = crop!
    const planned = harvestDay({ cropType, maturity, expected, planted }) ?? today
    return { since: planted, date: planned < planted || planned > today ? today : planned }
  }

  async function take(actor: Actor, question: OpenHarvest, step: HarvestStep): Promise<void> {
    const isSame = and(eq(harvestQuestions.id, question.id), eq(harvestQuestions.state, question.state))
    const ends = step.state === 'answered' || step.state === 'skipped'
    const [taken] = await db.write(
      orm
        .update(harvestQuestions)
        .set({
          state: step.state,
          ...('bags' in step ? { bags: step.bags } : {}),
          ...(ends ? { answeredAt: isoNow(clock) } : {}),
        })
        .where(isSame)
        .returning({ id: harvestQuestions.id }),
    )
    if (taken.length === 0 || step.state !== 'answered') return
    const { amount, unit } = step
    await farmLog.addHarvest(actor, question.cropId, { ...(await dayOf(actor, question)), amount, unit })
  }

  /** Takes an answer to the open question and returns the next text; null: there is no question, or this is no answer. */
  async function answer(actor: Actor, text: string, language: Language): Promise<string | null> {
    const question = await open(person(actor).id)
    const step = question && readHarvest(question, text)
    if (!step) return null
    await take(actor, question, step)
    return nextText(step, language)
  }

  return {
    open,

    /** Asks everybody whose evening it is. Returns the number of questions. */
    async run(at: Date): Promise<{ asked: number }> {
      const isHour = (phone: string) => {
        const minutes = minutesAt(phone, at)
        return minutes >= HOURS.from && minutes < HOURS.to
      }
      const today = at.toISOString().slice(0, 10)
      let asked = 0
      for (let after: string | null = ''; after !== null; ) {
        const { due, upTo } = await duePage(db, after, today, isHour)
        for (const one of due) if (await ask(one, at)) asked++
        if (due.length > 0) onQueued()
        await new Promise((resolve) => setImmediate(resolve))
        after = upTo
      }
      log.info('harvests.asked', { asked })
      return { asked }
    },

    answer,

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

/** Text after an answer. */
export function nextText({ state }: HarvestStep, language: Language): string {
  const t = translatorFor(language)
  if (state === 'unit' || state === 'sure_unit') return t('harvest.bag')
  return t(state === 'sure' ? 'harvest.sure' : 'harvest.noted')
}
