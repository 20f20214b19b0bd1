import { PRICES_PATH } from '../../contracts/admin-tabs.ts'
import { addressWithQuery } from '../../contracts/call.ts'
import type { Country } from '../../contracts/grades.ts'
import { type BoardParams, PRICE_BOARD_SORTS, type PriceBoard } from '../../contracts/market.ts'
import { moneyText } from '../../contracts/prices.ts'
import { formatDate } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { PriceHistoryChart } from '../market/price-line.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextInput } from '../ui/field.tsx'

const HEADS = { crop: 'prices.crop', market: 'prices.market', price: 'prices.perKg', date: 'prices.date' } as const
/** Initial sort order of each column: numbers descend. */
const FIRST: Record<BoardParams['sort'], BoardParams['order']> = {
  crop: 'ascending',
  market: 'ascending',
  price: 'descending',
  date: 'descending',
}
const ARROWS = { ascending: ' ▲', descending: ' ▼' } as const
const OTHER = { ascending: 'descending', descending: 'ascending' } as const

/** Newest price of each crop at each market, with a line chart of a year. */
export function PriceBoardCard({ board, country }: { board: PriceBoard; country: Country }) {
  const t = useTranslate()
  const { q, sort, order, rows } = board
  if (rows.length === 0 && q === '') return null
  const addressWith: AddressWith = (more) =>
    addressWithQuery(PRICES_PATH, { country, q: q || null, sort, order, ...more })
  return (
    <Card title={t('market.board')}>
      <form className="row price-search" method="get" action={PRICES_PATH}>
        <input type="hidden" name="country" value={country} />
        <input type="hidden" name="sort" value={sort} />
        <input type="hidden" name="order" value={order} />
        <TextInput type="search" label={t('market.search')} name="q" defaultValue={q} maxLength={60} />
        <Button type="submit" variant="secondary">
          {t('market.find')}
        </Button>
      </form>
      {rows.length === 0 ? (
        <p>{t('market.notFound')}</p>
      ) : (
        <BoardTable board={board} country={country} addressWith={addressWith} />
      )}
      <BoardPages board={board} addressWith={addressWith} />
    </Card>
  )
}

/** Builds the URL of this board with some parameters replaced. */
type AddressWith = (more: Record<string, string | null>) => string

function BoardTable({
  board,
  country,
  addressWith,
}: {
  board: PriceBoard
  country: Country
  addressWith: AddressWith
}) {
  const t = useTranslate()
  const { sort, order, rows } = board
  return (
    <div className="table-wrap">
      <table className="table price-table">
        <thead>
          <tr>
            {PRICE_BOARD_SORTS.map((each) => (
              <th key={each} scope="col" aria-sort={each === sort ? order : undefined}>
                <a href={addressWith({ sort: each, order: each === sort ? OTHER[order] : FIRST[each] })}>
                  {t(HEADS[each])}
                  {each === sort ? ARROWS[order] : ''}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ crop, market, price, date, history }) => (
            <tr key={`${crop} ${market}`}>
              <th scope="row">{t(`crop.${crop}`)}</th>
              <td>
                {market}
                <PriceHistoryChart market={market} history={history} country={country} />
              </td>
              <td className="figures">{moneyText(country, price)}</td>
              <td className="figures">{formatDate(date, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function BoardPages({ board: { page, pages }, addressWith }: { board: PriceBoard; addressWith: AddressWith }) {
  const t = useTranslate()
  if (pages <= 1) return null
  return (
    <div className="row">
      {page > 1 ? (
        <ButtonLink href={addressWith({ page: String(page - 1) })} variant="secondary" icon="back">
          {page - 1}
        </ButtonLink>
      ) : null}
      {page < pages ? (
        <ButtonLink href={addressWith({ page: String(page + 1) })} variant="secondary">
          {t('admin.older')} ({page} / {pages})
        </ButtonLink>
      ) : null}
    </div>
  )
}
