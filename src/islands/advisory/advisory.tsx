import type { User } from '../../contracts/account.ts'
import type { Advisory, AdvisoryPageData } from '../../contracts/advisories.ts'
import { addressWithQuery, withPathParams } from '../../contracts/call.ts'
import { getAdvisory } from '../../contracts/calls/advisories.ts'
import { coordinatesOf } from '../../contracts/shapes.ts'
import { PriorityBadge, UnreadDot } from '../advisories/priority-badge.tsx'
import { dueText, nextWateringText } from '../home/task-words.ts'
import { isDueSoon } from '../home/tasks.ts'
import { useRead } from '../lib/api.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { farmUtcOffset } from '../lib/farm-utc-offset.ts'
import { formatDate, formatDateTime } from '../lib/format-time.ts'
import { usePage, useTranslate } from '../lib/page.tsx'
import { SellLink } from '../market/sell-link.tsx'
import { SignedIn } from '../shell/signed-in.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { DoneBar } from './done-bar.tsx'
import { Evidence, FullEvidence } from './evidence.tsx'
import { Feedback } from './feedback.tsx'
import { ListenPlain } from './listen.tsx'
import { MarkAsRead } from './mark-as-read.tsx'
import { AdvisoryPictures } from './pictures.tsx'
import { AdvisorySource } from './source.tsx'
import { AdvisorySteps } from './steps.tsx'

interface Props {
  id: string
  missing?: boolean
  opened: AdvisoryPageData
}

export default function AdvisoryPage() {
  return (
    <SignedIn active="home">
      {(user) => (
        <div className="stack reading advisory">
          <BackHome />
          <Shown user={user} />
        </div>
      )}
    </SignedIn>
  )
}

function BackHome() {
  const t = useTranslate()
  return (
    <ButtonLink href="/" variant="quiet" icon="back" className="back">
      {t('app.home')}
    </ButtonLink>
  )
}

function Shown({ user }: { user: User }) {
  const { props } = usePage<Props>()
  const { id, missing = false, opened } = props
  const { data, error } = useRead(withPathParams(getAdvisory, { id }), undefined, { enabled: !missing })
  if (data) return <Detail advisory={data} opened={opened} user={user} />
  return missing ? <Missing /> : <NotLoaded error={error} missing={<Missing />} />
}

function Missing() {
  const t = useTranslate()
  return (
    <EmptyState
      picture="action.ask"
      text={
        <span role="heading" aria-level={1}>
          {t('advisory.missing')}
        </span>
      }
      action={<ButtonLink href="/advisories">{t('advisory.list')}</ButtonLink>}
    />
  )
}

/** The same advice in a language whose texts have been reviewed more. */
const Beside = ({ language, title, content }: NonNullable<Advisory['beside']>) => (
  <div className="card stack stack-s" lang={language}>
    <h2>{title}</h2>
    <p className="advisory-words pre">{content}</p>
  </div>
)

function Detail({ advisory, opened, user }: { advisory: Advisory; opened: AdvisoryPageData; user: User }) {
  return (
    <>
      <article className="stack">
        <Head advisory={advisory} opened={opened} user={user} />
        <ListenPlain {...opened} />
        <AdvisorySteps {...opened} />
        {advisory.beside ? <Beside {...advisory.beside} /> : null}
      </article>
      <SellLink {...advisory} />
      <Feedback advisory={advisory} />
      <Tips tips={opened.tips} />
      <AskAbout advisory={advisory} />
      {advisory.weatherCondition ? <AdvisorySource condition={advisory.weatherCondition} /> : null}
      {user.isAdmin ? <FullEvidence advisory={advisory} /> : <Evidence advisory={advisory} {...opened} />}
      {/* The button disappears after reading; it is last, so nothing below moves. */}
      {advisory.isRead ? null : <MarkAsRead advisory={advisory} />}
      <DoneBar advisory={advisory} {...opened} />
    </>
  )
}

function Head({ advisory, opened, user }: { advisory: Advisory; opened: AdvisoryPageData; user: User }) {
  const t = useTranslate()
  const today = useFarmDay()
  const { by, again, done, validUntil } = advisory
  return (
    <header className="stack stack-s advisory-head">
      <AdvisoryPictures advisory={advisory} look={opened.look} />
      <h1 className="advisory-title">
        {advisory.title} {advisory.isRead ? null : <UnreadDot />}
      </h1>
      <div className="row advisory-badges">
        {again ? (
          <b className="task-day">{nextWateringText(again, t)}</b>
        ) : by ? (
          <b className={`task-day${!done && isDueSoon(by, today) ? ' task-pressing' : ''}`}>{dueText(by, today, t)}</b>
        ) : null}
        <PriorityBadge priority={advisory.priority} />
      </div>
      <p className="small soft">
        <span>{formatDateTime(advisory.createdAt, t, farmUtcOffset(coordinatesOf(user.location)))}</span>
        {validUntil && validUntil !== by ? ` · ${t('advisory.until', { date: formatDate(validUntil, t) })}` : null}
        {advisory.estimated && !opened.typicalSaid ? ` · ${t('weather.typical')}` : null}
      </p>
    </header>
  )
}

function AskAbout({ advisory: { id, cropId } }: { advisory: Advisory }) {
  const t = useTranslate()
  return (
    <ButtonLink
      href={addressWithQuery('/questions', { crop: cropId, advisory: id })}
      variant="secondary"
      icon="question"
    >
      {t('question.askAbout')}
    </ButtonLink>
  )
}

function Tips({ tips }: Pick<AdvisoryPageData, 'tips'>) {
  const t = useTranslate()
  if (tips.length === 0) return null
  return (
    <section className="card card-leaf stack stack-s" aria-labelledby="tips">
      <h2 id="tips">{t('advisory.tips')}</h2>
      <ul className="tips">
        {tips.map(({ text, drawing }) => (
          <li key={text}>
            {drawing ? <Drawing of={drawing} size="100%" /> : null}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
