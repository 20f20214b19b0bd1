import { getSummary, listAdvisories } from '../../contracts/calls/advisories.ts'
import { skyWords } from '../../words/sky-words.ts'
import { useRead } from '../lib/api.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { formatWeekday } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { Icon } from '../ui/icon.tsx'
import { Greeting } from './hello.tsx'
import { cropName } from './task-words.ts'
import { tasksOf, truncateAtWord } from './tasks.ts'

const DEFAULT_TEMPERATURE = 24
const DEFAULT_DESCRIPTION = 'clear sky'

/** Summary of the day: the upper half links to the weather, the lower half to the advisories. */
export function FarmSummary({ firstName }: { firstName: string | null }) {
  const t = useTranslate()
  const today = useFarmDay()
  const { data } = useRead(getSummary)
  const { data: list } = useRead(listAdvisories)
  const first = tasksOf(list ?? [], today).find(({ done }) => !done)
  const { activeAdvisories: active = 0, urgentAlerts: urgent = 0, cropsCount: crops = 0 } = data ?? {}
  return (
    <section className="summary" aria-label={t('home.summary')}>
      <div className="summary-head">
        <Greeting firstName={firstName} />
        <span className="summary-date">{formatWeekday(today, t)}</span>
      </div>
      <a className="summary-sky" href="/weather">
        <Drawing of={data?.sky ?? 'sky.sun'} size={40} bare />
        <span className="summary-degrees figures">{`${Math.round(data?.temperature ?? DEFAULT_TEMPERATURE)}°C`}</span>
        <span className="summary-words">{skyWords(data?.weatherStatus ?? DEFAULT_DESCRIPTION, t)}</span>
        <span className="hidden-text">{t('home.toWeather')}</span>
        <Icon name="next" />
      </a>
      <a className="summary-advice" href="/advisories">
        {/* In the language of the advice if the reader's language is not available. */}
        {first ? (
          <span className="summary-text">
            <b>{cropName(first.cropType, t)}:</b>{' '}
            <span lang={first.beside?.language}>{truncateAtWord(first.beside?.content ?? first.content)}</span>
          </span>
        ) : null}
        <span className="summary-counts">
          <Count n={active} words={t('home.active', { n: active })} />
          {' · '}
          <Count n={urgent} words={t('home.urgent')} urgent />
          {' · '}
          <Count n={crops} words={t('home.crops', { n: crops })} />
          <span className="hidden-text">{t('home.toAdvisories')}</span>
        </span>
      </a>
    </section>
  )
}

function Count({ n, words, urgent }: { n: number; words: string; urgent?: boolean }) {
  return (
    <span className={urgent && n > 0 ? 'summary-count summary-urgent' : 'summary-count'}>
      <b className="figures">{n}</b> {words}
    </span>
  )
}
