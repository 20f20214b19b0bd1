import { sql } from 'drizzle-orm'
import { channelForMessage } from '../../contracts/channels.ts'
import type { HarvestChannel } from '../../contracts/harvests.ts'
import type { Database } from '../../db/open.ts'
import { harvestQuestions } from '../../db/schema/harvests.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { translatorFor } from '../../words/index.ts'
import { minutesSinceLocalMidnight } from '../channels/sending-hours.ts'
import type { SendingWindow } from '../channels/sending-window.ts'
import type { PrepareSms } from '../channels/sms/single/queue-sms.ts'
import type { QueueHarvestCall } from '../channels/voice/harvest-calls.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { noticeWrite } from '../notifications/notify.ts'
import { type DueHarvest, dueHarvestPage } from './due-harvests.ts'

/** Local time within which the question is asked, minutes since midnight. */
const ASKING_MINUTES = { from: 17 * 60, to: 19 * 60 }

type Question = typeof harvestQuestions.$inferSelect

export interface HarvestQuestionDeps extends Pick<Foundation, 'db' | 'log'> {
  sendingWindow: Pick<SendingWindow, 'book' | 'release'>
  prepareSms: PrepareSms
  calls: QueueHarvestCall
  onQueued: () => void
}

const isStored = (row: Question) => sql`exists (select 1 from harvest_questions where id = ${row.id})`

function isEvening(phone: string, at: Date): boolean {
  const minutes = minutesSinceLocalMidnight(phone, at)
  return minutes >= ASKING_MINUTES.from && minutes < ASKING_MINUTES.to
}

/** Asks for harvests in the evening, each on the channel of its person. */
export function createHarvestQuestions({ db, log, sendingWindow, prepareSms, calls, onQueued }: HarvestQuestionDeps) {
  /** Stores the question with its call or SMS, which takes the person's one message of the day. */
  async function askByPhone(row: Question, due: DueHarvest, text: string, at: Date): Promise<boolean> {
    const to = { userId: due.userId, phone: due.phone }
    const about = `harvest:${row.id}`
    const endOfHours = new Date(
      at.getTime() + (ASKING_MINUTES.to - minutesSinceLocalMidnight(due.phone, at)) * 60_000,
    ).toISOString()
    const dueAt = await sendingWindow.book(to, about, endOfHours)
    if (dueAt === null) return false
    const message =
      row.way === 'call'
        ? calls.queued({ ...to, about, dueAt, until: endOfHours }, due.language, due.cropType)
        : (await prepareSms('harvest', to, text, { about }, isStored(row)))[0]
    const [stored] = message ? await db.write(insertOf(db, row), message) : [[]]
    if (stored.length === 0) await sendingWindow.release(due.userId, about)
    return stored.length > 0
  }

  async function ask(due: DueHarvest, at: Date): Promise<boolean> {
    const { userId, cropId, cropType, season } = due
    const way = await channelOf(calls, due)
    if (way === null) return false
    const t = translatorFor(sendingLanguage(due.language))
    const text = t('harvest.ask', { crop: t(`crop.${cropType}`) })
    const row: Question = {
      id: Bun.randomUUIDv7('hex', at),
      userId,
      cropId,
      season,
      way,
      state: 'asked',
      bags: null,
      askedAt: at.toISOString(),
      answeredAt: null,
    }
    return way === 'web' ? askOnWeb(db, row, text, t('harvest.title'), at) : askByPhone(row, due, text, at)
  }

  /** Asks all farmers in whose time zone it is evening. Returns the number of questions. */
  return async function run(at: Date): Promise<{ asked: number }> {
    const today = at.toISOString().slice(0, 10)
    let asked = 0
    for (let after: string | null = ''; after !== null; ) {
      const { due, upTo } = await dueHarvestPage(db, after, today, (phone) => isEvening(phone, at))
      for (const one of due) if (await ask(one, at)) asked++
      if (due.length > 0) onQueued()
      await new Promise((resolve) => setImmediate(resolve))
      after = upTo
    }
    log.info('harvests.asked', { asked })
    return { asked }
  }
}

async function askOnWeb(db: Database, row: Question, text: string, title: string, at: Date): Promise<boolean> {
  const data = { href: `/crops/${row.cropId}` }
  const notice = { userId: row.userId, type: 'other', title, message: text, data } as const
  const [stored] = await db.write(insertOf(db, row), noticeWrite(notice, at, isStored(row)))
  return stored.length > 0
}

const insertOf = (db: Database, row: Question) =>
  db.orm.insert(harvestQuestions).values(row).onConflictDoNothing().returning({ id: harvestQuestions.id })

/** Returns the channel of a question; where no call is possible, `call` becomes an SMS if SMS are on. */
async function channelOf(
  calls: Pick<QueueHarvestCall, 'mayCall'>,
  { userId, phone, switches, chosen }: DueHarvest,
): Promise<HarvestChannel | null> {
  const way = channelForMessage('advice', switches, chosen)
  if (way === 'none') return null
  if (way === 'call' && (await calls.mayCall({ userId, phone }))) return 'call'
  return way === 'sms' || (way === 'call' && switches.sms) ? 'sms' : 'web'
}
