import { sql } from 'drizzle-orm'
import { PHONE_COUNTRY_IDS } from '../../contracts/phone-countries.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { countryOfMobileNumber } from '../foundation/phone-number.ts'

/** Number of countries at the beginning of SMS_CODE_COUNTRIES that may use the whole budget. */
const HOME_COUNTRIES = 2
/** Share of the budget that each other country may use. */
const FOREIGN_BUDGET_SHARE = 0.1

/** Charges one account SMS to the day's budget (UTC), which exists because anyone can request such SMS. @returns null if allowed, else the reason */
export async function takeFromAccountBudget(
  { db, clock, config }: Pick<Foundation, 'db' | 'clock' | 'config'>,
  phone: string,
): Promise<'not served' | 'budget' | null> {
  const { SMS_CODE_DAILY_CAP: cap } = config
  const countries: readonly string[] = config.SMS_CODE_COUNTRIES ?? PHONE_COUNTRY_IDS
  const country = countryOfMobileNumber(phone)
  const rank = country === null ? -1 : countries.indexOf(country)
  if (rank < 0) return 'not served'
  const share = rank < HOME_COUNTRIES ? cap : Math.ceil(cap * FOREIGN_BUDGET_SHARE)
  const day = clock.now().toISOString().slice(0, 10)
  const isLeft = sql`(select coalesce(sum(sent), 0) from account_sms_days where day = ${day}) < ${cap}`
  const [taken] = await db.write(sql`
    insert into account_sms_days (day, country, sent) select ${day}, ${country}, 1 where ${isLeft} and ${share} > 0
    on conflict (day, country) do update set sent = sent + 1 where sent < ${share} and ${isLeft}
    returning sent`)
  return taken.length > 0 ? null : 'budget'
}
