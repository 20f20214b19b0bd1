import { getNearbyPrices } from '../../contracts/calls/market.ts'
import type { CropMarket } from '../../contracts/market.ts'
import { useRead } from '../lib/api.ts'
import { usePage } from '../lib/page.tsx'
import { SignedIn } from '../shell/signed-in.tsx'
import { ReportBadWording } from '../ui/badly-said.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { CropPrices, neighbourPricesText } from './crop-prices.tsx'
import { PriceReportForm } from './tell-price.tsx'

/** Prices at the nearest markets, and the sell-or-hold calculator. */
export default function MarketPage() {
  return <SignedIn active="home">{() => <Prices />}</SignedIn>
}

function Prices() {
  const { t, props } = usePage<{ asked: { crop: string } | null }>()
  const { data, error } = useRead(getNearbyPrices)
  if (!data) return <NotLoaded error={error} />
  const { country, crops } = data
  const hasPrice = ({ markets, nearby }: CropMarket) => nearby !== null || markets.some(({ price }) => price !== null)
  const entered = props.asked
  const rank = (one: CropMarket) => (one.cropId === entered?.crop ? 2 : Number(hasPrice(one)))
  const own = crops.filter((each) => each.own).toSorted((a, b) => rank(b) - rank(a))
  const others = crops.filter((each) => !each.own)
  return (
    <div className="stack">
      <div className="stack stack-s">
        <h1>{t('market.title')}</h1>
        <p className="soft">{t('market.about')}</p>
      </div>
      {crops.length === 0 ? <p>{t('market.empty')}</p> : null}
      {own.map((each) => (
        <CropPrices key={each.crop} market={each} country={country} />
      ))}
      <PriceReportForm country={country} own={own.map(({ crop }) => crop)} />
      <ReportBadWording
        of={(write) => [
          write('market.about'),
          ...crops.map((each) => neighbourPricesText(each, each.crop, country, write)),
        ]}
      />
      {others.length > 0 ? <h2>{t('market.others')}</h2> : null}
      {others.map((each) => (
        <CropPrices key={each.crop} market={each} country={country} />
      ))}
    </div>
  )
}
