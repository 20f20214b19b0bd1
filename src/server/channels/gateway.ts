import { type SQL, sql } from 'drizzle-orm'
import { PHONE_COUNTRY_IDS } from '../../contracts/phone-countries.ts'
import { firstItem, valueAt } from '../../shared/lookups.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { mobileCountry } from '../foundation/phone-number.ts'
import { takeFromBudget } from './account-budget.ts'
import { createBudgets } from './budgets.ts'
import { type Channel, type Purpose, type PurposeBy, ruleOf } from './purposes.ts'
import { sendingHours } from './sending-hours.ts'
import { smsLeave } from './sms/providers.ts'
import { isStoppedNumber, isWithoutCalls } from './suppression.ts'

declare const issued: unique symbol

/** Permission to send one message to one person. Only this module can create a permit. */
export interface Permit<C extends Channel = Channel> {
  readonly [issued]: C
  readonly purpose: Purpose
  readonly phone: string
  readonly userId: string | null
  /** Condition of the storing statement: personal limit and budget have this many units left. */
  room(units: number): SQL
}

export type Refusal =
  | 'another account'
  | 'not served'
  | 'stopped'
  | 'no calls'
  | 'unproved'
  | 'outside hours'
  | 'personal budget'
  | 'total budget'

type Verdict<C extends Channel> =
  | { permit: Permit<C>; refused?: never; opensAt?: never }
  | { permit?: never; refused: Refusal; opensAt?: string }

/** Recipient. `userId`: the account that the message is meant for; null: the number alone. */
export interface To {
  phone: string
  userId: string | null
}

interface Details {
  /** Key of the booked day (`told_days`) of an unsolicited message. */
  about?: string
  afterStop?: boolean
  /** The number was verified for its account until a moment ago. */
  wasProved?: boolean
  /** The budgets were charged when the message was queued. */
  counted?: boolean
}

/** Facts about a number that decide for every channel. */
interface Standing {
  phone: string
  accountId: string | null
  proved: boolean
  /** Holder of the STOP: the account, or the number from before it had an account. */
  stopped: 'account' | 'number' | null
  noCalls: boolean
}

/** A stored SMS that is about to be sent. */
export interface Waiting {
  phone: string
  userId: string | null
  purpose: Purpose
}

export type OutboundGateway = ReturnType<typeof createOutboundGateway>

/** Checks recipient, channel, hours and budgets of every outbound message; nothing is sent without its permit. Where no SMS leave this server, numbers need no verification. */
export function createOutboundGateway({ db, clock, config }: Pick<Foundation, 'db' | 'clock' | 'config'>) {
  const sends = smsLeave(config)
  const served: readonly string[] = config.SMS_CODE_COUNTRIES ?? PHONE_COUNTRY_IDS
  const budgets = createBudgets({ clock, config })

  const isServed = (phone: string) => {
    const country = mobileCountry(phone)
    return country !== null && served.includes(country)
  }

  /** Reason why a number may not be reached, hours and budgets aside; null: allowed. */
  function refusal(
    { purpose, channel, userId }: { purpose: Purpose; channel: Channel; userId: string | null },
    { phone, accountId, proved, stopped, noCalls }: Standing,
    { afterStop = false, wasProved = false }: Details = {},
  ): Refusal | null {
    // A browser has its own consent and no number.
    if (channel === 'push') return null
    if (userId !== null && userId !== accountId && !wasProved) return 'another account'
    if (!isServed(phone)) return 'not served'
    if (stopped === 'number' || (stopped && !afterStop)) return 'stopped'
    if (channel === 'call' && noCalls) return 'no calls'
    if (sends && ruleOf(purpose).proof === 'owner' && !proved && !wasProved) return 'unproved'
    return null
  }

  async function standingsOf(phones: readonly string[]): Promise<Map<string, Standing>> {
    type Row = Omit<Standing, 'proved' | 'noCalls'> & { proved: number; noCalls: number }
    const rows = await db.orm.all<Row>(sql`
      select p.value as phone, u.id as accountId, u.phone_proved_at is not null as proved,
        case when ${isStoppedNumber(sql`p.value`)} then 'number' when u.sms_opted_out_at is not null then 'account' end as stopped,
        ${isWithoutCalls(sql`p.value`)} as noCalls
      from json_each(${JSON.stringify(phones)}) as p left join users as u on u.phone = p.value`)
    return new Map(
      rows.map(({ proved, noCalls, ...row }) => [row.phone, { ...row, proved: proved === 1, noCalls: noCalls === 1 }]),
    )
  }

  const make = <C extends Channel>(permit: Omit<Permit<C>, typeof issued>) => permit as Permit<C>

  /** Returns when a call or push may go (ISO); null: now. SMS wait in their own queue instead. */
  function opensAt(purpose: Purpose, channel: Channel, phone: string): string | null {
    if (channel === 'sms' || ruleOf(purpose).hours === 'any') return null
    return sendingHours('promotional', clock.now())(phone).opensAt
  }

  /** Requests permission for one message; `room` enforces the budgets in the storing statement. */
  async function permit<C extends Channel>(
    purpose: PurposeBy<C>,
    channel: C,
    { phone, userId }: To,
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
    if (ruleOf(purpose).by[channel] === 'codes' && (await takeFromBudget({ db, clock, config }, phone)))
      return { refused: 'total budget' }
    const holds = (units: number) => sql`(${budgets.personal(spender)} and ${budgets.total(spender, units)})`
    return { permit: make<C>({ purpose, phone, userId: owner, room: holds }) }
  }

  /** Rechecks stored SMS, since consent or ownership may have changed; their budgets are already charged. */
  async function admit<Message extends Waiting>(messages: readonly Message[]) {
    const standings = await standingsOf([...new Set(messages.map(({ phone }) => phone))])
    const going: { message: Message; permit: Permit<'sms'> }[] = []
    const stopped: { message: Message; refused: Refusal }[] = []
    for (const message of messages) {
      const { purpose, phone, userId } = message
      const refused = refusal({ purpose, channel: 'sms', userId }, valueAt(standings, phone))
      if (refused) stopped.push({ message, refused })
      else going.push({ message, permit: make<'sms'>({ purpose, phone, userId, room: () => sql`true` }) })
    }
    return { going, stopped }
  }

  async function mayReach<C extends Channel>(
    purpose: PurposeBy<C>,
    channel: C,
    { phone, userId }: To,
  ): Promise<boolean> {
    return refusal({ purpose, channel, userId }, valueAt(await standingsOf([phone]), phone)) === null
  }

  return { permit, admit, refusal, mayReach }
}
