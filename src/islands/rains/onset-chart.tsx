import type { RainHistoryResponse } from '../../contracts/rains.ts'
import { dayAndMonth } from '../../words/rain-lines.ts'
import { useTranslate } from '../lib/page.tsx'

const WIDTH = 320
const HEIGHT = 120
const EDGE = 8
const DAY_MS = 86_400_000

/** Chart of the start of the rains: one point per year, later years to the right, later starts higher. One path of at most 4 KB. */
export function OnsetChart({ history: { years } }: { history: RainHistoryResponse }) {
  const t = useTranslate()
  const points = years.flatMap(({ year, onset }) =>
    onset === null ? [] : [{ year, day: (Date.parse(onset) - Date.UTC(year, 0, 1)) / DAY_MS }],
  )
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last || points.length < 2) return null
  const days = points.map(({ day }) => day)
  const [low, high] = [Math.min(...days), Math.max(...days)]
  const x = (year: number) => EDGE + ((year - first.year) / Math.max(1, last.year - first.year)) * (WIDTH - 2 * EDGE)
  const y = (day: number) => EDGE + ((high - day) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE)
  const middle = days.toSorted((a, b) => a - b)[Math.floor(days.length / 2)]!
  return (
    <details className="onset-chart">
      <summary>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('rains.chart')}>
          <path className="middle" d={`M0 ${y(middle).toFixed(0)}H${WIDTH}`} />
          <path d={points.map(({ year, day }) => `M${x(year).toFixed(0)} ${y(day).toFixed(0)}h0`).join('')} />
        </svg>
        <span className="onset-ends small">
          <span>{first.year}</span>
          <span>{last.year}</span>
        </span>
      </summary>
      <table className="rain-table small">
        <caption>{t('rains.chart')}</caption>
        <tbody>
          {years.toReversed().map(({ year, onset }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{onset === null ? t('rains.noStart') : dayAndMonth(onset, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
