import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { InboxChannel, InboxQuery, InboxState, InboxUpdate, Question } from '../../contracts/inbox.ts'
import type { Language } from '../../contracts/languages.ts'
import type { Suggestion } from '../../contracts/questions.ts'
import { refuse } from '../../contracts/refusals.ts'
import { deleteInSteps } from '../../db/in-steps.ts'
import { rowWhere } from '../../db/row-where.ts'
import { users } from '../../db/schema/accounts.ts'
import { inboxMessages } from '../../db/schema/inbox.ts'
import { lastItem } from '../../shared/lookups.ts'
import { cropNamedIn } from '../channels/sms/inbound/read-words.ts'
import type { Page } from '../community/listing.ts'
import { type Actor, requireAdmin } from '../foundation/actor.ts'
import { type AuditedAction, audit } from '../foundation/audit.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { AnswerBank } from './answer-bank.ts'
import type { Deliver } from './deliver.ts'
import { giveAnswer } from './give-answer.ts'
import type { Peers } from './peers.ts'
import { regionOf } from './question-rows.ts'

const RETENTION_DAYS = { ofPeople: 180, ofNobody: 30 } as const
const LONGEST = 1000
/** Most open questions per phone. */
const MOST_OPEN = 5
/** Sorts after every id. */
const NEWEST = '~'

const AUDITED = { open: 'inbox.open', answered: 'inbox.answer', closed: 'inbox.close' } as const satisfies Record<
  InboxState,
  AuditedAction
>

interface Needs extends Pick<Foundation, 'db' | 'clock'> {
  deliver: Deliver
  answerBank: Pick<AnswerBank, 'fitting' | 'countShown'>
  peers: Pick<Peers, 'putSafely'>
}

/** A question. With an `id`, a repeated message is stored once. */
interface Asking {
  channel: InboxChannel
  text: string
  recordingUrl?: string | null
  id?: string
  /** Language of its words; default: the person's. */
  language?: Language | null
  /** Looks for saved answers that fit, else for farmers nearby. */
  offers?: true
}

interface Caller {
  phone: string
  userId: string | null
}

/** A stored question, and the saved answers that were offered for it. */
interface Stored {
  id: string
  suggested: Suggestion[]
}

/** Condition for a state; `over`: answered or closed; false: neither. */
const standing = (state?: InboxState, over?: boolean) =>
  over === undefined
    ? state && eq(inboxMessages.state, state)
    : (over ? ne : eq)(inboxMessages.state, 'open' satisfies InboxState)

export type Inbox = ReturnType<typeof createInbox>

/** Questions sent from basic phones, answered by administrators and the operator. */
export function createInbox({ db, clock, deliver, answerBank, peers }: Needs) {
  const { orm } = db
  const listed = orm
    .select({ question: inboxMessages, id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(inboxMessages)
    .leftJoin(users, eq(users.id, inboxMessages.userId))

  async function one(id: string) {
    const [row] = await listed.where(eq(inboxMessages.id, id))
    if (!row) throw refuse('question.missing')
    return row
  }

  return {
    /** Stores a question of at most 1000 characters. Returns null if five of this phone are open. */
    async ask(who: Caller, asking: Asking): Promise<Stored | null> {
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
          .select(rowWhere(inboxMessages, { ...row, suggested: ids }, sql`${known} or ${open} < ${MOST_OPEN}`))
          .onConflictDoUpdate({ target: inboxMessages.id, set: { id: row.id } })
          .returning({ id: inboxMessages.id }),
        answerBank.countShown(ids, known),
      )
      if (stored.length === 0) return null
      if (offers && ids.length === 0) await peers.putSafely(row.id)
      return { id: row.id, suggested }
    },

    /** Lists questions, all or in one state, newest first. @throws AppError forbidden */
    async list(actor: Actor, { limit, before, state, over }: InboxQuery & { over?: boolean }): Promise<Page<Question>> {
      requireAdmin(actor)
      const rows = await listed
        .where(and(standing(state, over), lt(inboxMessages.id, before ?? NEWEST)))
        .orderBy(desc(inboxMessages.id))
        .limit(limit + 1)
      const items = rows.slice(0, limit).map(shape)
      return { items, next: rows.length > limit ? lastItem(items).id : null }
    },

    /** Returns the answer to a question; null without one. */
    async answerTo(id: string): Promise<string | null> {
      const [row] = await orm
        .select({ answer: inboxMessages.answer })
        .from(inboxMessages)
        .where(eq(inboxMessages.id, id))
      return row?.answer ?? null
    },

    /** Number of open questions. @throws AppError forbidden */
    async open(actor: Actor): Promise<number> {
      requireAdmin(actor)
      return orm.$count(inboxMessages, eq(inboxMessages.state, 'open'))
    },

    /** Updates a question; an answer is sent once, by SMS or the person's chosen channel. @throws AppError forbidden, not_found; conflict when another person answers, and with the reason when no SMS may be sent */
    async update(actor: Actor, id: string, { state, answer = null }: InboxUpdate): Promise<Question> {
      requireAdmin(actor)
      const { question } = await one(id)
      const says = state === 'answered' ? answer : question.answer
      const now = clock.now()
      if (says !== null && state === 'answered' && (question.state !== 'answered' || question.answer !== says)) {
        await giveAnswer({ db, clock, deliver }, actor, question, { text: says, sms: says, free: sql`true` })
        return shape(await one(id))
      }
      const changed = orm
        .update(inboxMessages)
        .set({
          state,
          answer: says,
          answeredBy: actor.kind === 'user' ? actor.user.id : null,
          closedAt: state === 'open' ? null : now.toISOString(),
          ...(state === 'open' && { solvedAt: null, mergedInto: null }),
        })
        .where(eq(inboxMessages.id, id))
      await db.write(changed, audit(db, { actor, action: AUDITED[state] }, now))
      return shape(await one(id))
    },

    /** Deletes questions after half a year, those of numbers without an account after a month. */
    async prune(asOf: Date): Promise<void> {
      const before = (days: number) => Bun.randomUUIDv7('hex', new Date(asOf.getTime() - days * 86_400_000))
      const older = (days: number) => sql`state in ('open', 'answered', 'closed') and id < ${before(days)}`
      await deleteInSteps(db, inboxMessages, older(RETENTION_DAYS.ofPeople))
      await deleteInSteps(db, inboxMessages, sql`${older(RETENTION_DAYS.ofNobody)} and +user_id is null`)
    },
  }
}

async function questionRow(
  db: Needs['db'],
  { phone, userId }: Caller,
  { channel, text, recordingUrl, id, language }: Asking,
  now: Date,
) {
  const words = text.trim().slice(0, LONGEST)
  return {
    id: id ?? Bun.randomUUIDv7('hex', now),
    phone,
    userId,
    channel,
    text: words,
    recordingUrl: recordingUrl ?? null,
    cropType: cropNamedIn(words),
    region: await regionOf(db, userId),
    language: language ?? (await languageOf(db, userId)),
    createdAt: now.toISOString(),
  }
}

async function languageOf({ orm }: Needs['db'], userId: string | null): Promise<Language | null> {
  if (userId === null) return null
  const [row] = await orm.select({ language: users.preferredLanguage }).from(users).where(eq(users.id, userId))
  return row?.language ?? null
}

type Row = {
  question: typeof inboxMessages.$inferSelect
  id: string | null
  firstName: string | null
  lastName: string | null
}

const shape = ({ question, id, firstName, lastName }: Row): Question => ({
  id: question.id,
  from: question.phone,
  farmer: id === null ? null : { id, firstName: firstName ?? '', lastName: lastName ?? '' },
  channel: question.channel,
  text: question.text,
  recordingUrl: question.recordingUrl,
  imageUrl: question.imageUrl,
  at: question.createdAt,
  state: question.state,
  answer: question.answer,
})
