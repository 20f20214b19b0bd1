import type { User } from '../../contracts/account.ts'
import { getSummary } from '../../contracts/calls/advisories.ts'
import { getWeather } from '../../contracts/calls/weather.ts'
import type { DrawingId } from '../../contracts/drawing-ids.ts'
import { coordinatesOf, type PointLocation } from '../../contracts/shapes.ts'
import { skyOf } from '../../contracts/sky.ts'
import { type CurrentWeather, DEFAULT_VISIBILITY_KM } from '../../contracts/weather.ts'
import { skyWords } from '../../words/sky.ts'
import { useRead } from '../lib/api.ts'
import { useT } from '../lib/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { Icon } from '../ui/icon.tsx'
import { plainClick } from '../ui/lazy-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** Farm location and its current weather. */
export function PlaceWeather({ location, onChange }: { location: User['location']; onChange: () => void }) {
  const point = coordinatesOf(location)
  const named = location && typeof location === 'object'
  if (!named && !point) return null
  return (
    <div className="card place-weather">
      {named ? <PlaceLine says={{ name: location.name }} onChange={onChange} /> : null}
      {point ? <WeatherNow location={point} /> : null}
    </div>
  )
}

const PlaceLine = ({ says, onChange }: { says: { name: string }; onChange: () => void }) => {
  const t = useT()
  return (
    <div className="place">
      <Icon name="pin" />
      <p className="place-name">
        <span className="hidden-text">{t('home.location')}</span>
        <b>{says.name}</b>
      </p>
      <ButtonLink href="/profile/edit" variant="quiet" onClick={plainClick(onChange)}>
        {t('home.changeLocation')}
      </ButtonLink>
    </div>
  )
}

function WeatherNow({ location }: { location: PointLocation }) {
  const t = useT()
  const { data, isError } = useRead(getWeather, { location: JSON.stringify(location) })
  const sky = useRead(getSummary).data?.sky ?? 'sky.sun'
  if (!data) {
    return isError ? <Notice tone="danger">{t('weather.failed')}</Notice> : <Spinner text={t('weather.loading')} />
  }
  const { description, temperature, humidity, windSpeed, visibility, estimated } = data
  return (
    <Sky
      description={description}
      drawing={sky}
      estimated={estimated}
      says={{
        temperature: `${Math.round(temperature)}`,
        humidity: `${Math.round(humidity)}%`,
        wind: `${Math.round(windSpeed)} km/h`,
        visibility: `${visibility ?? DEFAULT_VISIBILITY_KM} km`,
      }}
    />
  )
}

interface Now extends Pick<CurrentWeather, 'description' | 'estimated'> {
  drawing: DrawingId
  says: Record<'temperature' | 'humidity' | 'wind' | 'visibility', string>
}

const Sky = ({ description, drawing, estimated, says }: Now) => {
  const t = useT()
  const sky = skyOf(description)
  return (
    <section className={`sky sky-${sky}`} aria-labelledby="weather">
      <div className="sky-head">
        <h2 id="weather">{t('weather.title')}</h2>
        <Drawing of={drawing} size={32} bare />
        <b className="figures">{says.temperature}°C</b>
        <p>{skyWords(description, t)}</p>
      </div>
      <dl className="facts">
        <Fact name={t('weather.humidity')} value={says.humidity} />
        <Fact name={t('weather.wind')} value={says.wind} />
        <Fact name={t('weather.visibility')} value={says.visibility} />
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
