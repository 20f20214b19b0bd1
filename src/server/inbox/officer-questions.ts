import { and, eq, sql } from 'drizzle-orm'
import type { OfficerQuestion } from '../../contracts/questions.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { isNotNullViolation } from '../../db/failures.ts'
import type { Write } from '../../db/open.ts'
import { inboxMessages } from '../../db/schema/inbox.ts'
import type { Actor } from '../foundation/actor.ts'
import { auditWrite } from '../foundation/audit.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { createOfficerAnswers, type OfficerAnswersDeps } from './officer-answers.ts'
import type { OfficerFarmDeps } from './officer-farm.ts'
import { createOfficerQueue } from './officer-queue.ts'
import { createOfficerView, officerIdOf } from './officer-view.ts'
import { answersByQuestion } from './question-rows.ts'

export type OfficerQuestions = ReturnType<typeof createOfficerQuestions>

/** Questions of every channel, for extension officers and administrators. */
export function createOfficerQuestions(
  deps: Pick<Foundation, 'db' | 'clock' | 'config'> & Omit<OfficerAnswersDeps, 'view'> & OfficerFarmDeps,
) {
  const { db, clock } = deps
  const { orm } = db
  const view = createOfficerView(deps)
  const answers = createOfficerAnswers({ ...deps, view })

  /** @throws AppError conflict when another officer has claimed the question */
  async function change(
    actor: Actor,
    id: string,
    set: Partial<typeof inboxMessages.$inferInsert>,
    action: 'claim' | 'close' | 'merge',
    /** Further writes of the same transaction. */
    more: Write[] = [],
  ) {
    await view.oneFor(actor, id)
    const still = and(eq(inboxMessages.id, id), view.isFree(actor))
    // Null, which the audit log refuses, makes the whole batch fail.
    const count = sql`(${orm.select({ one: sql`1` }).from(inboxMessages).where(still)})`
    try {
      await db.write(
        auditWrite(db, { actor, action: `inbox.${action}`, count }, clock.now()),
        orm.update(inboxMessages).set(set).where(still),
        ...more,
      )
    } catch (error) {
      throw isNotNullViolation(error, 'audit_log.count') ? refusalError('question.claimed') : error
    }
    return view.shownTo(actor, id)
  }

  return {
    ...answers,
    queue: createOfficerQueue(db, view),

    /** @throws AppError not_found for a question of other states or crops, forbidden */
    async check(actor: Actor, id: string): Promise<void> {
      await view.oneFor(actor, id)
    },

    /** Claims a question: other officers cannot answer for half an hour. @throws AppError not_found, conflict while another does */
    claim: (actor: Actor, id: string) =>
      change(actor, id, { claimedBy: officerIdOf(actor), claimedAt: clock.now().toISOString() }, 'claim'),

    /** Closes a question and those merged into it without a further answer. @throws AppError not_found, conflict */
    async close(actor: Actor, id: string): Promise<OfficerQuestion> {
      const set = { state: 'closed' as const, closedAt: clock.now().toISOString(), claimedBy: null }
      const merged = and(eq(inboxMessages.mergedInto, id), eq(inboxMessages.state, 'open'))
      return change(actor, id, set, 'close', [orm.update(inboxMessages).set(set).where(merged)])
    },

    /**
     * Merges a question into another one, whose last and further answers it gets. @throws AppError not_found; conflict
     * for a question merged into itself or one that is merged, and while another officer answers
     */
    async merge(actor: Actor, id: string, into: string): Promise<OfficerQuestion> {
      const { question: target } = await view.oneFor(actor, into)
      if (id === into || target.mergedInto !== null) throw refusalError('question.merge')
      const merged = { mergedInto: into, claimedBy: null }
      const earlier = eq(inboxMessages.mergedInto, id)
      const all = await orm.select({ id: inboxMessages.id }).from(inboxMessages).where(earlier)
      await change(actor, id, merged, 'merge', [orm.update(inboxMessages).set(merged).where(earlier)])
      const last = (await answersByQuestion(db, [into])).get(into)?.findLast(({ answer }) => answer.heldAt === null)
      if (last) for (const one of [{ id }, ...all]) await answers.repeat(actor, one.id, last)
      return view.shownTo(actor, id)
    },
  }
}
