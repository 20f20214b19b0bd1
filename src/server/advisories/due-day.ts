import { type SQL, sql } from 'drizzle-orm'
import { QUIET_RULES } from '../../agronomy/rules/catalogue.ts'
import { advisories } from '../../db/schema/advisories.ts'

/** SQL for the due date of a stored advisory, equal to `dueDay`. */
export const dueDaySql: SQL = sql`case
  when ${advisories.rule} in (select value from json_each(${JSON.stringify(QUIET_RULES)})) then null
  when json_extract(${advisories.facts}, '$.by') like '____-__-__' then json_extract(${advisories.facts}, '$.by')
  else ${advisories.validUntil} end`
