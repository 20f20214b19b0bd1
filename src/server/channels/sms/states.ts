import { type SQL, sql } from 'drizzle-orm'
import type { SmsState } from '../../../db/schema/sms.ts'

/** `state in (…)` of messages: a state that there is not does not compile. */
export const inState = (...states: SmsState[]): SQL => sql.raw(`state in ('${states.join("', '")}')`)
