import { and, eq, inArray } from 'drizzle-orm'
import type { User } from '../../contracts/account.ts'
import { users } from '../../db/schema/accounts.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { findUser } from '../accounts/user-row.ts'
import { type Actor, phoneActor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { createWordService } from '../words/service.ts'
import { type AdvisoryRow, requestedCount } from './advisory-row.ts'
import { parseSmsAnswer } from './parse-sms-answer.ts'
import { type AdviceRepliesDeps, createAdviceReplies } from './sms-replies.ts'

interface Deps extends AdviceRepliesDeps, Pick<Foundation, 'db'> {
  words: Pick<ReturnType<typeof createWordService>, 'report'>
}

export type SmsAnswerHandler = ReturnType<typeof createSmsAnswerHandler>

/** Handles replies to advice by SMS: done, or a count of affected plants. */
export function createSmsAnswerHandler({ db, words: register, ...deps }: Deps) {
  const { fieldWork } = deps
  const { replyToFeeding, replyToDone, replyToCount } = createAdviceReplies(deps)

  /** Returns the person's advisories with these ids, in their order. */
  async function adviceOf({ id: userId }: User, ids: readonly string[]): Promise<AdvisoryRow[]> {
    const rows = await db.orm
      .select()
      .from(advisories)
      .where(and(eq(advisories.userId, userId), inArray(advisories.id, [...ids])))
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  return {
    /** Records whether the last of these advisories was useful. Returns false without one. */
    async useful(actor: Actor, sent: readonly string[], useful: boolean): Promise<boolean> {
      const [last] = await adviceOf(signedInUser(actor), sent)
      if (!last) return false
      await fieldWork.feedback(actor, last.id, { useful })
      return true
    },

    /** Reports the sentence of the last of these advisories, once. Returns false without one. */
    async badlySaid(
      actor: Actor,
      sent: readonly string[],
      once: (name: string, work: () => Promise<unknown>) => Promise<void>,
    ): Promise<boolean> {
      const user = signedInUser(actor)
      const [last] = await adviceOf(user, sent)
      if (!last) return false
      const language = sendingLanguage(user.preferredLanguage)
      await once('badlySaid', () => register.report(language, [`advice.rules.${last.rule}.sms`]))
      return true
    },

    isAnswer: (text: string): boolean => parseSmsAnswer(text) !== null,

    /**
     * Returns the response in the sending language; null if the text is no reply, or the last advice asks for none.
     * @param sent ids of the last advisories sent, newest first
     * @throws AppError like `FarmLog.add`
     */
    async answer(userId: string, text: string, sent: readonly string[]): Promise<string | null> {
      const reported = parseSmsAnswer(text)
      const user = reported === null ? null : await findUser(db, eq(users.id, userId))
      if (reported === null || !user) return null
      const cards = await adviceOf(user, sent)
      const actor = phoneActor(user)
      const language = sendingLanguage(user.preferredLanguage)
      if (reported === 'held' || reported === 'gave') return replyToFeeding(actor, cards, reported, language)
      const [last] = cards
      if (last && (reported === 'done' || (reported.count === 1 && reported.of === null && !requestedCount(last))))
        return replyToDone(actor, last, language)
      return reported === 'done' ? null : replyToCount(actor, cards, reported, language)
    },
  }
}
