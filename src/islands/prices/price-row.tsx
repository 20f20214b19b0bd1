import { isCropId } from '../../contracts/crops.ts'
import { GRADES, type GradeId } from '../../contracts/grades.ts'
import { DOUBTFUL_PRICE_FACTOR, type ListedPrice, moneyText } from '../../contracts/prices.ts'
import type { Translate } from '../../words/translate.ts'
import { formatDate } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'

const TONES: Record<ListedPrice['state'], BadgeTone> = { counts: 'leaf', replaced: 'plain', old: 'sun' }

/** One price: item, unit, market, date, reporter, and whether it is current. */
export function PriceRow({ price, remove }: { price: ListedPrice; remove: string }) {
  const t = useTranslate()
  const { market, date, days, state, doubtful, by, way } = price
  const what = itemName(price, t)
  return (
    <li className="price price-row">
      <div>
        <p>
          <b>{what}</b> <span className="figures">{priceWithUnit(price, t)}</span>
        </p>
        <p className="small soft">
          {[market, formatDate(date, t), days === 0 ? t('prices.today') : t('time.days', { n: days })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="small soft">{by ?? t(way === 'command' ? 'prices.byCommand' : 'prices.byLeft')}</p>
        <Badge tone={TONES[state]}>{t(`prices.${state}`)}</Badge>
        {doubtful ? <p className="small price-doubt">{t('prices.doubtful', { n: DOUBTFUL_PRICE_FACTOR })}</p> : null}
      </div>
      <ButtonLink href={remove} variant="quiet" icon="trash" aria-label={t('prices.removeOne', { what })} />
    </li>
  )
}

/** Name of a crop, or the label on a fertiliser bag. */
export const itemName = ({ item }: Pick<ListedPrice, 'item'>, t: Translate): string =>
  isCropId(item) ? t(`crop.${item}`) : (GRADES[item as GradeId]?.label ?? item)

/** Formats a price with its unit: per kg, or per bag with its weight. */
export function priceWithUnit({ country, bagKg, price }: ListedPrice, t: Translate): string {
  const money = moneyText(country, price)
  return bagKg === null ? t('prices.ofKg', { price: money }) : t('prices.ofBag', { price: money, kg: bagKg })
}
