import { getSummary } from '../../contracts/calls/advisories.ts'
import { skyOf } from '../../contracts/sky.ts'
import { skyWords } from '../../words/sky.ts'
import { useRead } from '../lib/api.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { usePage } from '../lib/page.tsx'
import { weekdayWords } from '../lib/words-of-time.ts'
import { Icon } from '../ui/icon.tsx'
import { SKY_ICON } from '../weather/sky-icon.ts'

const DEFAULT_TEMPERATURE = 24
const DEFAULT_DESCRIPTION = 'clear sky'
const RECOMMENDATION_CHARACTERS = 120

/** The day at a glance. Its upper half leads to the weather, its lower half to the advisories. */
export function Summary() {
  const { t, language } = usePage()
  const today = useFarmDay()
  const { data } = useRead(getSummary)
  const description = data?.weatherStatus ?? DEFAULT_DESCRIPTION
  const advice = data?.todaysRecommendation
  return (
    <section className="summary" aria-label={t('home.summary')}>
      <a className="summary-sky" href="/weather">
        <span className="summary-date">{weekdayWords(today, t)}</span>
        <span className="summary-degrees figures">{Math.round(data?.temperature ?? DEFAULT_TEMPERATURE)}°C</span>
        <span className="summary-words">{skyWords(description, t)}</span>
        <Icon name={SKY_ICON[skyOf(description)]} />
        <span className="hidden-text">{t('home.toWeather')}</span>
      </a>
      <a className="summary-advice" href="/advisories">
        <span className="summary-counts">
          <Count n={data?.activeAdvisories ?? 0} words={t('home.active', { n: data?.activeAdvisories ?? 0 })} />
          <Count n={data?.urgentAlerts ?? 0} words={t('home.urgent')} urgent />
          <Count n={data?.cropsCount ?? 0} words={t('home.crops', { n: data?.cropsCount ?? 0 })} />
        </span>
        {advice ? (
          <span className="summary-text" lang={data?.recommendationLanguage ?? language}>
            {cut(advice)}
          </span>
        ) : null}
        <span className="summary-more">
          {t('home.toAdvisories')}
          <Icon name="next" />
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

/** The server cuts too; a longer text that was kept on the phone is cut here. */
const cut = (text: string) =>
  text.length > RECOMMENDATION_CHARACTERS + 3 ? `${text.slice(0, RECOMMENDATION_CHARACTERS)}...` : text
