import { PRICES_PATH } from '../../contracts/admin-tabs.ts'
import { addressWithQuery, fillPath } from '../../contracts/call.ts'
import { removePrice } from '../../contracts/calls/prices.ts'
import { COUNTRIES, type Country } from '../../contracts/grades.ts'
import type { ListedPriceReport, PriceBoard } from '../../contracts/market.ts'
import { PHONE_COUNTRIES } from '../../contracts/phone-countries.ts'
import { type ListedPrice, MAX_PRICE_AGE_DAYS, type PriceImport, type PriceLineError } from '../../contracts/prices.ts'
import { AdminFrame } from '../admin/frame.tsx'
import { formatDate } from '../lib/format-time.ts'
import { usePage } from '../lib/page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PriceBoardCard } from './board-card.tsx'
import { PriceFileCard } from './file-card.tsx'
import { InputPriceForm, ProducePriceForm } from './price-forms.tsx'
import { itemName, PriceRow, priceWithUnit } from './price-row.tsx'
import { ImportReportCard } from './report-card.tsx'
import { PriceReportsCard } from './seen-card.tsx'

/** Import report in the reader's language. */
export interface ImportReport extends Omit<PriceImport, 'faults'> {
  faults: (Pick<PriceLineError, 'line' | 'column' | 'value'> & { why: string })[]
}

/** Page props. */
export interface PricesScreenProps {
  country: Country
  /** Today's date in that country. */
  today: string
  /** Crop and market that this administrator entered last. */
  last: { item: string; market: string } | null
  items: ListedPrice[]
  /** Cursors of the next page and of this page. */
  next: string | null
  before: string | null
  board: PriceBoard
  seen: { items: ListedPriceReport[]; next: string | null }
  removing: ListedPrice | null
  report: ImportReport | null
  reports: Omit<ImportReport, 'faults'>[]
}

/** The cooperative's price list for one country. Plain forms and links: the next page shows the change. */
export default function PricesScreen() {
  const { t, props } = usePage<PricesScreenProps>()
  const { country, today, last, items, next, before, removing, report, reports, board, seen } = props
  const here = (more: Record<string, string | null>) => addressWithQuery(PRICES_PATH, { country, ...more })
  return (
    <AdminFrame tab="prices">
      <div className="stack stack-s">
        <h1>{t('prices.title')}</h1>
        <p className="soft">{t('prices.about', { days: MAX_PRICE_AGE_DAYS })}</p>
      </div>
      <div className="row">
        {COUNTRIES.map((each) => (
          <ButtonLink
            key={each}
            href={here({ country: each })}
            variant={each === country ? 'primary' : 'secondary'}
            aria-current={each === country ? 'true' : undefined}
          >
            {PHONE_COUNTRIES[each].name}
          </ButtonLink>
        ))}
      </div>
      {removing ? <AskRemove price={removing} back={here({ before })} /> : null}
      {report ? <ImportReportCard report={report} /> : null}
      <ProducePriceForm country={country} today={today} last={last} />
      <InputPriceForm country={country} today={today} />
      <PriceBoardCard board={board} country={country} />
      <PriceReportsCard seen={seen} addressOf={(each) => here({ seen: each })} />
      <Card title={t('prices.list')}>
        <div className="stack">
          {before ? (
            <ButtonLink href={here({})} variant="secondary" icon="back">
              {t('prices.newest')}
            </ButtonLink>
          ) : null}
          {items.length === 0 ? <p>{t('prices.none')}</p> : null}
          <ul className="list price-list">
            {items.map((price) => (
              <PriceRow key={price.id} price={price} remove={here({ before, remove: price.id })} />
            ))}
          </ul>
          {next ? (
            <ButtonLink href={here({ before: next })} variant="secondary" wide>
              {t('admin.older')}
            </ButtonLink>
          ) : null}
        </div>
      </Card>
      <PriceFileCard country={country} reports={reports} addressOf={(id) => here({ report: id })} />
    </AdminFrame>
  )
}

function AskRemove({ price, back }: { price: ListedPrice; back: string }) {
  const { t } = usePage()
  const action = addressWithQuery(fillPath(removePrice.form.at, { id: price.id }), { country: price.country })
  return (
    <Card title={itemName(price, t)} tone="danger">
      <form className="stack" method="post" action={action}>
        <p>
          <b>{[priceWithUnit(price, t), price.market, formatDate(price.date, t)].filter(Boolean).join(' · ')}</b>
        </p>
        <p>{t('prices.removeAsk')}</p>
        <div className="row">
          <Button type="submit" variant="danger" icon="trash">
            {t('prices.remove')}
          </Button>
          <ButtonLink href={back} variant="secondary">
            {t('app.cancel')}
          </ButtonLink>
        </div>
      </form>
    </Card>
  )
}
