import { type SQL, sql } from 'drizzle-orm'
import type { SmsState } from '../../../db/schema/sms.ts'

/** Condition `state in (…)`; an unknown state does not compile. */
export const inState = (...states: SmsState[]): SQL => sql.raw(`state in ('${states.join("', '")}')`)
