import { type SQL, sql } from 'drizzle-orm'

/** Condition for a number that has sent STOP; `optedOutAt`: the column of its account, if it has one. */
export const isStoppedSql = (phone: SQL, optedOutAt: SQL): SQL =>
  sql`(${optedOutAt} is not null or ${isStoppedNumberSql(phone)})`

/** Condition for a number that sent STOP while it had no account. */
export const isStoppedNumberSql = (phone: SQL): SQL =>
  sql`exists (select 1 from stopped_numbers as s where s.phone = ${phone})`

export const refusesCallsSql = (phone: SQL): SQL => sql`exists (select 1 from no_calls as n where n.phone = ${phone})`

/** Stores a STOP for numbers without an account; an account stores its own (`sms-consent.ts`). */
export const storeStopsWrite = (phones: readonly string[], at: string): SQL => sql`
  insert into stopped_numbers (phone, created_at) select value, ${at} from json_each(${JSON.stringify(phones)})
  where value not in (select phone from users) on conflict do nothing`

/** Moves the STOP of an account to the number that the account gives up. */
export const moveStopWrite = (userId: string, phone: string): SQL => sql`
  insert into stopped_numbers (phone, created_at)
  select ${phone}, sms_opted_out_at from users where id = ${userId} and sms_opted_out_at is not null on conflict do nothing`

/** Refuses further calls to a number, with or without an account. */
export const storeCallRefusalWrite = (phone: string, at: string): SQL =>
  sql`insert into no_calls (phone, created_at) values (${phone}, ${at}) on conflict do nothing`

export const deleteCallRefusalWrite = (phone: string): SQL => sql`delete from no_calls where phone = ${phone}`

export const deleteStopWrite = (phone: string): SQL => sql`delete from stopped_numbers where phone = ${phone}`
