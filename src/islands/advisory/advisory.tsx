import type { User } from '../../contracts/account.ts'
import type { Advisory } from '../../contracts/advisories.ts'
import { at } from '../../contracts/call.ts'
import { getAdvisory } from '../../contracts/calls/advisories.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import { CATEGORY_ICON } from '../advisories/category-icon.ts'
import { CATEGORY_WORDS } from '../advisories/category-words.ts'
import { PriorityBadge, UnreadDot } from '../advisories/priority-badge.tsx'
import { ApiError, useRead } from '../lib/api.ts'
import { farmTimeZone } from '../lib/farm-time-zone.ts'
import { usePage, useT } from '../lib/page.tsx'
import { dateTimeWords, dateWords } from '../lib/words-of-time.ts'
import { CountTaps } from '../season/count-taps.tsx'
import { SignedIn } from '../shell/signed-in.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Feedback } from './feedback.tsx'
import { Listen } from './listen.tsx'
import { MarkAsRead } from './mark-as-read.tsx'
import { Evidence, Source } from './source.tsx'

interface Props {
  id: string
  missing?: boolean
  /** Additional tips for its category, in the reader's language. */
  tips?: string[]
}

export default function AdvisoryPage() {
  return (
    <SignedIn active="home">
      {(user) => (
        <div className="stack stack-l reading">
          <Opened user={user} />
          <BackHome />
        </div>
      )}
    </SignedIn>
  )
}

function BackHome() {
  const t = useT()
  return (
    <ButtonLink href="/" variant="secondary" icon="back">
      {t('app.home')}
    </ButtonLink>
  )
}

function Opened({ user }: { user: User }) {
  const { t, props } = usePage()
  const { id, missing = false, tips = [] } = props as unknown as Props
  const { data, error } = useRead(at(getAdvisory, { id }), undefined, { enabled: !missing })
  if (data) return <Detail advisory={data} tips={tips} user={user} />
  if (missing || (error instanceof ApiError && error.status === 404)) {
    return <Missing text={t('advisory.missing')} />
  }
  return error ? <Missing text={t('app.error')} /> : <Spinner />
}

const Missing = ({ text }: { text: string }) => (
  <EmptyState
    icon="leaf"
    text={
      <span role="heading" aria-level={1}>
        {text}
      </span>
    }
  />
)

/** The same advice in a language that has been read with more care. */
const Beside = ({ language, title, content }: NonNullable<Advisory['beside']>) => (
  <div className="card stack stack-s" lang={language}>
    <h2>{title}</h2>
    <p className="advisory-words pre">{content}</p>
  </div>
)

function Detail({ advisory, tips, user }: { advisory: Advisory; tips: string[]; user: User }) {
  const t = useT()
  return (
    <>
      <article className="stack">
        <header className="stack stack-s">
          <span className={`advice-icon advice-icon-l advice-${advisory.category}`}>
            <Icon name={CATEGORY_ICON[advisory.category]} label={t(CATEGORY_WORDS[advisory.category])} />
          </span>
          <h1 className="advisory-title">
            {advisory.title} {advisory.isRead ? null : <UnreadDot />}
          </h1>
          <div className="row">
            <Badge tone="leaf">{t(`crop.${advisory.cropType}`)}</Badge>
            {advisory.growthStage ? <Badge>{t(`stage.${advisory.growthStage}`)}</Badge> : null}
            <PriorityBadge priority={advisory.priority} />
          </div>
          <p className="small soft">
            {dateTimeWords(advisory.createdAt, t, farmTimeZone(coordinatesOf(user.location)))}
          </p>
        </header>
        <p className="advisory-words pre">{advisory.content}</p>
        {advisory.beside ? <Beside {...advisory.beside} /> : null}
        {advisory.validUntil ? (
          <p className="advisory-until">
            <Icon name="clock" /> {t('advisory.until', { date: dateWords(advisory.validUntil, t) })}
          </p>
        ) : null}
        <div className="row">
          <Listen text={`${advisory.title}. ${advisory.content}`} />
          {advisory.isRead ? null : <MarkAsRead advisory={advisory} />}
        </div>
      </article>
      {advisory.count && advisory.cropId ? <CountTaps cropId={advisory.cropId} {...advisory.count} /> : null}
      <Feedback advisory={advisory} />
      {advisory.estimated ? <Notice>{t('weather.typical')}</Notice> : null}
      {advisory.weatherCondition ? <Source condition={advisory.weatherCondition} /> : null}
      <Evidence advisory={advisory} />
      {tips.length > 0 ? (
        <section className="card card-leaf stack stack-s" aria-labelledby="tips">
          <h2 id="tips">{t('advisory.tips')}</h2>
          <ul className="tips">
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
