import { fillPath } from '../../contracts/call.ts'
import { reviewPriceReport } from '../../contracts/calls/market.ts'
import type { ListedPriceReport } from '../../contracts/market.ts'
import { moneyText } from '../../contracts/prices.ts'
import { formatDateTime } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** Prices that farmers reported. Administrators may mark them as doubtful or delete them. */
export function PriceReportsCard({
  seen: { items, next },
  addressOf,
}: {
  seen: { items: ListedPriceReport[]; next: string | null }
  addressOf: (next: string) => string
}) {
  const t = useTranslate()
  return (
    <Card title={t('market.seen')}>
      <p className="soft">{t(items.length === 0 ? 'market.seenNone' : 'market.seenText')}</p>
      <ul className="list price-list">
        {items.map((seen) => (
          <SeenRow key={seen.id} seen={seen} />
        ))}
      </ul>
      {next ? (
        <ButtonLink href={addressOf(next)} variant="secondary" wide>
          {t('admin.older')}
        </ButtonLink>
      ) : null}
    </Card>
  )
}

function SeenRow({
  seen: { id, country, crop, price, unit, market, sold, doubtful, by, createdAt },
}: {
  seen: ListedPriceReport
}) {
  const t = useTranslate()
  const what = `${t(`crop.${crop}`)} ${moneyText(country, price)} · ${t(`market.unit.${unit}`)}`
  return (
    <li className="price">
      <div>
        <b>{what}</b>
        <p className="small soft">{[market, `${formatDateTime(createdAt, t)} UTC`, by].filter(Boolean).join(' · ')}</p>
        {sold ? <Badge tone="leaf">{t('market.sold')}</Badge> : null}
        {doubtful ? <Badge tone="sun">{t('market.doubted')}</Badge> : null}
      </div>
      <form method="post" action={fillPath(reviewPriceReport.form.at, { id })}>
        <input type="hidden" name="doubtful" value={String(!doubtful)} />
        <Button type="submit" variant="secondary">
          {t(doubtful ? 'market.trustIt' : 'market.doubtIt')}
        </Button>
      </form>
    </li>
  )
}
