import { sql } from 'drizzle-orm'
import { PHONE_COUNTRY_IDS } from '../../contracts/phone-countries.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { countryOfMobileNumber } from '../foundation/phone-number.ts'
import { type OutboundChannel, type Purpose, purposeRule } from './purposes.ts'
import { sendsRealSms } from './sms/providers.ts'
import { isStoppedNumberSql, refusesCallsSql } from './suppression.ts'

/** Reason for which a number may not be reached. */
export type NumberRefusal = 'another account' | 'not served' | 'stopped' | 'no calls' | 'unproved'

export interface RefusalExceptions {
  afterStop?: boolean
  /** True for the notice to a number that its account has just given up: it counts as verified. */
  wasProved?: boolean
}

/** Facts about a number that decide whether each channel may reach it. */
interface Standing {
  phone: string
  accountId: string | null
  proved: boolean
  /** Place where the STOP is stored: with the account, or with the number from before it had an account. */
  stopped: 'account' | 'number' | null
  noCalls: boolean
}

/** Reads the facts about numbers, and judges them. Where no SMS leave this server, numbers need no verification. */
export function createNumberChecks({ db, config }: Pick<Foundation, 'db' | 'config'>) {
  const sends = sendsRealSms(config)
  const served: readonly string[] = config.SMS_CODE_COUNTRIES ?? PHONE_COUNTRY_IDS

  const isServed = (phone: string) => {
    const country = countryOfMobileNumber(phone)
    return country !== null && served.includes(country)
  }

  /** Returns the reason for which a number may not be reached, apart from hours and budgets; null if it may. */
  function refusal(
    { purpose, channel, userId }: { purpose: Purpose; channel: OutboundChannel; userId: string | null },
    { phone, accountId, proved, stopped, noCalls }: Standing,
    { afterStop = false, wasProved = false }: RefusalExceptions = {},
  ): NumberRefusal | null {
    // A browser has its own consent and no number.
    if (channel === 'push') return null
    if (userId !== null && userId !== accountId && !wasProved) return 'another account'
    if (!isServed(phone)) return 'not served'
    if (stopped === 'number' || (stopped && !afterStop)) return 'stopped'
    if (channel === 'call' && noCalls) return 'no calls'
    if (sends && purposeRule(purpose).proof === 'owner' && !proved && !wasProved) return 'unproved'
    return null
  }

  async function standingsOf(phones: readonly string[]): Promise<Map<string, Standing>> {
    type Row = Omit<Standing, 'proved' | 'noCalls'> & { proved: number; noCalls: number }
    const rows = await db.orm.all<Row>(sql`
      select p.value as phone, u.id as accountId, u.phone_proved_at is not null as proved,
        case when ${isStoppedNumberSql(sql`p.value`)} then 'number' when u.sms_opted_out_at is not null then 'account' end as stopped,
        ${refusesCallsSql(sql`p.value`)} as noCalls
      from json_each(${JSON.stringify(phones)}) as p left join users as u on u.phone = p.value`)
    return new Map(
      rows.map(({ proved, noCalls, ...row }) => [row.phone, { ...row, proved: proved === 1, noCalls: noCalls === 1 }]),
    )
  }

  return { refusal, standingsOf }
}
