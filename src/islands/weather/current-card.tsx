import type { IconName } from '../../contracts/icon-paths.ts'
import type { PointLocation } from '../../contracts/shapes.ts'
import { skyFromCode } from '../../contracts/sky.ts'
import { skyOfDay } from '../../contracts/sky-of-day.ts'
import { type CurrentWeather, DEFAULT_VISIBILITY_KM } from '../../contracts/weather.ts'
import { skyWords } from '../../words/sky-words.ts'
import { farmUtcOffset } from '../lib/farm-utc-offset.ts'
import { formatDateTime } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { Icon } from '../ui/icon.tsx'
import { TypicalWeatherNote } from './typical.tsx'

/** Current weather. `typical`: the card must say that the figures are no live report. */
export function CurrentCard({
  weather,
  point,
  name,
  typical,
}: {
  weather: CurrentWeather
  point: PointLocation
  name: string
  typical: boolean
}) {
  const t = useTranslate()
  const { description, precipitation, windSpeed, visibility } = weather
  return (
    <section className={`card sky sky-${skyFromCode(weather.icon, description)} now`} aria-labelledby="now">
      <div className="now-head">
        <h2 id="now" className="now-label">
          {t('weather.now')}
        </h2>
        <p className="now-place">
          <Icon name="pin" />
          {name}
        </p>
      </div>
      <div className="now-big">
        <Drawing of={skyOfDay(weather)} bare />
        <p className="sky-degrees figures">{`${Math.round(weather.temperature)}°C`}</p>
        <p className="now-words">{skyWords(description, t)}</p>
      </div>
      <dl className="facts">
        <Fact icon="drop" name={t('weather.humidity')} value={`${Math.round(weather.humidity)}%`} />
        <Fact icon="rain" name={t('weather.rain')} value={`${roundToTenth(precipitation)} mm`} />
        <Fact icon="wind" name={t('weather.wind')} value={`${roundToTenth(windSpeed)} km/h`} />
        <Fact
          icon="eye"
          name={t('weather.visibility')}
          value={`${roundToTenth(visibility ?? DEFAULT_VISIBILITY_KM)} km`}
        />
      </dl>
      {typical ? <TypicalWeatherNote /> : null}
      <p className="small">
        {t('weather.updated', { time: formatDateTime(weather.observedAt, t, farmUtcOffset(point)) })}
      </p>
    </section>
  )
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10

const Fact = ({ icon, name, value }: { icon: IconName; name: string; value: string }) => (
  <div>
    <dt>
      <Icon name={icon} />
      {name}
    </dt>
    <dd className="figures">{value}</dd>
  </div>
)
