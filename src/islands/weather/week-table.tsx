import type { ForecastDay } from '../../contracts/weather.ts'
import { useT } from '../lib/page.tsx'
import { dayLabel } from './day-label.ts'

/** The strip's figures for whoever hears the page. */
export function WeekTable({ days }: { days: ForecastDay[] }) {
  const t = useT()
  const says = days.map(({ forecastDate, precipitation, temperature, temperatureMin }, index) => ({
    label: dayLabel(forecastDate, index, t),
    rain: `${Math.round(precipitation * 10) / 10}`,
    high: `${Math.round(temperature)}`,
    low: `${Math.round(temperatureMin)}`,
  }))
  return <Table says={says} />
}

const Table = ({ says }: { says: Record<'label' | 'rain' | 'high' | 'low', string>[] }) => {
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
          {says.map(({ label, rain, high, low }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{rain}</td>
              <td>{high}</td>
              <td>{low}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
