import { type SQL, sql } from 'drizzle-orm'
import type { SmsState } from '../../../db/schema/sms.ts'

export const isInStateSql = (...states: SmsState[]): SQL => sql.raw(`state in ('${states.join("', '")}')`)
