import { sql } from 'drizzle-orm'
import type { Database } from '../../../../db/open.ts'

export function formatAmounts(amounts: Record<string, number>): string | null {
  const parts = Object.entries(amounts).map(([currency, amount]) => `${currency} ${decimalText(amount)}`)
  return parts.length > 0 ? parts.join(' + ') : null
}

/** Two decimals, four where the provider's prices have them. */
const decimalText = (amount: number) => amount.toFixed(4).replace(/0{1,2}$/, '')

const MAX_RECENT_MESSAGES = 20_000

export const callingCode = (phone: string) => phone.slice(0, 4)

/** Estimates the cost of segments by calling code from the newest priced messages; null without a price so far. */
export async function estimateSmsCost(db: Database, segmentsByCode: Map<string, number>): Promise<string | null> {
  const rows = await db.orm.all<{ code: string; currency: string; price: number; n: number }>(sql`
    select substr(phone, 1, 4) as code, substr(cost, 1, 3) as currency,
      sum(cast(substr(cost, 5) as real)) / sum(segments) as price, count(*) as n
    from sms_messages
    where rowid > (select coalesce(max(rowid), 0) - ${MAX_RECENT_MESSAGES} from sms_messages) and cost is not null
    group by 1, 2 order by n desc`)
  const usual = rows[0]
  if (!usual) return null
  const amounts: Record<string, number> = {}
  for (const [code, segments] of segmentsByCode) {
    const { currency, price } = rows.find((row) => row.code === code) ?? usual
    amounts[currency] = (amounts[currency] ?? 0) + segments * price
  }
  return formatAmounts(amounts)
}
