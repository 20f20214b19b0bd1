import { type SQL, sql } from 'drizzle-orm'
import { QUIET_WEEK_RULES } from '../../agronomy/rules/rule-catalogue.ts'
import { LOSS_RULES } from '../../agronomy/season/due-day.ts'
import { advisories } from '../../db/schema/advisories.ts'

/** SQL for the due date of a stored advisory, equal to `adviceDueDay`. */
export const dueDaySql: SQL = sql`case
  when ${advisories.rule} in (select value from json_each(${JSON.stringify(QUIET_WEEK_RULES)})) then null
  when json_extract(${advisories.facts}, '$.by') like '____-__-__' then json_extract(${advisories.facts}, '$.by')
  else ${advisories.validUntil} end`

/** The rank by urgency of a stored advisory, equal to `urgencyRank`. */
export const urgencyRankSql: SQL = sql`case
  when ${advisories.priority} = 'high' then 0
  when ${advisories.priority} = 'low' then 2
  when ${advisories.rule} in (select value from json_each(${JSON.stringify(LOSS_RULES)})) then 0.5
  else 1 end`
