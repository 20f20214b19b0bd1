import { sql } from 'drizzle-orm'
import type { Database } from '../../../../db/open.ts'

const SHOWN = 20
/** Failure reason of answers to a simulated phone, which are never sent. */
export const PRACTICE = 'practice phone'

/** Returns the newest texts to a phone after the message `after`, oldest first, without those whose text is not stored. `practice`: only answers to a simulated phone. */
export async function messagesTo(
  { orm }: Pick<Database, 'orm'>,
  phone: string,
  after: string,
  { practice = false }: { practice?: boolean | undefined } = {},
) {
  const shown = practice ? sql`m.failure_reason = ${PRACTICE}` : sql`true`
  const rows = await orm.all<{ id: string; text: string; at: string }>(sql`
    select id, text, at from (
      select m.id, m.text, m.created_at as at from users as u
      cross join sms_messages as m indexed by sms_user on m.user_id = u.id
      where u.phone = ${phone} and m.id > ${after} and m.text <> '' and ${shown}
      union all
      select m.id, m.text, m.created_at as at from sms_messages as m indexed by sms_of_nobody
      where m.user_id is null and m.phone = ${phone} and m.id > ${after} and m.text <> '' and ${shown}
    ) order by id desc limit ${SHOWN}`)
  return rows.reverse()
}
