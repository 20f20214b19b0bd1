import type { ForecastDay } from '../../contracts/weather.ts'
import { useT } from '../lib/page.tsx'
import { Card } from '../ui/card.tsx'
import { chartOf, FLOOR, HEIGHT, WIDTH } from './chart-geometry.ts'
import { dayLabel } from './day-label.ts'

/**
 * Rain as bars, the day's highest temperature as a line, each with its figure: told apart by shape and words, not by
 * colour. For a screen reader the same figures are a table.
 */
export function Chart({ days }: { days: ForecastDay[] }) {
  const t = useT()
  const { columns, line } = chartOf(days)
  const weekdays = t('date.daysShort').split(' ')
  return (
    <Card title={t('weather.chart')}>
      <figure className="chart">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
          <path className="chart-floor" d={`M0 ${FLOOR}H${WIDTH}`} />
          {columns.map(({ x, barX, barY, barWidth, pointY, rain, degrees, date }) => (
            <g key={date}>
              <rect className="chart-rain" x={barX} y={barY} width={barWidth} height={FLOOR - barY} rx="3" />
              <text className="chart-mm" x={x} y={barY - 5}>
                {rain}
              </text>
              <circle className="chart-point" cx={x} cy={pointY} r="4" />
              <text className="chart-degrees" x={x} y={pointY - 9}>
                {degrees}°
              </text>
              <text className="chart-day" x={x} y={HEIGHT - 4}>
                {weekdays[new Date(date).getUTCDay()]}
              </text>
            </g>
          ))}
          <path className="chart-line" d={line} />
        </svg>
        <figcaption className="small soft">{t('weather.chartText')}</figcaption>
        <div className="hidden-text">
          <table>
            <caption>{t('weather.chart')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('weather.day')}</th>
                <th scope="col">{t('weather.rainMm')}</th>
                <th scope="col">{t('weather.highC')}</th>
                <th scope="col">{t('weather.lowC')}</th>
              </tr>
            </thead>
            <tbody>
              {days.map((day, index) => (
                <tr key={day.forecastDate}>
                  <th scope="row">{dayLabel(day.forecastDate, index, t)}</th>
                  <td>{Math.round(day.precipitation * 10) / 10}</td>
                  <td>{Math.round(day.temperature)}</td>
                  <td>{Math.round(day.temperatureMin)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </figure>
    </Card>
  )
}
