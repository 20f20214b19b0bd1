import type { Country } from '../../contracts/grades.ts'
import { moneyText } from '../../contracts/prices.ts'
import { formatDate } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'

const WIDTH = 320
const HEIGHT = 96
const EDGE = 6

/** Line chart of one market's prices over two seasons, with a table for screen readers. */
export function PriceHistoryChart({
  market,
  history,
  country,
}: {
  market: string
  history: readonly { date: string; price: number }[]
  country: Country
}) {
  const t = useTranslate()
  const [first, last] = [history[0], history.at(-1)]
  if (!first || !last || history.length < 2) return null
  const prices = history.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const [from, time] = [Date.parse(first.date), Math.max(1, Date.parse(last.date) - Date.parse(first.date))]
  const point = ({ date, price }: { date: string; price: number }) => {
    const x = EDGE + ((Date.parse(date) - from) / time) * (WIDTH - 2 * EDGE)
    const y = high === low ? HEIGHT / 2 : EDGE + ((high - price) / (high - low)) * (HEIGHT - 2 * EDGE)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  }
  return (
    <details className="price-line">
      <summary>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('market.chart', { market })}
        >
          <polyline points={history.map(point).join(' ')} />
        </svg>
        <span className="price-line-ends small">
          <span>{formatDate(first.date, t)}</span>
          <span>{formatDate(last.date, t)}</span>
        </span>
      </summary>
      <table className="small">
        <caption>{t('market.chart', { market })}</caption>
        <tbody>
          {history.toReversed().map(({ date, price }) => (
            <tr key={date}>
              <th scope="row">{formatDate(date, t)}</th>
              <td>{moneyText(country, price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
