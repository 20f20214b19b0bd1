import type { Country } from '../../contracts/grades.ts'
import { type CropMarket, type MarketPrice, SEEN_UNITS } from '../../contracts/market.ts'
import { moneyText } from '../../contracts/prices.ts'
import { CropIcon } from '../crops/crop-icon.tsx'
import { useT } from '../lib/page.tsx'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { Hold } from './hold.tsx'
import { Notes } from './notes.tsx'
import { PriceLine } from './price-line.tsx'

/** Prices of one crop at the nearest markets, what neighbours saw, and the sum of holding an own crop. */
export function CropPrices({ market: one, country }: { market: CropMarket; country: Country }) {
  const t = useT()
  const { crop, markets, nearby, own } = one
  const shown = markets.filter(({ price, range }) => price !== null || range)
  const [nearest] = markets
  const here = markets.find(({ price, old }) => price !== null && !old)
  const name = t(`crop.${crop}`)
  return (
    <Card
      title={
        <span className="market-crop">
          <CropIcon crop={crop} />
          {name}
        </span>
      }
    >
      {here ? <Notes country={country} price={here.price!} /> : null}
      {shown.length === 0 && !nearby ? <p>{t('market.none', { crop: name })}</p> : null}
      {shown.length > 0 ? (
        <ul className="list market-list">
          {shown.map((each) => (
            <MarketRow key={each.market} price={each} country={country} />
          ))}
        </ul>
      ) : null}
      {nearby ? (
        <p>
          {t('market.nearby', {
            low: moneyText(country, nearby.low),
            high: moneyText(country, nearby.high),
            n: nearby.people,
            days: nearby.days,
          })}
        </p>
      ) : null}
      {nearest ? <PriceLine market={nearest.market} history={nearest.history} country={country} /> : null}
      {own ? <Hold market={one} country={country} /> : null}
    </Card>
  )
}

function MarketRow({
  price: { market, km, price, days, old, trend, range },
  country,
}: {
  price: MarketPrice
  country: Country
}) {
  const t = useT()
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
            {t('market.unit.bag100')}: {moneyText(country, price * SEEN_UNITS.bag100)}
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
