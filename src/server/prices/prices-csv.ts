import { asc, gt, sql } from 'drizzle-orm'
import { CURRENCIES, PRICE_COLUMNS } from '../../contracts/prices.ts'
import type { Orm } from '../../db/open.ts'
import { prices } from '../../db/schema/prices.ts'
import { lastItem } from '../../shared/lookups.ts'
import { BYTE_ORDER_MARK, CSV_NEW_LINE, csvCell } from '../foundation/csv-cell.ts'

const PAGE = 1000

/** Yields all prices as CSV, oldest first, so that an import keeps the order of prices of one day. */
export async function* pricesCsv(orm: Orm): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${PRICE_COLUMNS.join(',')}${CSV_NEW_LINE}`
  for (let last: { date: string; id: string } | null = null; ; ) {
    const rows = await orm
      .select()
      .from(prices)
      .where(last ? sql`(${prices.date}, ${prices.id}) > (${last.date}, ${last.id})` : gt(prices.date, ''))
      .orderBy(asc(prices.date), asc(prices.id))
      .limit(PAGE)
    yield rows.map(csvLine).join('')
    if (rows.length < PAGE) return
    last = lastItem(rows)
  }
}

/** `prices-YYYYMMDD-HHMMSS.csv`, in UTC. */
export function pricesFileName(at: Date): string {
  const [day, time] = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').split('T')
  return `prices-${day}-${time}.csv`
}

function csvLine({ country, kind, item, bagKg, price, market, date }: typeof prices.$inferSelect): string {
  const cells = [country, kind, item, bagKg, price, CURRENCIES[country].code, market, date]
  return cells.map((cell) => csvCell(cell === null ? null : String(cell))).join(',') + CSV_NEW_LINE
}
