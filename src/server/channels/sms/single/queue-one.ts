import { rowWhere } from '../../../../db/row-where.ts'
import { smsMessages } from '../../../../db/schema/sms.ts'
import { smsLength } from '../../../../words/gsm7.ts'
import { plain } from '../../../../words/plain.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import type { OutboundGateway, To } from '../../gateway.ts'
import type { PurposeBy } from '../../purposes.ts'
import { PRACTICE } from './messages-to.ts'
import { inTwoSegments } from './two-segments.ts'

/** Purposes whose messages are queued; the others are sent at once (`send-once.ts`). */
export type QueuedPurpose = Exclude<PurposeBy<'sms'>, 'code' | 'account notice' | 'test'>

/** Id of the advice, for replies to it; key of the booked day of an unsolicited message. */
export interface SmsDetails {
  advisoryId?: string | null
  about?: string
}

/** Queues one SMS to one person. Returns false if the gateway refused it. */
export type SendSms = (purpose: QueuedPurpose, to: To, text: string, details?: SmsDetails) => Promise<boolean>

interface Needs extends Pick<Foundation, 'db' | 'clock' | 'log'> {
  gateway: Pick<OutboundGateway, 'permit'>
  /** Messages of the simulated phone are stored as skipped and never sent. */
  practice: boolean
  onQueued: () => void
}

export function createSendSms({ db, clock, log, gateway, practice, onQueued }: Needs): SendSms {
  return async function sendSms(purpose, to, said, { advisoryId = null, about } = {}) {
    const { permit, refused } = await gateway.permit(purpose, 'sms', to, { about })
    if (!permit) {
      log.info('sms.refused', { purpose, reason: refused })
      return false
    }
    const now = clock.now()
    const text = purpose === 'word' ? inTwoSegments(said) : plain(said)
    const { segments } = smsLength(text)
    const state = practice
      ? ({ state: 'skipped', failureReason: PRACTICE, finalAt: now.toISOString() } as const)
      : ({ state: 'queued' } as const)
    const { phone } = permit
    const row = {
      id: Bun.randomUUIDv7(),
      kind: purpose,
      advisoryId,
      userId: to.userId,
      phone,
      text,
      segments,
      ...state,
      createdAt: now.toISOString(),
    }
    const [queued] = await db.write(
      db.orm
        .insert(smsMessages)
        .select(rowWhere(smsMessages, row, permit.room(segments)))
        .returning({ id: smsMessages.id }),
    )
    if (queued.length > 0) onQueued()
    return queued.length > 0
  }
}
