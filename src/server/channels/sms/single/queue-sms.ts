import { type SQL, sql } from 'drizzle-orm'
import { conditionalRow } from '../../../../db/conditional-row.ts'
import type { Write } from '../../../../db/open.ts'
import { smsMessages } from '../../../../db/schema/sms.ts'
import { smsLength } from '../../../../words/gsm7.ts'
import { toPlainCharacters } from '../../../../words/plain-characters.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import type { MessageRecipient, OutboundGateway } from '../../outbound-gateway.ts'
import type { PurposeOnChannel } from '../../purposes.ts'
import { SIMULATOR_REASON } from './message-lists.ts'
import { shortenToTwoSegments } from './two-segments.ts'

type QueuedPurpose = Exclude<PurposeOnChannel<'sms'>, 'code' | 'account notice' | 'test'>

/** Id of the advice, for replies to it; key of the booked day of an unsolicited message. */
interface SmsDetails {
  advisoryId?: string | null
  /** Forum reply in the text: one SMS of it goes to one person. */
  replyId?: string
  about?: string
  /** Time after which the message is not sent (ISO). */
  until?: string
}

export type SendSms = (
  purpose: QueuedPurpose,
  to: MessageRecipient,
  text: string,
  details?: SmsDetails,
) => Promise<boolean>

/** Returns the write that queues one SMS if `onlyIf` holds, to be committed with its cause; no write if the gateway refused the message. */
export type PrepareSms = (...sms: [...Parameters<SendSms>, onlyIf?: SQL]) => Promise<Write[]>

interface Deps extends Pick<Foundation, 'db' | 'clock' | 'log'> {
  gateway: Pick<OutboundGateway, 'permit'>
  /** Messages of the simulated phone are stored as skipped and never sent. */
  practice: boolean
  onQueued: () => void
}

export function createSendSms(deps: Deps): { send: SendSms; prepare: PrepareSms } {
  const { db, clock, log, gateway, practice, onQueued } = deps

  async function queueing(...[purpose, to, said, details = {}, onlyIf = sql`true`]: Parameters<PrepareSms>) {
    const { advisoryId = null, replyId = null, about, until = null } = details
    const { permit, refused } = await gateway.permit(purpose, 'sms', to, { about })
    if (!permit) {
      log.info('sms.refused', { purpose, reason: refused })
      return []
    }
    const now = clock.now()
    const text = purpose === 'word' ? shortenToTwoSegments(said) : toPlainCharacters(said)
    const { segments } = smsLength(text)
    const state = practice
      ? ({ state: 'skipped', failureReason: SIMULATOR_REASON, finalAt: now.toISOString() } as const)
      : ({ state: 'queued' } as const)
    const row = {
      id: Bun.randomUUIDv7(),
      kind: purpose,
      advisoryId,
      replyId,
      userId: to.userId,
      phone: permit.phone,
      text,
      segments,
      until,
      ...state,
      createdAt: now.toISOString(),
    }
    const insert = db.orm
      .insert(smsMessages)
      .select(conditionalRow(smsMessages, row, sql`${permit.room(segments)} and ${onlyIf}`))
      .onConflictDoNothing()
      .returning({ id: smsMessages.id })
    // In a list, because awaiting a promise of a statement would execute the statement.
    return [insert]
  }

  return {
    async send(...sms) {
      const [write] = await queueing(...sms)
      if (!write) return false
      const [queued] = await db.write(write)
      if (queued.length > 0) onQueued()
      return queued.length > 0
    },
    prepare: queueing,
  }
}
