import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { refusalError } from '../../contracts/refusals.ts'
import type { Write } from '../../db/open.ts'
import { inboxMessages, questionPeers } from '../../db/schema/inbox.ts'
import { daysBefore } from '../../shared/clock.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { QuestionRow } from './question-rows.ts'

/** Days in which an SMS may answer a question that came by SMS. */
const ANSWERED_DAYS = 14

/** Requests to a farmer nearby to answer another's question. */
export function createNearbyFarmerRequests({ db, clock }: Pick<Foundation, 'db' | 'clock'>) {
  const { orm } = db

  const theirs = (userId: string, questionId: string) =>
    and(eq(questionPeers.userId, userId), eq(questionPeers.questionId, questionId))

  /** @throws AppError forbidden for a question that the farmer was not asked */
  async function questionFor(actor: Actor, id: string): Promise<QuestionRow> {
    const [row] = await orm
      .select({ question: inboxMessages })
      .from(questionPeers)
      .innerJoin(inboxMessages, eq(inboxMessages.id, questionPeers.questionId))
      .where(theirs(signedInUser(actor).id, id))
    if (!row) throw refusalError('forbidden')
    return row.question
  }

  /** Returns the newest question that an SMS of this farmer may answer; null if none waits. */
  async function waitingBySms(userId: string): Promise<QuestionRow | null> {
    const [row] = await orm
      .select({ question: inboxMessages })
      .from(questionPeers)
      .innerJoin(inboxMessages, eq(inboxMessages.id, questionPeers.questionId))
      .where(
        and(
          eq(questionPeers.userId, userId),
          eq(questionPeers.bySms, true),
          isNull(questionPeers.endedAt),
          gt(questionPeers.createdAt, daysBefore(clock.now(), ANSWERED_DAYS)),
          isNull(inboxMessages.solvedAt),
        ),
      )
      .orderBy(desc(questionPeers.id))
      .limit(1)
    return row?.question ?? null
  }

  const endOf = (userId: string, questionId: string, now: Date): Write =>
    orm.update(questionPeers).set({ endedAt: now.toISOString() }).where(theirs(userId, questionId))

  /** Ends the request without an answer. */
  async function skip(userId: string, questionId: string): Promise<void> {
    await db.write(endOf(userId, questionId, clock.now()))
  }

  return { questionFor, waitingBySms, skip, endOf }
}
