import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'

const SHOWN = 20

/** The newest texts to a phone after the message `after`, oldest first; those that nobody may read are left out. */
export async function messagesTo({ orm }: Pick<Database, 'orm'>, phone: string, after: string) {
  const rows = await orm.all<{ id: string; text: string; at: string }>(sql`
    select id, text, at from (
      select m.id, m.text, m.created_at as at from users as u
      cross join sms_messages as m indexed by sms_user on m.user_id = u.id
      where u.phone = ${phone} and m.id > ${after} and m.text <> ''
      union all
      select m.id, m.text, m.created_at as at from sms_messages as m indexed by sms_of_nobody
      where m.user_id is null and m.phone = ${phone} and m.id > ${after} and m.text <> ''
    ) order by id desc limit ${SHOWN}`)
  return rows.reverse()
}
