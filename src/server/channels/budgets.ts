import { type SQL, sql } from 'drizzle-orm'
import { daysBefore } from '../../shared/clock.ts'
import type { Foundation } from '../foundation/foundation.ts'
import {
  budgetLimit,
  budgetOfPurpose,
  type MessageBudget,
  type OutboundChannel,
  type Purpose,
  purposeRule,
  purposesInBudget,
} from './purposes.ts'

const HOUR_MS = 3_600_000
/** Maximum days between queueing and placing an outbound call. */
const OLDEST_CALL_DAYS = 4

interface Spender {
  purpose: Purpose
  channel: OutboundChannel
  phone: string
  userId: string | null
  about: string | undefined
  proved: boolean
}

const purposesSubquery = (purposes: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(purposes)}))`

/** Returns the SMS segments spent from a budget on a day (UTC), queued messages included. */
export const smsSegmentsSpentSql = (budget: MessageBudget, day: string): SQL => {
  const single = sql`(select coalesce(sum(segments), 0) from sms_messages indexed by sms_single
    where kind in ${purposesSubquery(purposesInBudget(budget, 'sms'))} and created_at >= ${day} and campaign_id is null
      and state not in ('failed', 'skipped'))`
  if (budget !== 'advice') return single
  return sql`${single} + (select coalesce(sum(segments), 0) from sms_messages indexed by sms_sent
    where sent_at >= ${day} and campaign_id is not null and state in ('sending', 'accepted', 'delivered', 'unknown'))`
}

/** Daily budgets of messages, which all processes share. */
export function createBudgets({ clock, config }: Pick<Foundation, 'clock' | 'config'>) {
  const dayAgo = () => daysBefore(clock.now(), 1)
  const today = () => clock.now().toISOString().slice(0, 10)

  function personal({ purpose, channel, phone, userId, about }: Spender): SQL {
    const limit = purposeRule(purpose).personal
    if (channel === 'push' && limit !== 'booked') return sql`true`
    if (limit === 'booked')
      return sql`exists (select 1 from told_days where user_id = ${userId} and about = ${about ?? ''})`
    const table = channel === 'sms' ? sql`sms_messages` : sql`outbound_calls`
    const theirs = sql`(user_id = ${userId} or (user_id is null and phone = ${phone}))`
    const counted =
      channel === 'sms' ? sql`campaign_id is null and state <> 'skipped'` : sql`(attempts > 0 or kind = 'call back')`
    return sql`(select count(*) from ${table} where ${theirs} and ${counted}
      and kind in ${purposesSubquery(limit.together)} and created_at >= ${dayAgo()}) < ${limit.most}`
  }

  function callBacks(proved: boolean): SQL {
    const isProved = sql`exists (select 1 from users as u where u.phone = outbound_calls.phone and u.phone_proved_at is not null)`
    const since = proved ? today() : new Date(clock.now().getTime() - HOUR_MS).toISOString()
    const cap = proved ? config.CALL_BACK_DAILY_CAP : config.CALL_BACK_HOURLY_CAP
    return sql`(select count(*) from outbound_calls where kind = 'call back' and created_at >= ${since}
      and ${isProved} = ${proved ? 1 : 0}) < ${cap}`
  }

  function total({ purpose, channel, proved }: Spender, units: number): SQL {
    const budget = budgetOfPurpose(purpose, channel)
    if (budget === 'callBacks') return callBacks(proved)
    const cap = budgetLimit(budget, config)
    // `takeFromAccountBudget` has charged codes already, by country.
    if (cap === undefined || budget === 'codes') return sql`true`
    if (channel === 'sms') return sql`${smsSegmentsSpentSql(budget, today())} + ${units} <= ${cap}`
    return sql`(select coalesce(sum(attempts), 0) from outbound_calls where kind in ${purposesSubquery(purposesInBudget(budget, 'call'))}
      and created_at >= ${daysBefore(clock.now(), OLDEST_CALL_DAYS)} and due_at >= ${today()}) + ${units} <= ${cap}`
  }

  return { personal, total, today }
}
