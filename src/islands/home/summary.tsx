import { getSummary, listAdvisories } from '../../contracts/calls/advisories.ts'
import type { CropId } from '../../contracts/crops.ts'
import type { DrawingId } from '../../contracts/drawing-ids.ts'
import type { Language } from '../../contracts/languages.ts'
import { skyWords } from '../../words/sky.ts'
import { useRead } from '../lib/api.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { usePage, useT } from '../lib/page.tsx'
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
  const first = tasksOf(list ?? [], today).find(({ done }) => !done)
  return (
    <Shown
      description={data?.weatherStatus ?? DEFAULT_DESCRIPTION}
      sky={data?.sky ?? 'sky.sun'}
      active={data?.activeAdvisories ?? 0}
      urgent={data?.urgentAlerts ?? 0}
      crops={data?.cropsCount ?? 0}
      first={first?.cropType ?? null}
      says={{
        firstName,
        date: weekdayWords(today, t),
        degrees: `${Math.round(data?.temperature ?? DEFAULT_TEMPERATURE)}`,
        advice: first && cutAtWord(first.beside?.content ?? first.content),
        language: first?.beside?.language,
      }}
    />
  )
}

interface Glance {
  description: string
  sky: DrawingId
  active: number
  urgent: number
  crops: number
  first: CropId | null
  says: {
    firstName: string | null
    date: string
    degrees: string
    advice: string | undefined
    language: Language | undefined
  }
}

const Shown = ({ description, sky, active, urgent, crops, first, says }: Glance) => {
  const t = useT()
  return (
    <section className="summary" aria-label={t('home.summary')}>
      <div className="summary-head">
        <Hello firstName={says.firstName} />
        <span className="summary-date">{says.date}</span>
      </div>
      <a className="summary-sky" href="/weather">
        <Drawing of={sky} size={40} bare />
        <span className="summary-degrees figures">{says.degrees}°C</span>
        <span className="summary-words">{skyWords(description, t)}</span>
        <span className="hidden-text">{t('home.toWeather')}</span>
        <Icon name="next" />
      </a>
      <a className="summary-advice" href="/advisories">
        {/* In the language that is sent where the reader's own is not yet. */}
        {first ? (
          <span className="summary-text">
            <b>{cropName(first, t)}:</b> <span lang={says.language}>{says.advice}</span>
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
