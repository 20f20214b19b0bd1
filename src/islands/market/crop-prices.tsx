import type { Country } from '../../contracts/grades.ts'
import { type CropMarket, type MarketPrice, PRICE_REPORT_UNITS } from '../../contracts/market.ts'
import { moneyText } from '../../contracts/prices.ts'
import type { Translate } from '../../words/translate.ts'
import { CropIcon } from '../crops/crop-icon.tsx'
import { useTranslate } from '../lib/page.tsx'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { SellOrHoldCard } from './hold.tsx'
import { Banknotes } from './notes.tsx'
import { PriceHistoryChart } from './price-line.tsx'

/** Prices of one crop at the nearest markets and as reported by neighbours, and the sell-or-hold calculation for an own crop. */
export function CropPrices({ market: one, country }: { market: CropMarket; country: Country }) {
  const t = useTranslate()
  const { crop, markets, own } = one
  const shown = markets.filter(isPriced)
  const [nearest] = markets
  const here = markets.find(({ price, old }) => price !== null && !old)
  const name = t(`crop.${crop}`)
  const summary = neighbourPricesText(one, name, country, t)
  return (
    <Card
      title={
        <span className="market-crop">
          <CropIcon crop={crop} />
          {name}
        </span>
      }
    >
      {here ? <Banknotes country={country} price={here.price!} /> : null}
      {shown.length > 0 ? (
        <ul className="list market-list">
          {shown.map((each) => (
            <MarketRow key={each.market} price={each} country={country} />
          ))}
        </ul>
      ) : null}
      {summary ? <p>{summary}</p> : null}
      {nearest ? <PriceHistoryChart market={nearest.market} history={nearest.history} country={country} /> : null}
      {own ? <SellOrHoldCard market={one} country={country} /> : null}
    </Card>
  )
}

const isPriced = ({ price, range }: MarketPrice) => price !== null || range !== null

/** Returns the prices that neighbours reported, or a note that no price is known; null if only markets have prices. */
export function neighbourPricesText(
  { markets, nearby }: CropMarket,
  crop: string,
  country: Country,
  t: Translate,
): string | null {
  if (nearby) {
    const { low, high, people, days } = nearby
    return t('market.nearby', { low: moneyText(country, low), high: moneyText(country, high), n: people, days })
  }
  return markets.some(isPriced) ? null : t('market.none', { crop })
}

function MarketRow({
  price: { market, km, price, days, old, trend, range },
  country,
}: {
  price: MarketPrice
  country: Country
}) {
  const t = useTranslate()
  return (
    <li className={old || price === null ? 'market-row market-old' : 'market-row'}>
      <span>
        <b>{market}</b>
        <span className="small soft">
          {[km ? t('market.away', { km }) : null, days === 0 ? t('prices.today') : t('market.age', { n: days })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {range ? (
          <span className="small soft">
            {t('market.range', { low: moneyText(country, range.low), high: moneyText(country, range.high) })}
          </span>
        ) : null}
      </span>
      {price === null ? null : (
        <span className="market-price">
          <b>{moneyText(country, price)}</b>
          <span className="small soft">
            {t('market.unit.bag100')}: {moneyText(country, price * PRICE_REPORT_UNITS.bag100)}
          </span>
          {trend ? (
            <span className="small">
              <Icon name={trend} />
              {t(`market.${trend}`)}
            </span>
          ) : null}
          {old ? <Badge tone="plain">{t('market.old')}</Badge> : null}
        </span>
      )}
    </li>
  )
}
