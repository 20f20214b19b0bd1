import type { DrawingId } from '../../contracts/drawing-ids.ts'
import { skyOfDay } from '../../contracts/sky-of-day.ts'
import { type ForecastDay, RAINY_DAY_MM, weatherBadge } from '../../contracts/weather.ts'
import { weekdayName } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { ReportBadWording } from '../ui/badly-said.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { type SuitedWork, suitedWork } from './suited-work.ts'
import { TypicalWeatherNote } from './typical.tsx'
import { WeekTable } from './week-table.tsx'
import { describeWeek } from './week-words.ts'

/** Days ahead for warnings; beyond that they are too often wrong. */
const WARNED_DAYS = 3

/** Drawing of the work for a kind of day, if any. */
const TO_DO = { 'heavy-rain': 'action.drain', 'very-hot': 'action.water' } as const
type Asking = keyof typeof TO_DO

const WORK_DRAWN: Record<SuitedWork, DrawingId> = {
  dried: 'action.dry',
  weeded: 'action.weed',
  sprayed: 'action.no-spray',
}

/**
 * The week as a sentence, the work it asks for, and a strip of pictures; the list of days has the figures. Screen readers
 * get the strip as a table. `stated`: the page already says that all figures are usual ones.
 */
export function WeekSummary({ days, stated }: { days: ForecastDay[]; stated: boolean }) {
  const t = useTranslate()
  const words = describeWeek(days, t)
  if (!words) return null
  const usual = days.filter(({ estimated }) => estimated)
  return (
    <section className="card week" aria-labelledby="week">
      <h2 id="week">{words.headline}</h2>
      {words.water ? <p>{words.water}</p> : null}
      <ToDo days={days} />
      {usual.length > 0 && !(stated && usual.length === days.length) ? (
        <TypicalWeatherNote days={usual.length < days.length ? usual.map(({ forecastDate }) => forecastDate) : []} />
      ) : null}
      <Strip days={days} />
      <Suits days={days} />
      <WeekTable days={days} />
      <ReportBadWording
        of={(write) => {
          describeWeek(days, write)
          for (const badge of tasksOf(days)) write(`weather.do.${badge}`)
        }}
      />
    </section>
  )
}

/** Work that suits the coming days, and work that rain would undo, each as picture and word. */
function Suits({ days }: { days: ForecastDay[] }) {
  const t = useTranslate()
  const { good, bad } = suitedWork(days.slice(0, WARNED_DAYS))
  const row = (words: string, work: readonly SuitedWork[], look: string) =>
    work.length === 0 ? null : (
      <div className={look}>
        <dt>{words}</dt>
        {work.map((each) => (
          <dd key={each}>
            <Drawing of={WORK_DRAWN[each]} size="2.5rem" /> <b>{t(`step.${each}`)}</b>
          </dd>
        ))}
      </div>
    )
  return (
    <dl className="week-suits">
      {row(t('weather.good'), good, 'week-good')}
      {row(t('weather.bad'), bad, 'week-bad')}
    </dl>
  )
}

/** Returns the badges of coming days that ask for work; days from climate normals ask for none. */
function tasksOf(days: ForecastDay[]): Asking[] {
  const ahead = days.slice(0, WARNED_DAYS).filter(({ estimated }) => !estimated)
  const coming = new Set<string>(ahead.map(weatherBadge))
  return (Object.keys(TO_DO) as Asking[]).filter((badge) => coming.has(badge))
}

function ToDo({ days }: { days: ForecastDay[] }) {
  const t = useTranslate()
  const badges = tasksOf(days)
  if (badges.length === 0) return null
  return (
    <ul className="list week-do">
      {badges.map((badge) => (
        <li key={badge}>
          <Drawing of={TO_DO[badge]} size="100%" />
          <b>{t(`weather.do.${badge}`)}</b>
        </li>
      ))}
    </ul>
  )
}

function Strip({ days }: { days: ForecastDay[] }) {
  const t = useTranslate()
  // The scale reaches at least the Rain badge's 15 mm, so that a dry week does not look wet.
  const wettest = Math.max(RAINY_DAY_MM, ...days.map(({ precipitation }) => precipitation))
  const wet = days.some(({ precipitation }) => precipitation >= 0.5)
  return (
    <div className="strip" aria-hidden="true">
      {days.map((day, index) => (
        <StripDay
          key={day.forecastDate}
          day={day}
          name={index === 0 ? t('weather.today') : weekdayName(new Date(day.forecastDate), t)}
          bar={wet ? Math.round((day.precipitation / wettest) * MAX_BAR_HEIGHT) : null}
        />
      ))}
    </div>
  )
}

interface StripDayShown {
  day: ForecastDay
  name: string
  /** Height of the rain bar; null in a week without rain. */
  bar: number | null
}

const StripDay = ({ day, name, bar }: StripDayShown) => (
  <div className={`strip-day strip-${weatherBadge(day)}`}>
    <b>{name}</b>
    <Drawing of={skyOfDay(day)} bare />
    <span className="figures">{`${Math.round(day.temperature)}°`}</span>
    {bar === null ? null : <RainBar height={bar} />}
  </div>
)

const MAX_BAR_HEIGHT = 30

function RainBar({ height }: { height: number }) {
  return (
    <svg className="strip-bar" viewBox="0 0 24 32" aria-hidden="true">
      {height > 0 ? <rect x="5" y={MAX_BAR_HEIGHT - height} width="14" height={height} rx="2" /> : null}
      <path d="M0 31h24" />
    </svg>
  )
}
