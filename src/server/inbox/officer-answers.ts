import { and, eq } from 'drizzle-orm'
import { imageIdOf } from '../../contracts/community.ts'
import type { AnswerInput, QuestionAnswer } from '../../contracts/questions.ts'
import { fieldRefusalError } from '../../contracts/refusals.ts'
import { images } from '../../db/schema/images.ts'
import { type Actor, isOfficer } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { createAnswerApproval } from './answer-approval.ts'
import type { AnswerBank } from './answer-bank.ts'
import { answerSmsText } from './answer-text.ts'
import { findDoseContext } from './dose-context.ts'
import { refuseBarredProducts, refuseUnusualDose } from './doses.ts'
import { createHeldAnswers } from './held-answers.ts'
import type { NearbyFarmerAnswers } from './nearby-farmer-answers.ts'
import type { OfficerView } from './officer-view.ts'
import { toQuestionAnswer } from './question-rows.ts'
import type { SendAnswer } from './send-answer.ts'
import { storeAndSendAnswer } from './store-and-send-answer.ts'

export interface OfficerAnswersDeps extends Pick<Foundation, 'db' | 'clock' | 'config'> {
  deliver: SendAnswer
  answerBank: AnswerBank
  view: OfficerView
  peerAnswers: Pick<NearbyFarmerAnswers, 'answer'>
}

/** Answers of officers, with the approval of answers for other farmers. */
export function createOfficerAnswers({
  db,
  clock,
  config,
  deliver,
  answerBank,
  view,
  peerAnswers,
}: OfficerAnswersDeps) {
  const { repeat, giveToMerged, release } = createHeldAnswers({ db, clock, config, deliver })

  return {
    repeat,
    ...createAnswerApproval({ db, clock, config, answerBank, view, release }),

    /**
     * Stores an officer's answer and sends it as its caller chose, both or neither.
     * @throws AppError not_found; conflict while another officer answers, for a barred product, for a dose outside the
     * tables without `confirm`, and when nothing may go
     */
    async answer(actor: Actor, id: string, input: AnswerInput): Promise<QuestionAnswer> {
      if (!isOfficer(actor)) return peerAnswers.answer(actor, id, input)
      const { text, imageUrl, confirm } = input
      const { question } = await view.oneFor(actor, id)
      const about = await findDoseContext(db, question)
      refuseBarredProducts(text, about)
      if (!confirm) refuseUnusualDose(text, about)
      const author = actor.kind === 'user' ? actor.user : null
      if (imageUrl && !(await isOwnImage(db, author?.id, imageUrl))) throw fieldRefusalError('imageUrl', 'image.first')
      const name = author?.firstName ?? config.APP_NAME
      const sms = answerSmsText(config, question, text, { name })
      const given = { text, imageUrl, sms, free: view.isFree(actor) }
      const answer = await storeAndSendAnswer({ db, clock, deliver }, actor, question, given)
      const row = { answer, by: author?.firstName ?? null, approved: null }
      await giveToMerged(actor, id, row)
      return toQuestionAnswer(row, config.APP_NAME)
    },
  }
}

async function isOwnImage({ orm }: Foundation['db'], userId: string | undefined, imageUrl: string): Promise<boolean> {
  const theirs = and(eq(images.id, imageIdOf(imageUrl)), eq(images.ownerId, userId ?? ''))
  return (await orm.$count(images, theirs)) > 0
}
