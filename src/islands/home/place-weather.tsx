import type { User } from '../../contracts/account.ts'
import { getSummary } from '../../contracts/calls/advisories.ts'
import { getWeather } from '../../contracts/calls/weather.ts'
import { coordinatesOf, type PointLocation } from '../../contracts/shapes.ts'
import { skyFromDescription } from '../../contracts/sky.ts'
import { DEFAULT_VISIBILITY_KM } from '../../contracts/weather.ts'
import { skyWords } from '../../words/sky-words.ts'
import { useRead } from '../lib/api.ts'
import { useTranslate } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { Icon } from '../ui/icon.tsx'
import { onPlainClick } from '../ui/lazy-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'

export function PlaceWeather({ location, onChange }: { location: User['location']; onChange: () => void }) {
  const point = coordinatesOf(location)
  const named = location && typeof location === 'object'
  if (!named && !point) return null
  return (
    <div className="card place-weather">
      {named ? <PlaceLine name={location.name} onChange={onChange} /> : null}
      {point ? <WeatherNow location={point} /> : null}
    </div>
  )
}

const PlaceLine = ({ name, onChange }: { name: string; onChange: () => void }) => {
  const t = useTranslate()
  return (
    <div className="place">
      <Icon name="pin" />
      <p className="place-name">
        <span className="hidden-text">{t('home.location')}</span>
        <b>{name}</b>
      </p>
      <ButtonLink href="/profile/edit" variant="quiet" onClick={onPlainClick(onChange)}>
        {t('home.changeLocation')}
      </ButtonLink>
    </div>
  )
}

function WeatherNow({ location }: { location: PointLocation }) {
  const t = useTranslate()
  const { data, isError } = useRead(getWeather, { location: JSON.stringify(location) })
  const drawing = useRead(getSummary).data?.sky ?? 'sky.sun'
  if (!data) {
    return isError ? <Notice tone="danger">{t('weather.failed')}</Notice> : <Spinner text={t('weather.loading')} />
  }
  const { description, temperature, humidity, windSpeed, visibility, estimated } = data
  return (
    <section className={`sky sky-${skyFromDescription(description)}`} aria-labelledby="weather">
      <div className="sky-head">
        <h2 id="weather">{t('weather.title')}</h2>
        <Drawing of={drawing} size={32} bare />
        <b className="figures">{`${Math.round(temperature)}°C`}</b>
        <p>{skyWords(description, t)}</p>
      </div>
      <dl className="facts">
        <Fact name={t('weather.humidity')} value={`${Math.round(humidity)}%`} />
        <Fact name={t('weather.wind')} value={`${Math.round(windSpeed)} km/h`} />
        <Fact name={t('weather.visibility')} value={`${visibility ?? DEFAULT_VISIBILITY_KM} km`} />
      </dl>
      {estimated ? <p className="place-typical">{t('weather.typical')}</p> : null}
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="figures">{value}</dd>
  </div>
)
