import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { InboxQuery, InboxQuestion, InboxState, InboxUpdate } from '../../contracts/inbox.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { deleteInBatches } from '../../db/batched-writes.ts'
import { users } from '../../db/schema/accounts.ts'
import { inboxMessages } from '../../db/schema/inbox.ts'
import { lastItem } from '../../shared/lookups.ts'
import type { Page } from '../community/listing.ts'
import { type Actor, requireAdmin } from '../foundation/actor.ts'
import { type AuditedAction, auditWrite } from '../foundation/audit.ts'
import { type AskQuestionDeps, createQuestionIntake } from './ask-question.ts'
import type { SendAnswer } from './send-answer.ts'
import { storeAndSendAnswer } from './store-and-send-answer.ts'

const RETENTION_DAYS = { ofPeople: 180, ofNobody: 30 } as const
/** Sorts after every id. */
const FIRST_PAGE_CURSOR = '~'

const AUDIT_ACTION_OF_STATE = {
  open: 'inbox.open',
  answered: 'inbox.answer',
  closed: 'inbox.close',
} as const satisfies Record<InboxState, AuditedAction>

interface Deps extends AskQuestionDeps {
  deliver: SendAnswer
}

/** Returns the condition for questions in a state. `over` selects answered or closed questions, or false the open ones. */
const stateCondition = (state?: InboxState, over?: boolean) =>
  over === undefined
    ? state && eq(inboxMessages.state, state)
    : (over ? ne : eq)(inboxMessages.state, 'open' satisfies InboxState)

export type InboxService = ReturnType<typeof createInboxService>

/** Questions sent from basic phones, answered by administrators and the operator. */
export function createInboxService({ db, clock, deliver, answerBank, peers }: Deps) {
  const { orm } = db
  const listed = orm
    .select({ question: inboxMessages, id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(inboxMessages)
    .leftJoin(users, eq(users.id, inboxMessages.userId))

  async function one(id: string) {
    const [row] = await listed.where(eq(inboxMessages.id, id))
    if (!row) throw refusalError('question.missing')
    return row
  }

  return {
    ask: createQuestionIntake({ db, clock, answerBank, peers }),

    /** Lists questions, all or in one state, newest first. @throws AppError forbidden */
    async list(
      actor: Actor,
      { limit, before, state, over }: InboxQuery & { over?: boolean },
    ): Promise<Page<InboxQuestion>> {
      requireAdmin(actor)
      const rows = await listed
        .where(and(stateCondition(state, over), lt(inboxMessages.id, before ?? FIRST_PAGE_CURSOR)))
        .orderBy(desc(inboxMessages.id))
        .limit(limit + 1)
      const items = rows.slice(0, limit).map(toQuestion)
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
    async update(actor: Actor, id: string, { state, answer = null }: InboxUpdate): Promise<InboxQuestion> {
      requireAdmin(actor)
      const { question } = await one(id)
      const says = state === 'answered' ? answer : question.answer
      const now = clock.now()
      if (says !== null && state === 'answered' && (question.state !== 'answered' || question.answer !== says)) {
        await storeAndSendAnswer({ db, clock, deliver }, actor, question, { text: says, sms: says, free: sql`true` })
        return toQuestion(await one(id))
      }
      const set = {
        state,
        answer: says,
        answeredBy: actor.kind === 'user' ? actor.user.id : null,
        closedAt: state === 'open' ? null : now.toISOString(),
        ...(state === 'open' && { solvedAt: null, mergedInto: null }),
      }
      const changed = orm.update(inboxMessages).set(set).where(eq(inboxMessages.id, id))
      await db.write(changed, auditWrite(db, { actor, action: AUDIT_ACTION_OF_STATE[state] }, now))
      return toQuestion(await one(id))
    },

    prune: (asOf: Date): Promise<void> => pruneInbox(db, asOf),
  }
}

/** Deletes questions after half a year, those of numbers without an account after a month. */
async function pruneInbox(db: Deps['db'], asOf: Date): Promise<void> {
  const before = (days: number) => Bun.randomUUIDv7('hex', new Date(asOf.getTime() - days * 86_400_000))
  const older = (days: number) => sql`state in ('open', 'answered', 'closed') and id < ${before(days)}`
  await deleteInBatches(db, inboxMessages, older(RETENTION_DAYS.ofPeople))
  await deleteInBatches(db, inboxMessages, sql`${older(RETENTION_DAYS.ofNobody)} and +user_id is null`)
}

type Row = {
  question: typeof inboxMessages.$inferSelect
  id: string | null
  firstName: string | null
  lastName: string | null
}

const toQuestion = ({ question, id, firstName, lastName }: Row): InboxQuestion => ({
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
