import { addressWithQuery, fillPath } from '../../contracts/call.ts'
import { setAnswerApproval } from '../../contracts/calls/questions.ts'
import {
  OFFICER_LISTS,
  type OfficerList,
  type OfficerQuestion,
  type SuggestedAnswer,
} from '../../contracts/questions.ts'
import { usePage } from '../lib/page.tsx'
import { useSubmittedForm } from '../lib/sent-form.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import { OfficerRow } from './officer-row.tsx'

/** Page props. */
export interface OfficerScreenProps {
  items: OfficerQuestion[]
  /** Cursors of the next page and of this page. */
  next: string | null
  before: string | null
  list: OfficerList
  /** Approved answers that seldom helped. */
  lost: SuggestedAnswer[]
}

/** Farmers' questions for extension officers. Plain forms: the next page shows the new state. */
export default function OfficerScreen() {
  return <SignedIn active="profile">{() => <Waiting />}</SignedIn>
}

function Waiting() {
  const { t, props } = usePage<OfficerScreenProps>()
  const sent = useSubmittedForm()
  const { items, next, list, lost } = props
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
            href={addressWithQuery('/officer', { show: each === 'open' ? null : each })}
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
        {items.map((question, n) => (
          <OfficerRow
            key={question.id}
            question={question}
            others={items.filter(({ id }) => id !== question.id)}
            isFirst={n === 0}
          />
        ))}
      </ul>
      {lost.length > 0 && list === 'open' ? <Lost lost={lost} /> : null}
      {next ? (
        <ButtonLink
          href={addressWithQuery('/officer', { show: list === 'open' ? null : list, before: next })}
          variant="secondary"
          wide
        >
          {t('question.more')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

/** Approved answers to review: right ones are offered again, the others withdrawn. */
function Lost({ lost }: { lost: SuggestedAnswer[] }) {
  const { t } = usePage()
  return (
    <>
      <h2>{t('officer.lost')}</h2>
      {lost.map(({ id, question, answer }) => (
        <Card key={id} title={question}>
          <div className="stack stack-s">
            <p className="pre">{answer}</p>
            {(['yes', 'no'] as const).map((approved) => (
              <form key={approved} method="post" action={fillPath(setAnswerApproval.form.at, { id })}>
                <input type="hidden" name="approved" value={approved} />
                <Button type="submit" variant={approved === 'yes' ? 'secondary' : 'quiet'} wide>
                  {t(approved === 'yes' ? 'officer.again' : 'officer.unkeep')}
                </Button>
              </form>
            ))}
          </div>
        </Card>
      ))}
    </>
  )
}
