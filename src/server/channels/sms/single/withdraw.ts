import { sql } from 'drizzle-orm'
import type { Write } from '../../../../db/open.ts'
import { plain } from '../../../../words/plain.ts'
import { inState } from '../states.ts'

/** Write that ends a queued warning to a person, so that it is not sent any more. */
export const withdrawSms = (userId: string, text: string, now: string): Write => sql`
  update sms_messages set until = ${now}
  where user_id = ${userId} and ${inState('queued', 'held')} and kind like '%warning' and text = ${plain(text)}`
