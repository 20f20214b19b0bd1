import { desc, gte, sql } from 'drizzle-orm'
import type { ChannelFigures } from '../../../contracts/channel-figures.ts'
import { type Database, rowCountSql } from '../../../db/open.ts'
import { calls } from '../../../db/schema/voice.ts'
import { costSumColumns, totalCost } from '../costs.ts'

/** Counts the calls begun since a time, and the messages delivered by call or by SMS in its place. */
export async function readCallFigures({ orm }: Pick<Database, 'orm'>, since: string): Promise<ChannelFigures['calls']> {
  const begun = gte(calls.createdAt, since)
  const { currency, amount } = costSumColumns(sql`${calls.cost}`)
  const [n, left, told, costs, [length]] = await Promise.all([
    orm.select({ name: calls.direction, n: rowCountSql }).from(calls).where(begun).groupBy(calls.direction),
    orm
      .select({ name: calls.place, n: rowCountSql })
      .from(calls)
      .where(sql`${begun} and ${calls.place} <> ''`)
      .groupBy(calls.place)
      .orderBy(desc(rowCountSql), calls.place),
    orm.all<{ name: string; n: number }>(sql`
      select state as name, count(*) as n from outbound_calls indexed by outbound_calls_created
      where created_at >= ${since} group by state`),
    orm.select({ currency, amount, n: rowCountSql }).from(calls).where(begun).groupBy(currency),
    orm
      .select({ seconds: sql<number>`coalesce(sum(${calls.durationSeconds}), 0)` })
      .from(calls)
      .where(begun),
  ])
  return { n, seconds: length?.seconds ?? 0, left, told, cost: totalCost(costs) }
}
