import type { KnownPrice } from '../../contracts/fertilizer-field.ts'
import type { Translate } from '../../words/translate.ts'
import { formatDate } from '../lib/format-time.ts'

/** Source and date of a price: `Price of Mar 3, 2026, Dawanau`. An outdated price is marked, and its amount shown. */
export function priceText({ whose, market, date, counts }: KnownPrice, price: string, t: Translate): string {
  const day = formatDate(date, t)
  const source =
    whose === 'own'
      ? t('bags.priceOwn', { date: day })
      : market
        ? t('bags.priceAt', { date: day, market })
        : t('bags.priceOf', { date: day })
  return counts ? source : t('bags.tooOld', { price: `${source}, ${price}` })
}
