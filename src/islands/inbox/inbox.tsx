import { INBOX_PATH } from '../../contracts/admin-tabs.ts'
import { addressWithQuery } from '../../contracts/call.ts'
import type { InboxQuestion } from '../../contracts/inbox.ts'
import { AdminFrame } from '../admin/frame.tsx'
import { usePage } from '../lib/page.tsx'
import { useSubmittedForm } from '../lib/sent-form.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import { QuestionRow } from './question-row.tsx'

/** Page props. */
export interface InboxScreenProps {
  items: InboxQuestion[]
  /** Cursors of the next page and of this page. */
  next: string | null
  before: string | null
  /** Shows finished questions instead of waiting ones. */
  over: boolean
}

/** Questions received by SMS, USSD or call. Plain forms: the next page confirms the answer. */
export default function Inbox() {
  const { t, props } = usePage<InboxScreenProps>()
  const sent = useSubmittedForm()
  const { items, next, before, over } = props
  const here = (more: Record<string, string | null>) =>
    addressWithQuery(INBOX_PATH, { show: over ? 'over' : null, ...more })
  return (
    <AdminFrame tab="inbox">
      <div className="stack stack-s">
        <h1>{t('inbox.title')}</h1>
        <p className="soft">{t('inbox.about')}</p>
      </div>
      <div className="row">
        {([false, true] as const).map((each) => (
          <ButtonLink
            key={String(each)}
            href={addressWithQuery(INBOX_PATH, { show: each ? 'over' : null })}
            variant={each === over ? 'primary' : 'secondary'}
            aria-current={each === over ? 'true' : undefined}
          >
            {t(each ? 'inbox.over' : 'inbox.open')}
          </ButtonLink>
        ))}
      </div>
      {sent.message && !sent.fields.answer ? <Notice tone="danger">{sent.message}</Notice> : null}
      {before ? (
        <ButtonLink href={here({})} variant="secondary" icon="back">
          {t('prices.newest')}
        </ButtonLink>
      ) : null}
      {items.length === 0 ? <Card>{t(over ? 'inbox.noneOver' : 'inbox.none')}</Card> : null}
      <ul className="list stack">
        {items.map((question) => (
          <QuestionRow key={question.id} question={question} />
        ))}
      </ul>
      {next ? (
        <ButtonLink href={here({ before: next })} variant="secondary" wide>
          {t('admin.older')}
        </ButtonLink>
      ) : null}
    </AdminFrame>
  )
}
