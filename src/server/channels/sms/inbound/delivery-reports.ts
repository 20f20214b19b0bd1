import { sql } from 'drizzle-orm'
import { smsOptOutColumns } from '../../../accounts/sms-consent.ts'
import type { Foundation } from '../../../foundation/foundation.ts'
import { toE164 } from '../../../foundation/phone-number.ts'
import type { DeliveryReport } from '../sms-provider.ts'
import { isInStateSql } from '../sms-state-sql.ts'

/** Records a delivery report; final states stay. Reports before our record are matched by phone. */
export async function recordDelivery(
  { clock, db, log }: Pick<Foundation, 'db' | 'clock' | 'log'>,
  report: DeliveryReport,
): Promise<void> {
  const { providerId: id, state, status, optedOut } = report
  const now = clock.now().toISOString()
  const phone = toE164(report.phone)
  if (optedOut && phone) await db.write(...smsOptOutColumns([phone], now))
  if (state === null) log.warn('sms.delivery.unknown_status', { status: status.slice(0, 40) })
  if (state === null || state === 'on the way') return
  const reason = state === 'failed' ? report.reason : null
  const becomes = sql`set state = ${state}, provider_id = ${id}, failure_reason = ${reason}, final_at = ${now}`
  const [known] = await db.write(
    sql`update sms_messages ${becomes} where provider_id = ${id} and ${isInStateSql('accepted', 'sending', 'unknown')} returning 1`,
  )
  if (known.length > 0 || !phone) return
  // The newest message to this phone without an id; found through its account, because messages have no index by phone.
  await db.write(sql`update sms_messages ${becomes} where rowid = (
        select m.rowid from users as u cross join sms_messages as m indexed by sms_user on m.user_id = u.id
        where u.phone = ${phone} and m.provider_id is null and ${isInStateSql('sending', 'unknown')}
        order by m.rowid desc limit 1)
      and not exists (select 1 from sms_messages where provider_id = ${id})`)
}

export async function recordOptOut(
  { db, clock }: Pick<Foundation, 'db' | 'clock'>,
  phoneNumber: string,
): Promise<void> {
  const phone = toE164(phoneNumber)
  if (phone) await db.write(...smsOptOutColumns([phone], clock.now().toISOString()))
}
