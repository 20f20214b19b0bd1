import type { Advisory } from '../../contracts/advisories.ts'
import { getSummary, listAdvisories } from '../../contracts/calls/advisories.ts'
import { skyWords } from '../../words/sky.ts'
import { useRead } from '../lib/api.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { usePage } from '../lib/page.tsx'
import { weekdayWords } from '../lib/words-of-time.ts'
import { Drawing } from '../ui/drawing.tsx'
import { Icon } from '../ui/icon.tsx'
import { Hello } from './hello.tsx'
import { cropName } from './task-words.ts'
import { cutAtWord, tasksOf } from './tasks.ts'

const DEFAULT_TEMPERATURE = 24
const DEFAULT_DESCRIPTION = 'clear sky'

/** The day at a glance. Its upper half leads to the weather, its lower half to the advisories. */
export function Summary({ firstName }: { firstName: string | null }) {
  const { t } = usePage()
  const today = useFarmDay()
  const { data } = useRead(getSummary)
  const { data: list } = useRead(listAdvisories)
  const description = data?.weatherStatus ?? DEFAULT_DESCRIPTION
  const first = tasksOf(list ?? [], today).find(({ done }) => !done)
  return (
    <section className="summary" aria-label={t('home.summary')}>
      <div className="summary-head">
        <Hello firstName={firstName} />
        <span className="summary-date">{weekdayWords(today, t)}</span>
      </div>
      <a className="summary-sky" href="/weather">
        <Drawing of={data?.sky ?? 'sky.sun'} size={40} bare />
        <span className="summary-degrees figures">{Math.round(data?.temperature ?? DEFAULT_TEMPERATURE)}°C</span>
        <span className="summary-words">{skyWords(description, t)}</span>
        <span className="hidden-text">{t('home.toWeather')}</span>
        <Icon name="next" />
      </a>
      <a className="summary-advice" href="/advisories">
        {first ? <First advisory={first} /> : null}
        <span className="summary-counts">
          <Count n={data?.activeAdvisories ?? 0} words={t('home.active', { n: data?.activeAdvisories ?? 0 })} />
          {' · '}
          <Count n={data?.urgentAlerts ?? 0} words={t('home.urgent')} urgent />
          {' · '}
          <Count n={data?.cropsCount ?? 0} words={t('home.crops', { n: data?.cropsCount ?? 0 })} />
          <span className="hidden-text">{t('home.toAdvisories')}</span>
        </span>
      </a>
    </section>
  )
}

/** What the first advice says, of which crop; in the language that is sent where the reader's own is not yet. */
function First({ advisory }: { advisory: Advisory }) {
  const { t } = usePage()
  const { content, beside, cropType } = advisory
  return (
    <span className="summary-text">
      <b>{cropName(cropType, t)}:</b> <span lang={beside?.language}>{cutAtWord(beside?.content ?? content)}</span>
    </span>
  )
}

function Count({ n, words, urgent }: { n: number; words: string; urgent?: boolean }) {
  return (
    <span className={urgent && n > 0 ? 'summary-count summary-urgent' : 'summary-count'}>
      <b className="figures">{n}</b> {words}
    </span>
  )
}
