import { type SQL, sql } from 'drizzle-orm'
import { firstItem, valueAt } from '../../shared/lookups.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { takeFromAccountBudget } from './account-budget.ts'
import { createBudgets } from './budgets.ts'
import { createNumberChecks, type NumberRefusal, type RefusalExceptions } from './number-checks.ts'
import { type OutboundChannel, type Purpose, type PurposeOnChannel, purposeRule } from './purposes.ts'
import { sendingHours } from './sending-hours.ts'

declare const issued: unique symbol

/** Permission to send one message to one person. Only this module can create a permit. */
export interface Permit<C extends OutboundChannel = OutboundChannel> {
  readonly [issued]: C
  readonly purpose: Purpose
  readonly phone: string
  readonly userId: string | null
  /** Condition for the statement that stores the message: personal limit and budget have this many units left. */
  room(units: number): SQL
}

export type SendRefusal = NumberRefusal | 'outside hours' | 'personal budget' | 'total budget'

type Verdict<C extends OutboundChannel> =
  | { permit: Permit<C>; refused?: never; opensAt?: never }
  | { permit?: never; refused: SendRefusal; opensAt?: string }

/** Recipient. `userId`: the account that the message is meant for; null: the number alone. */
export interface MessageRecipient {
  phone: string
  userId: string | null
}

interface Details extends RefusalExceptions {
  /** Key of the booked day (`told_days`) of an unsolicited message. */
  about?: string
  /** The budgets were charged when the message was queued. */
  counted?: boolean
}

/** A stored SMS that is about to be sent. */
export interface StoredSms {
  phone: string
  userId: string | null
  purpose: Purpose
}

export type OutboundGateway = ReturnType<typeof createOutboundGateway>

/** Checks recipient, channel, hours and budgets of every outbound message; nothing is sent without its permit. */
export function createOutboundGateway({ db, clock, config }: Pick<Foundation, 'db' | 'clock' | 'config'>) {
  const { refusal, standingsOf } = createNumberChecks({ db, config })
  const budgets = createBudgets({ clock, config })

  const make = <C extends OutboundChannel>(permit: Omit<Permit<C>, typeof issued>) => permit as Permit<C>

  /** Returns when a call or push may go (ISO); null: now. SMS wait in their own queue instead. */
  function opensAt(purpose: Purpose, channel: OutboundChannel, phone: string): string | null {
    if (channel === 'sms' || purposeRule(purpose).hours === 'any') return null
    return sendingHours('promotional', clock.now())(phone).opensAt
  }

  /** Requests permission for one message; `room` enforces the budgets in the storing statement. */
  async function permit<C extends OutboundChannel>(
    purpose: PurposeOnChannel<C>,
    channel: C,
    { phone, userId }: MessageRecipient,
    details: Details = {},
  ): Promise<Verdict<C>> {
    const standing = valueAt(await standingsOf([phone]), phone)
    const refused = refusal({ purpose, channel, userId }, standing, details)
    if (refused) return { refused }
    const opens = opensAt(purpose, channel, phone)
    if (opens) return { refused: 'outside hours', opensAt: opens }
    const owner = userId ?? standing.accountId
    if (details.counted) return { permit: make<C>({ purpose, phone, userId: owner, room: () => sql`true` }) }
    const { proved } = standing
    const spender = { purpose, channel, phone, userId: owner, about: details.about, proved }
    const room = firstItem(
      await db.orm.all<{ personal: number; total: number }>(
        sql`select ${budgets.personal(spender)} as personal, ${budgets.total(spender, 1)} as total`,
      ),
    )
    if (!room.personal) return { refused: 'personal budget' }
    if (!room.total) return { refused: 'total budget' }
    if (purposeRule(purpose).by[channel] === 'codes' && (await takeFromAccountBudget({ db, clock, config }, phone)))
      return { refused: 'total budget' }
    const holds = (units: number) => sql`(${budgets.personal(spender)} and ${budgets.total(spender, units)})`
    return { permit: make<C>({ purpose, phone, userId: owner, room: holds }) }
  }

  /** Rechecks stored SMS, since consent or ownership may have changed; their budgets are already charged. */
  async function admit<Message extends StoredSms>(messages: readonly Message[]) {
    const standings = await standingsOf([...new Set(messages.map(({ phone }) => phone))])
    const going: { message: Message; permit: Permit<'sms'> }[] = []
    const stopped: { message: Message; refused: SendRefusal }[] = []
    for (const message of messages) {
      const { purpose, phone, userId } = message
      const refused = refusal({ purpose, channel: 'sms', userId }, valueAt(standings, phone))
      if (refused) stopped.push({ message, refused })
      else going.push({ message, permit: make<'sms'>({ purpose, phone, userId, room: () => sql`true` }) })
    }
    return { going, stopped }
  }

  async function mayReach<C extends OutboundChannel>(
    purpose: PurposeOnChannel<C>,
    channel: C,
    { phone, userId }: MessageRecipient,
  ): Promise<boolean> {
    return refusal({ purpose, channel, userId }, valueAt(await standingsOf([phone]), phone)) === null
  }

  return { permit, admit, refusal, mayReach }
}
