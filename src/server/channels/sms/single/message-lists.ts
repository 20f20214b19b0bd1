import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { PageParams } from '../../../../contracts/community.ts'
import type { PersonMessage } from '../../../../contracts/people.ts'
import type { Database } from '../../../../db/open.ts'
import { type SmsState, smsMessages } from '../../../../db/schema/sms.ts'
import { lastItem } from '../../../../shared/lookups.ts'
import type { Page } from '../../../community/listing.ts'

const MAX_MESSAGES_SHOWN = 20
/** Failure reason of answers to a simulated phone, which are never sent. */
export const SIMULATOR_REASON = 'practice phone'

/** Returns the newest texts to a phone after the message `after`, oldest first, without those whose text is not stored. `practice`: only answers to a simulated phone. */
export async function listMessagesToPhone(
  { orm }: Pick<Database, 'orm'>,
  phone: string,
  after: string,
  { practice = false }: { practice?: boolean | undefined } = {},
) {
  const shown = practice ? sql`m.failure_reason = ${SIMULATOR_REASON}` : sql`true`
  const rows = await orm.all<{ id: string; text: string; at: string }>(sql`
    select id, text, at from (
      select m.id, m.text, m.created_at as at from users as u
      cross join sms_messages as m indexed by sms_user on m.user_id = u.id
      where u.phone = ${phone} and m.id > ${after} and m.text <> '' and ${shown}
      union all
      select m.id, m.text, m.created_at as at from sms_messages as m indexed by sms_of_nobody
      where m.user_id is null and m.phone = ${phone} and m.id > ${after} and m.text <> '' and ${shown}
    ) order by id desc limit ${MAX_MESSAGES_SHOWN}`)
  return rows.reverse()
}

const SHOWN_AS: Record<SmsState, PersonMessage['state']> = {
  queued: 'waiting',
  held: 'waiting',
  sending: 'waiting',
  accepted: 'sent',
  unknown: 'sent',
  delivered: 'delivered',
  failed: 'failed',
  skipped: 'failed',
}

export async function listMessagesOfUser(
  { orm }: Pick<Database, 'orm'>,
  userId: string,
  { limit, before }: PageParams,
): Promise<Page<PersonMessage>> {
  const { id, state, text, createdAt } = smsMessages
  const rows = await orm
    .select({ id, state, text, createdAt })
    .from(smsMessages)
    .where(and(eq(smsMessages.userId, userId), ne(state, 'skipped'), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit + 1)
  const items = rows.slice(0, limit).map((row) => ({ ...row, state: SHOWN_AS[row.state] }))
  return { items, next: rows.length > limit ? lastItem(items).id : null }
}
