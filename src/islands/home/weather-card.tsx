import { getWeather } from '../../contracts/calls/weather.ts'
import type { PointLocation } from '../../contracts/shapes.ts'
import { skyOf } from '../../contracts/sky.ts'
import { DEFAULT_VISIBILITY_KM } from '../../contracts/weather.ts'
import { skyWords } from '../../words/sky.ts'
import { useRead } from '../lib/api.ts'
import { useT } from '../lib/page.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { SKY_ICON } from '../weather/sky-icon.ts'

/** The weather now, over a sky of its kind. */
export function WeatherCard({ location }: { location: PointLocation }) {
  const t = useT()
  const { data, isError } = useRead(getWeather, { location: JSON.stringify(location) })
  if (!data) {
    return isError ? <Notice tone="danger">{t('weather.failed')}</Notice> : <Spinner text={t('weather.loading')} />
  }
  const sky = skyOf(data.description)
  return (
    <section className={`card sky sky-${sky}`} aria-labelledby="weather">
      <div className="sky-head">
        <div>
          <h2 id="weather">{t('weather.title')}</h2>
          <p className="sky-degrees figures">{Math.round(data.temperature)}°C</p>
          <p>{skyWords(data.description, t)}</p>
        </div>
        <Icon name={SKY_ICON[sky]} />
      </div>
      <dl className="facts">
        <Fact name={t('weather.humidity')} value={`${Math.round(data.humidity)}%`} />
        <Fact name={t('weather.wind')} value={`${Math.round(data.windSpeed)} km/h`} />
        <Fact name={t('weather.visibility')} value={`${data.visibility ?? DEFAULT_VISIBILITY_KM} km`} />
      </dl>
      {data.estimated ? <p className="small">{t('weather.typical')}</p> : null}
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="figures">{value}</dd>
  </div>
)
