import type { Model } from '../advisories/model.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { AnswerBank } from './answer-bank.ts'
import type { Deliver } from './deliver.ts'
import { createDrafts } from './drafts.ts'
import type { OfficerFarmNeeds } from './officer-farm.ts'
import { createOfficerQuestions } from './officer-questions.ts'
import { createPeerAnswers } from './peer-answers.ts'
import { createPeers, type PutToPeer } from './peers.ts'
import { createQuestions } from './questions.ts'
import { createRecordings } from './recordings.ts'
import { createInbox } from './service.ts'
import { createSmsReplies } from './sms-replies.ts'
import { createWaiting } from './waiting.ts'

interface Needs extends Foundation, OfficerFarmNeeds {
  answerBank: AnswerBank
  deliver: Deliver
  putToPeer: PutToPeer
  model: Model
}

/** Services of farmers' questions: by the web, by phone, to farmers nearby and to officers. */
export function createInboxServices(needs: Needs) {
  const peers = createPeers(needs)
  const peerAnswers = createPeerAnswers(needs)
  const inbox = createInbox({ ...needs, peers })
  const questions = createQuestions({ ...needs, peers, peerAnswers })
  const officerQuestions = createOfficerQuestions({ ...needs, peerAnswers })
  const recordings = createRecordings({ ...needs, officerQuestions, peerAnswers })
  const smsReplies = createSmsReplies({ ...needs, peerAnswers, questions })
  const waitingQuestions = createWaiting({ ...needs, peers, drafts: createDrafts(needs) })
  return { inbox, questions, officerQuestions, recordings, smsReplies, waitingQuestions }
}
