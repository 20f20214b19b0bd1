import { addMonths } from '../../agronomy/dates.ts'
import { type CanonicalCropId, CROP_IDS, canonicalCrop } from '../../contracts/crops.ts'
import type { Country } from '../../contracts/grades.ts'
import type { BoardParams, PriceBoard } from '../../contracts/market.ts'
import { itemAt } from '../../shared/lookups.ts'
import { type Actor, requireAdmin } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { thinOutHistory } from './market-list.ts'
import { type MarketRow, newestPriceByMarket, priceHistoryOf } from './market-rows.ts'
import { daysSinceDate, todayInCountry } from './newest-prices.ts'

const CANONICAL = [...new Set(CROP_IDS.map(canonicalCrop))]
const SHOWN = 30
const HISTORY_MONTHS = 12

/** Table of all markets for administrators: the newest price of each crop, with a chart of the year. */
export function createPriceBoard({ db: { orm }, clock }: Pick<Foundation, 'db' | 'clock'>) {
  return {
    /**
     * One page of the table; `nameOf` gives the crop's name in the reader's language, for the search and the order.
     *
     * @throws AppError forbidden
     */
    async list(
      actor: Actor,
      country: Country,
      { q, sort, order, page }: BoardParams,
      nameOf: (crop: CanonicalCropId) => string,
    ): Promise<PriceBoard> {
      requireAdmin(actor)
      const sought = q.toLocaleLowerCase()
      const all = (await newestPriceByMarket(orm, country, CANONICAL)).filter(({ crop, market }) =>
        [nameOf(crop), market].some((text) => text.toLocaleLowerCase().includes(sought)),
      )
      const byCrop = (a: MarketRow, b: MarketRow) =>
        nameOf(a.crop).localeCompare(nameOf(b.crop)) || a.market.localeCompare(b.market)
      const orders: Record<BoardParams['sort'], (a: MarketRow, b: MarketRow) => number> = {
        crop: byCrop,
        market: (a, b) => a.market.localeCompare(b.market) || byCrop(a, b),
        price: (a, b) => a.price - b.price || byCrop(a, b),
        date: (a, b) => a.date.localeCompare(b.date) || byCrop(a, b),
      }
      const ascending = orders[sort]
      const compare = order === 'ascending' ? ascending : (a: MarketRow, b: MarketRow) => ascending(b, a)
      const pages = Math.max(1, Math.ceil(all.length / SHOWN))
      const here = Math.min(page, pages)
      const rows = all.toSorted(compare).slice((here - 1) * SHOWN, here * SHOWN)
      const now = clock.now()
      const history = await priceHistoryOf(orm, country, rows, addMonths(todayInCountry(country, now), -HISTORY_MONTHS))
      return {
        q,
        sort,
        order,
        page: here,
        pages,
        rows: rows.map((row, n) => ({
          ...row,
          days: daysSinceDate(row.date, country, now),
          history: thinOutHistory(itemAt(history, n)),
        })),
      }
    },
  }
}
