import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Orm } from '../../db/open.ts'
import { inboxMessages, questionAnswers } from '../../db/schema/inbox.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { translatorFor } from '../../words/index.ts'
import { toPlainCharacters } from '../../words/plain-characters.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { AnswerBank } from './answer-bank.ts'
import type { AnswerDrafts } from './drafts.ts'
import type { NearbyFarmerQuestions } from './nearby-farmer-questions.ts'
import type { QuestionRow } from './question-rows.ts'
import type { SendAnswer } from './send-answer.ts'

const HOUR_MS = 3_600_000
/** Hours after which a question is sent to farmers although the person who asked has not reacted to the offered answers. */
const OFFER_HOURS = 1
/** Hours for which farmers nearby are searched, since the night may end and more numbers be confirmed. */
const PEER_HOURS = 36
/** Hours after which the person who asked is notified that there is no answer yet. */
const NOTICE_HOURS = 72
/** Hours after which a question without an answer is closed. */
const CLOSE_HOURS = 14 * 24
const AT_ONCE = 100

const isoHoursBefore = (asOf: Date, hours: number) => new Date(asOf.getTime() - hours * HOUR_MS).toISOString()
const isOpenSql = eq(inboxMessages.state, 'open')

/** Follows open questions: sends them to farmers by day, notifies the person who asked once, and closes them in the end. */
export function createQuestionFollowUp({
  db,
  clock,
  deliver,
  answerBank,
  peers,
  drafts,
}: Pick<Foundation, 'db' | 'clock'> & {
  deliver: SendAnswer
  answerBank: AnswerBank
  peers: Pick<NearbyFarmerQuestions, 'putSafely'>
  drafts: AnswerDrafts
}) {
  const { orm } = db

  /** Notifies the person who asked. The record commits with the message, so that a crash causes no second notice. */
  async function notice(question: QuestionRow, asOf: Date): Promise<void> {
    const text = translatorFor(sendingLanguage(question.language ?? 'en'))('question.nobody')
    const noted = orm
      .update(inboxMessages)
      .set({ waitNoticeAt: asOf.toISOString() })
      .where(eq(inboxMessages.id, question.id))
    const sent = await db.alongside([noted], () => deliver(question, { text, sms: toPlainCharacters(text) }))
    if (!sent) await db.write(noted)
  }

  async function notify(asOf: Date): Promise<void> {
    const rows = await orm
      .select()
      .from(inboxMessages)
      .where(
        and(
          isOpenSql,
          isNull(inboxMessages.waitNoticeAt),
          lt(inboxMessages.createdAt, isoHoursBefore(asOf, NOTICE_HOURS)),
          sql`${inboxMessages.createdAt} > ${isoHoursBefore(asOf, CLOSE_HOURS)}`,
          isNull(inboxMessages.firstAnswerAt),
        ),
      )
      .orderBy(asc(inboxMessages.id))
      .limit(AT_ONCE)
    for (const question of rows) await notice(question, asOf)
  }

  return {
    /** Runs every ten minutes. */
    async run(asOf: Date): Promise<void> {
      await answerBank.search.update()
      for (const { id } of await findUnaskedQuestions(orm, asOf)) await peers.putSafely(id)
      await notify(asOf)
      const closed = { state: 'closed' as const, closedAt: clock.now().toISOString(), claimedBy: null, claimedAt: null }
      const isHeld = sql`exists (select 1 from ${questionAnswers} where question_id = ${inboxMessages.id} and held_at is not null)`
      const over = and(isOpenSql, lt(inboxMessages.createdAt, isoHoursBefore(asOf, CLOSE_HOURS)), sql`not ${isHeld}`)
      await db.write(orm.update(inboxMessages).set(closed).where(over))
      await drafts.write()
    },
  }
}

/** Selects questions that were sent to no farmer yet and have no offered answers, or only offers older than `OFFER_HOURS`. */
function findUnaskedQuestions(orm: Orm, asOf: Date) {
  return orm
    .select({ id: inboxMessages.id })
    .from(inboxMessages)
    .where(
      and(
        isOpenSql,
        isNull(inboxMessages.askedAt),
        isNotNull(inboxMessages.userId),
        isNotNull(inboxMessages.cropType),
        sql`${inboxMessages.createdAt} > ${isoHoursBefore(asOf, PEER_HOURS)}`,
        sql`(${inboxMessages.suggested} = '[]' or ${inboxMessages.createdAt} < ${isoHoursBefore(asOf, OFFER_HOURS)})`,
      ),
    )
    .orderBy(asc(inboxMessages.id))
}
