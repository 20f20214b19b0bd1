import type { ForecastDay } from '../../contracts/weather.ts'
import { useT } from '../lib/page.tsx'
import { dayLabel } from './day-label.ts'

/** The strip's figures for whoever hears the page. */
export function WeekTable({ days }: { days: ForecastDay[] }) {
  const t = useT()
  return (
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
  )
}
