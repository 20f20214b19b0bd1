import type { IconName } from '../../contracts/icon-paths.ts'
import { skyOfDay } from '../../contracts/sky-of-day.ts'
import { type ForecastDay, type WeatherBadge, weatherBadge } from '../../contracts/weather.ts'
import { skyWords } from '../../words/sky-words.ts'
import type { MessageKey, Translate } from '../../words/translate.ts'
import { useTranslate } from '../lib/page.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { dayLabel } from './day-label.ts'
import { wateringCansText } from './week-words.ts'

/** Text and style of each badge: over 30 mm or 35 °C in red, over 15 mm plain. A normal day has text only for screen readers. */
const BADGES: Record<WeatherBadge, { words: MessageKey; tone: BadgeTone | null }> = {
  'heavy-rain': { words: 'weather.heavy-rain', tone: 'danger' },
  'very-hot': { words: 'weather.very-hot', tone: 'danger' },
  rain: { words: 'weather.rainy', tone: 'plain' },
  normal: { words: 'weather.normal', tone: null },
}

/** Rain below this is not shown, mm. */
const LEAST_MM = 0.5
/** Smaller differences of temperature between days are not felt, °C. */
const LIKE_C = 2
/** Amount from which rain is shown without decimals, mm. */
const WHOLE_MM = 10

export function Forecast({ days }: { days: ForecastDay[] }) {
  const t = useTranslate()
  return (
    <section className="card" aria-labelledby="forecast">
      <div className="card-head">
        <h2 id="forecast">{t('weather.forecast')}</h2>
      </div>
      {days.length === 0 ? <EmptyState picture="sky.partly" text={t('weather.empty')} /> : null}
      <ul className="list days">
        {days.map((day, index) => (
          <Day key={day.forecastDate} {...dayShown(day, index, t)} same={sameAs(days[index - 1], day)} />
        ))}
      </ul>
    </section>
  )
}

/** Returns whether a day is like the one before. Its row is shorter, so that other days stand out. */
function sameAs(before: ForecastDay | undefined, day: ForecastDay): boolean {
  if (!before) return false
  const near = (a: number, b: number) => Math.abs(a - b) <= LIKE_C
  return (
    [before, day].every((each) => each.precipitation < LEAST_MM && weatherBadge(each) === 'normal') &&
    before.description === day.description &&
    near(before.temperature, day.temperature) &&
    near(before.temperatureMin, day.temperatureMin)
  )
}

const figureRow = (icon: IconName, name: string, value: number | null, unit: string) =>
  value === null ? null : { icon, name, value: `${Math.round(value)}${unit}` }

function dayShown(day: ForecastDay, index: number, t: Translate) {
  const { description, temperature, temperatureMin, precipitation: mm, humidity, windSpeed } = day
  const cans = wateringCansText(mm)
  return {
    drawing: skyOfDay(day),
    badge: weatherBadge(day),
    description,
    rains: mm >= LEAST_MM,
    air: [
      figureRow('drop', t('weather.humidity'), humidity, '%'),
      figureRow('wind', t('weather.wind'), windSpeed, ' km/h'),
    ].flatMap((each) => each ?? []),
    says: {
      label: dayLabel(day.forecastDate, index, t),
      high: `${Math.round(temperature)}°`,
      low: `${Math.round(temperatureMin)}°`,
      rain: `${mm < WHOLE_MM ? Math.round(mm * 10) / 10 : Math.round(mm)} mm${cans === null ? '' : ` ≈ ${t('weather.cans', { cans })}`}`,
    },
  }
}

const Day = ({
  drawing,
  badge,
  description,
  rains,
  air,
  says,
  same,
}: ReturnType<typeof dayShown> & { same: boolean }) => {
  const t = useTranslate()
  const { tone, words } = BADGES[badge]
  return (
    <li className={same ? 'day day-same' : `day day-of-${badge}`}>
      <Drawing of={drawing} bare />
      <b className="day-name">{says.label}</b>
      <span className="day-degrees figures">
        <b>
          <span className="hidden-text">{t('weather.high')} </span>
          {says.high}
        </b>{' '}
        <span className="soft">
          <span className="hidden-text">{t('weather.low')} </span>
          {says.low}
        </span>
      </span>
      {tone === null ? (
        <span className="hidden-text">{t(words)}</span>
      ) : (
        <span className="day-badge">
          <Badge tone={tone}>{t(words)}</Badge>
        </span>
      )}
      <span className={same ? 'hidden-text' : 'day-words small soft'}>
        {skyWords(description, t)}{' '}
        <span className={rains ? 'day-rain figures' : 'hidden-text'}>
          <span className="hidden-text">{t('weather.rain')} </span>
          {says.rain}
        </span>
      </span>
      <span className="day-air small soft figures">
        {air.map(({ icon, name, value }) => (
          <span key={icon}>
            <Icon name={icon} />
            <span className="hidden-text">{name} </span>
            {value}
          </span>
        ))}
      </span>
    </li>
  )
}
