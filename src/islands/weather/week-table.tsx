import type { ForecastDay } from '../../contracts/weather.ts'
import { useTranslate } from '../lib/page.tsx'
import { dayLabel } from './day-label.ts'

/** Figures of the strip as a table for screen readers. */
export function WeekTable({ days }: { days: ForecastDay[] }) {
  const t = useTranslate()
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
          {days.map(({ forecastDate, precipitation, temperature, temperatureMin }, index) => (
            <tr key={forecastDate}>
              <th scope="row">{dayLabel(forecastDate, index, t)}</th>
              <td>{Math.round(precipitation * 10) / 10}</td>
              <td>{Math.round(temperature)}</td>
              <td>{Math.round(temperatureMin)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
