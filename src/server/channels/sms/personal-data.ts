import { eq, or, type SQL, sql } from 'drizzle-orm'
import { smsCampaigns, smsMessages } from '../../../db/schema/sms.ts'
import { deleteIdempotencyKeyWrite } from '../../foundation/idempotency-keys.ts'
import { type PersonalData, personRowsByPage } from '../../foundation/personal-data.ts'
import { HELP_KEY_OWNER, NOT_UNDERSTOOD_KEY_OWNER } from './inbound/callbacks.ts'

/** Messages of a person. A campaign's only personal datum is the user who started it, removed with that account. */
export const smsData: PersonalData = {
  tables: [smsMessages, smsCampaigns],
  held: (db, { id, phone }) => ({
    sms: personRowsByPage(db, smsMessages, or(eq(smsMessages.userId, id), isOfUnknownUserSql(phone)), (some) => {
      const { phone, text, state, createdAt, sentAt } = smsMessages
      return db.orm.select({ phone, text, state, createdAt, sentAt }).from(smsMessages).where(some)
    }),
  }),
  forget: (db, { phone }) => [
    // HELP answers are counted per phone.
    deleteIdempotencyKeyWrite(db, HELP_KEY_OWNER, phone),
    deleteIdempotencyKeyWrite(db, NOT_UNDERSTOOD_KEY_OWNER, phone),
    db.orm.delete(smsMessages).where(isOfUnknownUserSql(phone)),
  ],
}

/** SMS to a phone without an account, such as an answer to HELP. */
const isOfUnknownUserSql = (phone: string): SQL =>
  sql`${smsMessages.userId} is null and ${smsMessages.phone} = ${phone}`
