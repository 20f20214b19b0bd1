import type { TestSmsResponse } from '../../../contracts/admin.ts'
import type { PageParams } from '../../../contracts/community.ts'
import { SMS_PROVIDERS } from '../../../contracts/sms-providers.ts'
import { type Actor, requireAdmin } from '../../foundation/actor.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { createOutboundGateway, type OutboundGateway } from '../outbound-gateway.ts'
import type { SmsWording } from './campaigns/candidates.ts'
import { createCampaignService } from './campaigns/service.ts'
import { openProvider } from './providers.ts'
import { pruneMessages } from './pruning.ts'
import { createSender } from './sending/sender.ts'
import { createSenderLoop } from './sending/sender-loop.ts'
import { type AccountSmsDetails, sendAccountSms } from './single/account-sms.ts'
import { listMessagesOfUser, listMessagesToPhone } from './single/message-lists.ts'
import { createSendSms } from './single/queue-sms.ts'
import { sendTestMessage } from './single/send-once.ts'

export type SmsService = ReturnType<typeof createSmsService>

export interface SmsDeps extends Foundation {
  smsWording: SmsWording
  lanes?: number
  /** Keeps messages queued, for a simulated phone. */
  practice?: boolean | undefined
  gateway?: OutboundGateway
  leaseMs?: number
}

/** SMS to farmers. Methods with an actor are for administrators, the operator and jobs; others get forbidden. */
export function createSmsService(deps: SmsDeps) {
  const { db, config, clock, log, smsWording, lanes = 16, leaseMs = 5000, practice = false } = deps
  const gateway = deps.gateway ?? createOutboundGateway(deps)
  const provider = openProvider(config, deps.fetch)
  const sender = createSender({ db, config, clock, log, provider, gateway, smsWording, lanes, leaseMs })
  const keeper = createSenderLoop(sender, clock, log)
  const onQueued = practice ? () => {} : keeper.kick
  const single = createSendSms({ db, clock, log, gateway, practice, onQueued })
  let stopping = false
  const parts = { db, config, clock, log, provider, gateway, smsWording, sender, keeper, stopped: () => stopping }

  return {
    provider: provider.name,
    sends: SMS_PROVIDERS[provider.name].sends,
    forms: provider.forms,
    received: (after: string) => provider.received(after),

    send: single.send,
    prepare: single.prepare,
    sendQueued: onQueued,

    messagesTo: (phone: string, after: string) => listMessagesToPhone(db, phone, after, { practice: deps.practice }),

    ofPerson: (userId: string, page: PageParams) => listMessagesOfUser(db, userId, page),

    async sendTest(actor: Actor, phone: string): Promise<TestSmsResponse> {
      requireAdmin(actor)
      return sendTestMessage({ db, clock, provider, gateway }, config.APP_NAME, phone)
    },

    sendAboutAccount: (phone: string, text: string, about?: AccountSmsDetails) =>
      sendAccountSms(parts, phone, text, about),

    ...createCampaignService(parts),

    /** Balance with the provider, `currency decimal`; null if unknown or the provider does not answer. */
    balance: (): Promise<string | null> => provider.balance().catch(() => null),

    run: keeper.run,

    /** Finishes work left by a stop or a crash, then sends whatever falls due. For `serve`. */
    resumeUnfinished: keeper.keep,

    /** Takes no more from the queue and waits until requests in flight are recorded. */
    async stop(): Promise<void> {
      stopping = true
      await keeper.stop()
    },

    /** Deletes expired texts, messages to phones without an account and past budgets. */
    prune: (asOf: Date) => pruneMessages(db, asOf),
  }
}
