import { eq, sql } from 'drizzle-orm'
import type { InboxChannel } from '../../contracts/inbox.ts'
import type { Language } from '../../contracts/languages.ts'
import type { SuggestedAnswer } from '../../contracts/questions.ts'
import { conditionalRow } from '../../db/conditional-row.ts'
import { users } from '../../db/schema/accounts.ts'
import { inboxMessages } from '../../db/schema/inbox.ts'
import { findCropInText } from '../channels/sms/inbound/parse-word-request.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { AnswerBank } from './answer-bank.ts'
import type { NearbyFarmerQuestions } from './nearby-farmer-questions.ts'
import { farmStateOf } from './question-rows.ts'

const MAX_TEXT_LETTERS = 1000
/** Highest number of open questions per phone. */
const MOST_OPEN = 5

export interface AskQuestionDeps extends Pick<Foundation, 'db' | 'clock'> {
  answerBank: Pick<AnswerBank, 'fitting' | 'countShown'>
  peers: Pick<NearbyFarmerQuestions, 'putSafely'>
}

/** A question to store. With an `id`, a repeated message is stored once. */
interface Asking {
  channel: InboxChannel
  text: string
  recordingUrl?: string | null
  id?: string
  /** Language of the question; default: the person's. */
  language?: Language | null
  /** True to offer saved answers that fit, else to ask farmers nearby. */
  offers?: true
}

interface Caller {
  phone: string
  userId: string | null
}

/** A stored question, and the saved answers that were offered for it. */
interface Stored {
  id: string
  suggested: SuggestedAnswer[]
}

export function createQuestionIntake({ db, clock, answerBank, peers }: AskQuestionDeps) {
  const { orm } = db

  /** Stores a question of at most 1000 characters. Returns null if five of this phone are open. */
  return async function ask(who: Caller, asking: Asking): Promise<Stored | null> {
    const row = await questionRow(db, who, asking, clock.now())
    if (row.text === '' && !row.recordingUrl) return { id: row.id, suggested: [] }
    const { offers } = asking
    const suggested = offers && who.userId ? await answerBank.fitting({ ...row, stage: null }) : []
    const ids = suggested.map(({ id }) => id)
    const known = sql`exists (select 1 from inbox_messages where id = ${row.id})`
    const open = sql`(select count(*) from inbox_messages where state = 'open' and phone = ${who.phone})`
    const [stored] = await db.write(
      orm
        .insert(inboxMessages)
        .select(conditionalRow(inboxMessages, { ...row, suggested: ids }, sql`${known} or ${open} < ${MOST_OPEN}`))
        .onConflictDoUpdate({ target: inboxMessages.id, set: { id: row.id } })
        .returning({ id: inboxMessages.id }),
      answerBank.countShown(ids, known),
    )
    if (stored.length === 0) return null
    if (offers && ids.length === 0) await peers.putSafely(row.id)
    return { id: row.id, suggested }
  }
}

async function questionRow(
  db: AskQuestionDeps['db'],
  { phone, userId }: Caller,
  { channel, text, recordingUrl, id, language }: Asking,
  now: Date,
) {
  const words = text.trim().slice(0, MAX_TEXT_LETTERS)
  return {
    id: id ?? Bun.randomUUIDv7('hex', now),
    phone,
    userId,
    channel,
    text: words,
    recordingUrl: recordingUrl ?? null,
    cropType: findCropInText(words),
    region: await farmStateOf(db, userId),
    language: language ?? (await languageOf(db, userId)),
    createdAt: now.toISOString(),
  }
}

async function languageOf({ orm }: AskQuestionDeps['db'], userId: string | null): Promise<Language | null> {
  if (userId === null) return null
  const [row] = await orm.select({ language: users.preferredLanguage }).from(users).where(eq(users.id, userId))
  return row?.language ?? null
}
