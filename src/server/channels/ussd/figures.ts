import { gte, sql } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import { ussdSessions } from '../../../db/schema/ussd.ts'

/** Number of screens listed, those where most sessions end early first. */
const MAX_SCREENS_LISTED = 20

export type DialFigures = Awaited<ReturnType<typeof readDialFigures>>

/** Counts sessions since a time: outcomes, costs by currency, and the screens where unfinished sessions ended. */
export async function readDialFigures({ orm }: Pick<Database, 'orm'>, since: string) {
  const begun = gte(ussdSessions.createdAt, since)
  const outcome = sql<string>`coalesce(${ussdSessions.outcome}, 'open')`
  const n = sql<number>`count(*)`
  const [outcomes, costs, left, [dear]] = await Promise.all([
    orm.select({ outcome, n }).from(ussdSessions).where(begun).groupBy(outcome),
    orm
      .select({
        currency: sql<string>`substr(${ussdSessions.cost}, 1, 3)`,
        paid: sql<number>`sum(cast(substr(${ussdSessions.cost}, 5) as real))`,
      })
      .from(ussdSessions)
      .where(sql`${begun} and ${ussdSessions.cost} like '___ %'`)
      .groupBy(sql`substr(${ussdSessions.cost}, 1, 3)`),
    orm
      .select({ screen: ussdSessions.screen, n })
      .from(ussdSessions)
      .where(sql`${begun} and ${outcome} <> 'finished'`)
      .groupBy(ussdSessions.screen)
      .orderBy(sql`count(*) desc`)
      .limit(MAX_SCREENS_LISTED),
    orm.select({ n }).from(ussdSessions).where(sql`${begun} and ${ussdSessions.cost} is null`),
  ])
  return { outcomes, costs, left, unpriced: dear?.n ?? 0 }
}
