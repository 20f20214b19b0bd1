import { sql } from 'drizzle-orm'
import { USAGE_HISTORY_WEEKS, type UsageHistory } from '../../contracts/usage-history.ts'
import type { Orm } from '../../db/open.ts'
import { firstItem, itemAt } from '../../shared/lookups.ts'
import { lowestIdAtTime } from './state-counts.ts'

const DAY_MS = 86_400_000

/** Monday 00:00 UTC of a moment's week. */
function mondayMs(now: Date): number {
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS
}

/** Figures of the past weeks, oldest first; every table is read by an index on time. */
export async function readUsageHistory(orm: Orm, now: Date): Promise<UsageHistory> {
  const monday = mondayMs(now)
  const starts = Array.from({ length: USAGE_HISTORY_WEEKS }, (_, n) =>
    new Date(monday - (USAGE_HISTORY_WEEKS - 1 - n) * 7 * DAY_MS).toISOString(),
  )
  const ends = [...starts.slice(1), new Date(monday + 7 * DAY_MS).toISOString()]
  const [[total] = []] = await orm.values<[number]>(sql`select n from counters where name = 'farmers' and key = ''`)
  const found: Awaited<ReturnType<typeof weekOf>>[] = []
  for (const [n, from] of starts.entries()) found.push(await weekOf(orm, from, itemAt(ends, n)))
  const paid = new Map<string, number>()
  for (const { currency, paid: amount } of found.flatMap(({ costs }) => costs))
    paid.set(currency, (paid.get(currency) ?? 0) + amount)
  // The currency of most of the money, since amounts of several do not add up.
  const currency = [...paid].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
  let later = 0
  const weeks = found
    .map(({ counts, costs }, n) => ({
      ...counts,
      from: itemAt(starts, n).slice(0, 10),
      cost: costs.find((one) => one.currency === currency)?.paid ?? 0,
    }))
    .toReversed()
    .map((week) => {
      const farmers = (total ?? 0) - later
      later += week.joined
      return { ...week, farmers }
    })
    .toReversed()
  return { weeks, currency, funnel: await funnelOf(orm, firstItem(starts)) }
}

async function weekOf(orm: Orm, from: string, to: string) {
  const count = async (query: ReturnType<typeof sql>) => (await orm.values<[number]>(query))[0]?.[0] ?? 0
  const inboxOf = sql`inbox_messages where id >= ${lowestIdAtTime(from)} and id < ${lowestIdAtTime(to)}`
  const did = sql`advisories where done_at >= ${from} and done_at < ${to}`
  const costs = await orm.all<{ currency: string; paid: number; sent: number; failed: number }>(sql`
    select currency, sum(paid) as paid, sum(sent) as sent, sum(failed) as failed from (
      select t.currency, t.paid / 10000.0 as paid, iif(t.state in ('accepted', 'delivered', 'unknown'), t.messages, 0) as sent,
        iif(t.state = 'failed', t.messages, 0) as failed
      from sms_campaigns as c cross join sms_tallies as t indexed by sqlite_autoindex_sms_tallies_1 on t.campaign_id = c.id
      where c.started_at >= ${from} and c.started_at < ${to}
      union all
      select case when cost like '___ %' then substr(cost, 1, 3) else '' end, coalesce(cast(substr(cost, 5) as real), 0),
        state in ('accepted', 'delivered', 'unknown'), state = 'failed'
      from sms_messages indexed by sms_sent where sent_at >= ${from} and sent_at < ${to} and campaign_id is null)
    group by currency`)
  const sum = (of: 'sent' | 'failed') => costs.reduce((all, one) => all + one[of], 0)
  const counts = {
    joined: await count(
      sql`select count(*) from users where is_admin = 0 and created_at >= ${from} and created_at < ${to}`,
    ),
    active: await count(sql`select count(*) from (
      select id from users where is_admin = 0 and last_active_at >= ${from} and last_active_at < ${to}
      union select user_id from ${inboxOf} and user_id is not null union select user_id from ${did})`),
    done: await count(sql`select count(*) from ${did}`),
    questions: await count(sql`select count(*) from ${inboxOf}`),
    sent: sum('sent'),
    failed: sum('failed'),
  }
  return { counts, costs: costs.filter(({ currency }) => currency !== '') }
}

async function funnelOf(orm: Orm, from: string): Promise<UsageHistory['funnel']> {
  const row = firstItem(
    await orm.values<[number, number, number]>(sql`
    select count(*),
      coalesce(sum(exists (select 1 from crops as c where c.user_id = u.id and c.placeholder = 0)), 0),
      coalesce(sum(exists (select 1 from advisories as a where a.user_id = u.id and a.done = 1)), 0)
    from users as u where u.is_admin = 0 and u.created_at >= ${from}`),
  )
  const [joined, planted, done] = row
  return { joined, planted, done }
}
