import { type SQL, sql } from 'drizzle-orm'
import { deleteStopWrite, storeStopsWrite } from '../channels/suppression.ts'

/** Turns SMS off for these phones and records the time of the first STOP. */
export const smsOptOutColumns = (phones: string[], at: string): [SQL, SQL] => [
  sql`
  update users set sms_opted_out_at = coalesce(sms_opted_out_at, ${at}), updated_at = ${at},
    notification_preferences = json_set(notification_preferences, '$.sms', json('false'))
  where phone in (select value from json_each(${JSON.stringify(phones)}))`,
  storeStopsWrite(phones, at),
]

/** Turns SMS on again, from the phone itself. It verifies no number, since a stranger may have registered it. */
export const smsOptInColumns = (phone: string, at: string): [SQL, SQL] => [
  sql`
  update users set sms_opted_out_at = null, updated_at = ${at},
    notification_preferences = json_set(notification_preferences, '$.sms', json('true')),
    channels = case when channels ->> '$.advice' in ('web', 'none') then json_remove(channels, '$.advice') else channels end
  where phone = ${phone}`,
  deleteStopWrite(phone),
]
