import { and, eq } from 'drizzle-orm'
import { imageIdOf } from '../../contracts/community.ts'
import type { AnswerInput, KeepInput, QuestionAnswer, Suggestion } from '../../contracts/questions.ts'
import { refuse, refuseField } from '../../contracts/refusals.ts'
import { images } from '../../db/schema/images.ts'
import { inboxMessages, questionAnswers } from '../../db/schema/inbox.ts'
import { valueAt } from '../../shared/lookups.ts'
import { type Actor, isOfficer, requireOfficer } from '../foundation/actor.ts'
import { audit } from '../foundation/audit.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { AnswerBank } from './answer-bank.ts'
import type { BankedAnswer } from './answer-search.ts'
import { answerSms } from './answer-text.ts'
import type { Deliver } from './deliver.ts'
import { doseFor } from './dose-for.ts'
import { refuseBarred, refuseOddDose } from './doses.ts'
import { giveAnswer } from './give-answer.ts'
import type { OfficerView } from './officer-view.ts'
import { createPassOn } from './pass-on.ts'
import type { PeerAnswers } from './peer-answers.ts'
import { type AnswerRow, answerShape, answersOf, type QuestionRow } from './question-rows.ts'

const MOST_LOST = 20

export interface OfficerAnswersNeeds extends Pick<Foundation, 'db' | 'clock' | 'config'> {
  deliver: Deliver
  answerBank: AnswerBank
  view: OfficerView
  peerAnswers: Pick<PeerAnswers, 'answer'>
}

/** Answers of officers, and what they do with those of others. */
export function createOfficerAnswers({
  db,
  clock,
  config,
  deliver,
  answerBank,
  view,
  peerAnswers,
}: OfficerAnswersNeeds) {
  const { orm } = db

  const { repeat, giveToMerged, release } = createPassOn({ db, clock, config, deliver })

  /** The answer with its question, or a saved answer whose question is gone. @throws AppError forbidden, not_found */
  async function found(actor: Actor, id: string): Promise<{ row: AnswerRow; question: QuestionRow } | BankedAnswer> {
    requireOfficer(actor)
    const [answer] = await orm.select().from(questionAnswers).where(eq(questionAnswers.id, id))
    if (!answer) {
      const known = await answerBank.find(id)
      if (!known) throw refuse('answer.missing')
      return known
    }
    const question = await questionOf(actor, answer.questionId)
    return {
      row: valueAt(await answersOf(db, [question.id]), question.id).find((one) => one.answer.id === id)!,
      question,
    }
  }

  /** Question of an answer; of a merged one, the other question decides which officers see it. */
  async function questionOf(actor: Actor, id: string): Promise<QuestionRow> {
    const [question] = await orm.select().from(inboxMessages).where(eq(inboxMessages.id, id))
    const { question: shown } = await view.oneFor(actor, question?.mergedInto ?? id)
    return question ?? shown
  }

  return {
    repeat,

    /**
     * Stores an officer's answer and sends it as its caller chose, both or neither.
     * @throws AppError not_found; conflict while another officer answers, for a barred product, for a dose outside the
     * tables without `confirm`, and when nothing may go
     */
    async answer(actor: Actor, id: string, input: AnswerInput): Promise<QuestionAnswer> {
      if (!isOfficer(actor)) return peerAnswers.answer(actor, id, input)
      const { text, imageUrl, confirm } = input
      const { question } = await view.oneFor(actor, id)
      const about = await doseFor(db, question)
      refuseBarred(text, about)
      if (!confirm) refuseOddDose(text, about)
      const author = actor.kind === 'user' ? actor.user : null
      if (imageUrl && !(await isOwnImage(db, author?.id, imageUrl))) throw refuseField('imageUrl', 'image.first')
      const name = author?.firstName ?? config.APP_NAME
      const sms = answerSms(config, question, text, { name })
      const given = { text, imageUrl, sms, free: view.isFree(actor) }
      const answer = await giveAnswer({ db, clock, deliver }, actor, question, given)
      const row = { answer, by: author?.firstName ?? null, approved: null }
      await giveToMerged(actor, id, row)
      return answerShape(row, config.APP_NAME)
    },

    /**
     * Keeps an answer for other farmers, or takes it back, and releases a farmer's answer that was held.
     * @throws AppError forbidden, not_found; invalid without a question in words; conflict for a barred product
     */
    async keep(actor: Actor, id: string, input: KeepInput): Promise<QuestionAnswer> {
      const there = await found(actor, id)
      const now = clock.now()
      const noted = audit(db, { actor, action: 'inbox.keep' }, now)
      if (!('row' in there)) {
        await db.write(...answerBank.judged(id, input), noted)
        await answerBank.search.update()
        return savedShape(config, { ...there, approved: input.approved })
      }
      const { row, question } = there
      const isHeld = row.answer.heldAt !== null
      if (input.approved) {
        const about = await doseFor(db, question)
        refuseBarred(row.answer.text, { ...about, crop: input.forCrop === undefined ? about.crop : input.forCrop })
      }
      // Released alone, it is for its caller only.
      const keeps = input.approved && !(isHeld && !input.language)
      const writes = keeps
        ? answerBank.keeping(row, question, input)
        : input.approved
          ? []
          : answerBank.judged(id, input)
      if (input.approved && isHeld) await release(actor, question, row)
      if (writes.length > 0) await db.write(...writes, noted)
      await answerBank.search.update()
      const after = valueAt(await answersOf(db, [question.id]), question.id).find(({ answer }) => answer.id === id)!
      return answerShape(after, config.APP_NAME)
    },

    /** Saved answers that helped too few, the longest first. @throws AppError forbidden */
    async lostAnswers(actor: Actor): Promise<Suggestion[]> {
      requireOfficer(actor)
      return answerBank.lost(MOST_LOST)
    },
  }
}

async function isOwnImage({ orm }: Foundation['db'], userId: string | undefined, imageUrl: string): Promise<boolean> {
  const theirs = and(eq(images.id, imageIdOf(imageUrl)), eq(images.ownerId, userId ?? ''))
  return (await orm.$count(images, theirs)) > 0
}

function savedShape(
  { APP_NAME }: Foundation['config'],
  { id, answer, approved, createdAt }: BankedAnswer,
): QuestionAnswer {
  const by = { displayName: APP_NAME, role: 'kept' as const }
  return { id, questionId: id, text: answer, imageUrl: null, by, approved, held: false, createdAt }
}
