import { type SQL, sql } from 'drizzle-orm'
import { BEGINS_SOON_MS } from '../warnings/soon.ts'
import { WORK_SUSPENDED_BY_WARNING } from './advisory-under-warning.ts'

const EVENT_RULE_PAIRS_JSON = JSON.stringify(WORK_SUSPENDED_BY_WARNING.map(([event, rule]) => `${event} ${rule}`))
const RULES_OF_PAIRS = JSON.stringify([...new Set(WORK_SUSPENDED_BY_WARNING.map(([, rule]) => rule))])

/** Condition on an advisory `a`: its work waits for the end of a warning that its farmer got. */
export const isSuspendedByWarningSql = (
  now: Date,
): SQL => sql`(a.rule in (select value from json_each(${RULES_OF_PAIRS}))
  and exists (select 1 from notifications as n where n.user_id = a.user_id
    and n.dedupe_key >= 'cap-warned:' and n.dedupe_key < 'cap-warned:~'
    and n.data ->> '$.expires' > ${now.toISOString()} and n.data ->> '$.onset' <= ${new Date(now.getTime() + BEGINS_SOON_MS).toISOString()}
    and (n.data ->> '$.event') || ' ' || a.rule in (select value from json_each(${EVENT_RULE_PAIRS_JSON}))))`
