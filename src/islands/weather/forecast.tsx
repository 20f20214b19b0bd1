import { skyOfDay } from '../../contracts/sky-of-day.ts'
import { type ForecastDay, type WeatherBadge, weatherBadge } from '../../contracts/weather.ts'
import { skyWords } from '../../words/sky.ts'
import type { MessageKey } from '../../words/translate.ts'
import { useT } from '../lib/page.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { dayLabel } from './day-label.ts'
import { cansOf } from './week-words.ts'

/** Words and style of each badge: over 30 mm or over 35 °C in red, over 15 mm plain. */
const BADGES: Record<WeatherBadge, { words: MessageKey; tone: BadgeTone }> = {
  'heavy-rain': { words: 'weather.heavy-rain', tone: 'danger' },
  'very-hot': { words: 'weather.very-hot', tone: 'danger' },
  rain: { words: 'weather.rainy', tone: 'plain' },
  normal: { words: 'weather.normal', tone: 'leaf' },
}

/** Less is no rain to look at. */
const LEAST_MM = 0.5
/** From here on nobody counts tenths. */
const WHOLE_MM = 10

export function Forecast({ days }: { days: ForecastDay[] }) {
  const t = useT()
  return (
    <section className="card" aria-labelledby="forecast">
      <div className="card-head">
        <h2 id="forecast">{t('weather.forecast')}</h2>
      </div>
      {days.length === 0 ? <EmptyState icon="weather" text={t('weather.empty')} /> : null}
      <ul className="list days">
        {days.map((day, index) => (
          <Day key={day.forecastDate} day={day} label={dayLabel(day.forecastDate, index, t)} />
        ))}
      </ul>
    </section>
  )
}

function Day({ day, label }: { day: ForecastDay; label: string }) {
  const t = useT()
  const badge = BADGES[weatherBadge(day)]
  const { description, temperature, temperatureMin, precipitation } = day
  const cans = cansOf(precipitation)
  return (
    <li className="day">
      <Drawing of={skyOfDay(day)} bare />
      <b className="day-name">{label}</b>
      <span className="day-degrees figures">
        <b>
          <span className="hidden-text">{t('weather.high')} </span>
          {Math.round(temperature)}°
        </b>{' '}
        <span className="soft">
          <span className="hidden-text">{t('weather.low')} </span>
          {Math.round(temperatureMin)}°
        </span>
      </span>
      <span className={badge.tone === 'leaf' ? 'day-normal' : 'day-badge'}>
        <Badge tone={badge.tone}>{t(badge.words)}</Badge>
      </span>
      <span className="day-words small soft">
        {skyWords(description, t)}{' '}
        <span className={precipitation < LEAST_MM ? 'hidden-text' : 'day-rain figures'}>
          <span className="hidden-text">{t('weather.rain')} </span>
          {precipitation < WHOLE_MM ? Math.round(precipitation * 10) / 10 : Math.round(precipitation)} mm
          {cans === null ? null : ` ≈ ${t('weather.cans', { cans })}`}
        </span>
      </span>
    </li>
  )
}
