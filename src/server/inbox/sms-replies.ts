import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { User } from '../../contracts/account.ts'
import type { SuggestedAnswer } from '../../contracts/questions.ts'
import { inboxMessages } from '../../db/schema/inbox.ts'
import { daysBefore } from '../../shared/clock.ts'
import { AppError } from '../../shared/errors.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { toPlainCharacters } from '../../words/plain-characters.ts'
import { refusalText } from '../../words/refusals.ts'
import { phoneActor } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { AnswerBank } from './answer-bank.ts'
import { shortenToSegments } from './answer-text.ts'
import type { NearbyFarmerAnswers } from './nearby-farmer-answers.ts'
import type { QuestionService } from './questions.ts'

/** Days in which a number may answer an offer of saved answers. */
const OFFERED_DAYS = 3
/** Number of first letters by which our last SMS is recognised. */
const KNOWN_BY = 20
/** Length of the shortest SMS that counts as an answer. */
const MIN_ANSWER_LETTERS = 4

/** Returns the SMS that offers numbered saved answers: as many as two segments hold, the first one cut if it is long. */
export function offerSmsText(offer: string, app: string, suggested: readonly SuggestedAnswer[]): string {
  const lines = suggested.map(({ answer }, n) => `${n + 1}. ${answer}`)
  const textOf = (count: number) =>
    toPlainCharacters(fillPlaceholders(offer, { app, answers: lines.slice(0, count).join('\n') }))
  let count = lines.length
  while (count > 1 && shortenToSegments(textOf(count)) !== textOf(count)) count--
  return shortenToSegments(textOf(count))
}

/** Replies by SMS to offers of saved answers, and to questions of other farmers. */
export function createQuestionReplies({
  db,
  clock,
  config,
  answerBank,
  peerAnswers,
  questions,
}: Pick<Foundation, 'db' | 'clock' | 'config'> & {
  answerBank: AnswerBank
  peerAnswers: NearbyFarmerAnswers
  questions: Pick<QuestionService, 'solve'>
}) {
  const app = config.APP_NAME
  const wordsOf = (user: User) => TEXTS_BY_LANGUAGE[sendingLanguage(user.preferredLanguage)]

  return {
    /** Returns the response to a number that replies to our last SMS, an offer or a farmer's question; null if that SMS asks for no number. */
    async number(user: User, text: string, last: string | null): Promise<string | null> {
      const number = /^\s*([0-3])\s*\.?\s*$/.exec(text)?.[1]
      if (number === undefined || last === null) return null
      const { sms, voice } = wordsOf(user)
      const offer = await findOfferedAnswers({ db, clock, answerBank }, user.id)
      const first = offer?.suggested[0]
      if (offer && first && last.includes(toPlainCharacters(first.answer).slice(0, KNOWN_BY))) {
        const helped = offer.suggested[Number(number) - 1]
        if (number !== '0' && !helped) return null
        await questions.solve(phoneActor(user), offer.id, { solved: number !== '0', answerId: helped?.id })
        return helped ? fillPlaceholders(sms.helped, { app }) : `${app}: ${voice.asked}`
      }
      const waitingFor = number === '0' ? await peerAnswers.waitingBySms(user.id) : null
      if (!waitingFor || !last.includes(toPlainCharacters(waitingFor.text).slice(0, KNOWN_BY))) return null
      await peerAnswers.skip(user.id, waitingFor.id)
      return fillPlaceholders(sms.peerSkipped, { app })
    },

    /** Returns the response to a text that answers a farmer's question; null if no question waits for an answer. */
    async words(user: User, text: string): Promise<string | null> {
      const waiting = text.trim().length < MIN_ANSWER_LETTERS ? null : await peerAnswers.waitingBySms(user.id)
      if (!waiting) return null
      const { sms } = wordsOf(user)
      try {
        const { held } = await peerAnswers.answer(phoneActor(user), waiting.id, { text: text.trim() })
        return fillPlaceholders(held ? sms.peerHeld : sms.peerThanks, { app })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        if (error.code === 'invalid') return fillPlaceholders(sms.peerRefused, { app })
        return `${app}: ${toPlainCharacters(refusalText(error, sendingLanguage(user.preferredLanguage)).message)}`
      }
    },
  }
}

async function findOfferedAnswers(
  { db, clock, answerBank }: Pick<Foundation, 'db' | 'clock'> & { answerBank: AnswerBank },
  userId: string,
) {
  const [row] = await db.orm
    .select({ id: inboxMessages.id, suggested: inboxMessages.suggested })
    .from(inboxMessages)
    .where(
      and(
        eq(inboxMessages.userId, userId),
        eq(inboxMessages.channel, 'sms'),
        sql`${inboxMessages.suggested} <> '[]'`,
        gt(inboxMessages.createdAt, daysBefore(clock.now(), OFFERED_DAYS)),
      ),
    )
    .orderBy(desc(inboxMessages.id))
    .limit(1)
  return row ? { id: row.id, suggested: await answerBank.byIds(row.suggested) } : null
}
