import { type SQL, sql } from 'drizzle-orm'
import type { Write } from '../../../../db/open.ts'
import { smsLength } from '../../../../words/gsm7.ts'
import { toPlainCharacters } from '../../../../words/plain-characters.ts'
import type { WarningPurpose } from '../../purposes.ts'
import { isInStateSql } from '../sms-state-sql.ts'

/** Condition: the message is a warning to the person that was not submitted to the provider yet. */
const isWaitingCondition = (userId: string, text: string) => sql`
  user_id = ${userId} and ${isInStateSql('queued', 'held')} and kind like '%warning' and text = ${toPlainCharacters(text)}`

export const isWaitingSmsSql = (userId: string, text: string): SQL =>
  sql`exists (select 1 from sms_messages where ${isWaitingCondition(userId, text)})`

/** Write that ends a queued warning to a person, so that it is not sent any more. */
export const withdrawSmsWrite = (userId: string, text: string, now: string): Write =>
  sql`update sms_messages set until = ${now} where ${isWaitingCondition(userId, text)}`

/** Write that replaces the text of a queued warning to a person; a warning that became urgent is due at once. */
export function reviseSms(
  userId: string,
  text: string,
  { message, until, purpose }: { message: string; until: string; purpose: WarningPurpose },
): Write {
  const revised = toPlainCharacters(message)
  const atOnce = purpose === 'urgent warning' ? sql`, kind = ${purpose}, state = 'queued', due_at = null` : sql``
  return sql`update sms_messages set text = ${revised}, segments = ${smsLength(revised).segments}, until = ${until}${atOnce}
    where ${isWaitingCondition(userId, text)}`
}
