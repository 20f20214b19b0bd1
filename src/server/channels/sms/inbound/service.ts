import { eq } from 'drizzle-orm'
import { users } from '../../../../db/schema/accounts.ts'
import { operatorOf } from '../../../../shared/config.ts'
import type { PhoneAccount } from '../../../accounts/claims/account-by-phone.ts'
import { findUser } from '../../../accounts/user-row.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import { storedValue, storeValueWrite } from '../../../foundation/stored-values.ts'
import type { SmsService } from '../service.ts'
import {
  type AdviceReplyHandler,
  createSmsCallbacks,
  type HarvestReplyHandler,
  type QuestionReplyHandler,
  type StoreUnanswered,
  type WordRequestHandler,
} from './callbacks.ts'
import type { ClaimReplies } from './claim-answer.ts'

const LAST_RECEIVED = 'sms.lastReceivedId'

export interface SmsInboundDeps extends Pick<Foundation, 'db' | 'config' | 'clock' | 'log'> {
  sms: Pick<SmsService, 'send' | 'received'>
  answers?: AdviceReplyHandler
  replies?: QuestionReplyHandler
  words?: WordRequestHandler
  harvests?: HarvestReplyHandler
  unanswered?: StoreUnanswered
  holderAt?: (phone: string) => Promise<PhoneAccount>
  claims?: ClaimReplies
  /** Messages of the simulated phone are stored as skipped. */
  practice?: boolean | undefined
}

export function createInboundSmsService(deps: SmsInboundDeps) {
  const { db, clock, log, config, sms, practice = false } = deps
  const callbacks = createSmsCallbacks({
    db,
    clock,
    log,
    appName: config.APP_NAME,
    operator: operatorOf(config),
    answers: deps.answers ?? null,
    replies: deps.replies ?? null,
    words: deps.words ?? null,
    harvests: deps.harvests ?? null,
    unanswered: deps.unanswered ?? (async () => {}),
    holderAt: deps.holderAt ?? (async (phone) => ({ user: await findUser(db, eq(users.phone, phone)), claim: null })),
    claims: deps.claims ?? null,
    practice,
    sendSms: sms.send,
  })

  return {
    callbacks,

    /** Fetches received messages, for a server that the provider's callbacks cannot reach. Returns their number. */
    async pollInbound(): Promise<number> {
      const received = await sms.received((await storedValue(db, LAST_RECEIVED)) ?? '0')
      for (const message of received) {
        await callbacks.inbound(message)
        await db.write(storeValueWrite(LAST_RECEIVED, message.id))
      }
      return received.length
    },
  }
}
