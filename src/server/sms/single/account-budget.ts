import { sql } from 'drizzle-orm'
import { PHONE_COUNTRY_IDS } from '../../../contracts/phone-countries.ts'
import type { Database } from '../../../db/open.ts'
import type { Clock } from '../../../ground/clock.ts'
import type { Config } from '../../../ground/config.ts'
import { mobileCountry } from '../../phone-number.ts'

/** The first countries of SMS_CODE_COUNTRIES may use the whole budget, each other one at most this part of it. */
const HOME_COUNTRIES = 2
const ABROAD = 0.1

interface Needs {
  db: Database
  clock: Clock
  config: Pick<Config, 'SMS_CODE_DAILY_CAP' | 'SMS_CODE_COUNTRIES'>
}

/** Why an SMS about an account is not sent: the phone is no mobile of a country served, or the day's budget is used up. */
export type NotPaid = 'not served' | 'budget'

/**
 * Takes one SMS about an account from the day's budget (UTC), which the advice has no part in: it is asked for by whoever
 * comes, so it must not cost more than was decided, nor the farmers their advice. Kept in the database: it outlives a
 * restart, and all processes share it. @returns null when it may be sent
 */
export async function takeFromBudget({ db, clock, config }: Needs, phone: string): Promise<NotPaid | null> {
  const { SMS_CODE_DAILY_CAP: cap, SMS_CODE_COUNTRIES: countries = [...PHONE_COUNTRY_IDS] as string[] } = config
  const country = mobileCountry(phone)
  const rank = country === null ? -1 : countries.indexOf(country)
  if (rank < 0) return 'not served'
  const share = rank < HOME_COUNTRIES ? cap : Math.ceil(cap * ABROAD)
  const day = clock.now().toISOString().slice(0, 10)
  const isLeft = sql`(select coalesce(sum(sent), 0) from account_sms_days where day = ${day}) < ${cap}`
  const [taken] = await db.write(sql`
    insert into account_sms_days (day, country, sent) select ${day}, ${country}, 1 where ${isLeft} and ${share} > 0
    on conflict (day, country) do update set sent = sent + 1 where sent < ${share} and ${isLeft}
    returning sent`)
  return taken.length > 0 ? null : 'budget'
}
