import { sql } from 'drizzle-orm'
import type { ChannelFigures } from '../../../contracts/channel-figures.ts'
import type { Database, Write } from '../../../db/open.ts'
import { totalCost } from '../costs.ts'

const WORD_COUNTER = 'sms_word'
const IS_SENT_SQL = sql`state in ('accepted', 'delivered', 'unknown')`

export const countKeywordWrite = (word: string, at: Date): Write => sql`
  insert into counters (name, key, n) values (${WORD_COUNTER}, ${`${at.toISOString().slice(0, 10)} ${word}`}, 1)
  on conflict (name, key) do update set n = n + 1`

export async function readSmsFigures({ orm }: Pick<Database, 'orm'>, since: string): Promise<ChannelFigures['sms']> {
  const [words, groups] = await Promise.all([
    orm.all<{ name: string; n: number }>(sql`
      select substr(key, 12) as name, sum(n) as n from counters
      where name = ${WORD_COUNTER} and key >= ${since.slice(0, 10)} group by 1 order by 2 desc, 1`),
    orm.all<{ currency: string; amount: number; n: number; segments: number }>(sql`
      select currency, sum(paid) as amount, sum(n) as n, sum(segments) as segments from (
        select t.currency, t.paid / 10000.0 as paid, t.messages as n, t.segments
        from sms_campaigns as c cross join sms_tallies as t indexed by sqlite_autoindex_sms_tallies_1 on t.campaign_id = c.id
        where c.started_at >= ${since} and t.${IS_SENT_SQL}
        union all
        select case when cost like '___ %' then substr(cost, 1, 3) else '' end,
          coalesce(cast(substr(cost, 5) as real), 0), 1, segments
        from sms_messages indexed by sms_sent where sent_at >= ${since} and campaign_id is null and ${IS_SENT_SQL})
      group by currency`),
  ])
  const sum = (of: 'n' | 'segments') => groups.reduce((all, group) => all + group[of], 0)
  return { words, sent: sum('n'), segments: sum('segments'), cost: totalCost(groups) }
}
