import { eq } from 'drizzle-orm'
import { users } from '../../../../db/schema/accounts.ts'
import { operatorOf } from '../../../../ground/config.ts'
import type { AtPhone } from '../../../accounts/claims/phone-holder.ts'
import { findUser } from '../../../accounts/user-row.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import { storedValue, storeValue } from '../../../foundation/stored-values.ts'
import type { Sms } from '../service.ts'
import { type Answers, createCallbacks, type Unanswered, type Words } from './callbacks.ts'
import type { ClaimAnswers } from './claim-answer.ts'

const LAST_RECEIVED = 'sms.lastReceivedId'

export interface SmsInboundDeps extends Pick<Foundation, 'db' | 'config' | 'clock' | 'log'> {
  sms: Pick<Sms, 'send' | 'received'>
  /** Answers to the advice that was sent. */
  answers?: Answers
  /** Reads words that anyone may send; the rest goes to `unanswered`. */
  words?: Words
  unanswered?: Unanswered
  /** The account of a phone that sent an SMS, or the question whose it is, and its answers. */
  holderAt?: (phone: string) => Promise<AtPhone>
  claims?: ClaimAnswers
  /** Messages of the practice phone are stored as skipped. */
  practice?: boolean | undefined
}

/** SMS from farmers and reports of the provider. */
export function createSmsInbound(deps: SmsInboundDeps) {
  const { db, clock, log, config, sms, practice = false } = deps
  const callbacks = createCallbacks({
    db,
    clock,
    log,
    appName: config.APP_NAME,
    operator: operatorOf(config),
    answers: deps.answers ?? null,
    words: deps.words ?? null,
    unanswered: deps.unanswered ?? (async () => {}),
    holderAt: deps.holderAt ?? (async (phone) => ({ user: await findUser(db, eq(users.phone, phone)), claim: null })),
    claims: deps.claims ?? null,
    practice,
    sendSms: sms.send,
  })

  return {
    callbacks,

    /** Fetches what people sent, for a server that the provider's callbacks cannot reach. Returns how many came. */
    async pollInbound(): Promise<number> {
      const received = await sms.received((await storedValue(db, LAST_RECEIVED)) ?? '0')
      for (const message of received) {
        await callbacks.inbound(message)
        await db.write(storeValue(LAST_RECEIVED, message.id))
      }
      return received.length
    },
  }
}
