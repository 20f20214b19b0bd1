import type { LanguageModel } from '../advisories/language-model.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { AnswerBank } from './answer-bank.ts'
import { createAnswerDrafts } from './drafts.ts'
import { createInboxService } from './inbox.ts'
import { createNearbyFarmerAnswers } from './nearby-farmer-answers.ts'
import { createNearbyFarmerQuestions, type SendToNearbyFarmer } from './nearby-farmer-questions.ts'
import type { OfficerFarmDeps } from './officer-farm.ts'
import { createOfficerQuestions } from './officer-questions.ts'
import { createQuestionFollowUp } from './question-follow-up.ts'
import { createQuestionService } from './questions.ts'
import { createRecordings } from './recordings.ts'
import type { SendAnswer } from './send-answer.ts'
import { createQuestionReplies } from './sms-replies.ts'

interface Deps extends Foundation, OfficerFarmDeps {
  answerBank: AnswerBank
  deliver: SendAnswer
  putToPeer: SendToNearbyFarmer
  model: LanguageModel
}

/** Services of farmers' questions: by the web, by phone, to farmers nearby and to officers. */
export function createInboxServices(deps: Deps) {
  const peers = createNearbyFarmerQuestions(deps)
  const peerAnswers = createNearbyFarmerAnswers(deps)
  const inbox = createInboxService({ ...deps, peers })
  const questions = createQuestionService({ ...deps, peers, peerAnswers })
  const officerQuestions = createOfficerQuestions({ ...deps, peerAnswers })
  const recordings = createRecordings({ ...deps, officerQuestions, peerAnswers })
  const smsReplies = createQuestionReplies({ ...deps, peerAnswers, questions })
  const waitingQuestions = createQuestionFollowUp({ ...deps, peers, drafts: createAnswerDrafts(deps) })
  return { inbox, questions, officerQuestions, recordings, smsReplies, waitingQuestions }
}
