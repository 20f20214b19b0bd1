import { addressOf } from '../../contracts/call.ts'
import { OFFICER_LISTS, type OfficerList, type OfficerQuestion } from '../../contracts/questions.ts'
import { useSentForm } from '../lib/form-props.ts'
import { usePage } from '../lib/page.tsx'
import { SignedIn } from '../shell/signed-in.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import { OfficerRow } from './officer-row.tsx'

/** Page props. */
export interface OfficerShown {
  items: OfficerQuestion[]
  /** Cursors of the next page and of this one. */
  next: string | null
  before: string | null
  list: OfficerList
}

/** Questions of farmers for extension officers. Plain forms: the page that follows shows the new state. */
export default function Officer() {
  return <SignedIn active="profile">{() => <Waiting />}</SignedIn>
}

function Waiting() {
  const { t, props } = usePage()
  const sent = useSentForm()
  const { items, next, list } = props as unknown as OfficerShown
  return (
    <div className="feed stack">
      <div className="stack stack-s">
        <h1>{t('officer.title')}</h1>
        <p className="soft">{t('officer.about')}</p>
      </div>
      <div className="row">
        {OFFICER_LISTS.map((each) => (
          <ButtonLink
            key={each}
            href={addressOf('/officer', { show: each === 'open' ? null : each })}
            variant={each === list ? 'primary' : 'secondary'}
            aria-current={each === list ? 'true' : undefined}
          >
            {t(`officer.list.${each}`)}
          </ButtonLink>
        ))}
      </div>
      {sent.message && !sent.fields.text ? <Notice tone="danger">{sent.message}</Notice> : null}
      {items.length === 0 ? <Card>{t('officer.none')}</Card> : null}
      <ul className="list stack">
        {items.map((question) => (
          <OfficerRow key={question.id} question={question} />
        ))}
      </ul>
      {next ? (
        <ButtonLink
          href={addressOf('/officer', { show: list === 'open' ? null : list, before: next })}
          variant="secondary"
          wide
        >
          {t('question.more')}
        </ButtonLink>
      ) : null}
    </div>
  )
}
