import { at, pathWith } from '../../contracts/call.ts'
import { getQuestion, solveQuestion } from '../../contracts/calls/questions.ts'
import type { FarmQuestion } from '../../contracts/questions.ts'
import { Picture } from '../community/picture.tsx'
import { useRead } from '../lib/api.ts'
import { usePage } from '../lib/page.tsx'
import { dateTimeWords } from '../lib/words-of-time.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { QuestionHead } from './question-head.tsx'

/** One of the farmer's questions with its answers. */
export default function QuestionPage() {
  const { t } = usePage()
  return (
    <SignedIn active="profile">
      {() => (
        <div className="feed stack">
          <p>
            <ButtonLink href="/questions" variant="quiet" icon="back">
              {t('question.back')}
            </ButtonLink>
          </p>
          <Shown />
        </div>
      )}
    </SignedIn>
  )
}

function Shown() {
  const { t, props, lessData } = usePage()
  const id = props.id as string
  const { data: question } = useRead(at(getQuestion, { id }), undefined, { enabled: !props.missing })
  if (!question) return <EmptyState picture="action.ask" text={<h1>{t('notFound.title')}</h1>} />
  return (
    <>
      <Card>
        <div className="stack stack-s">
          <h1>{t('question.one')}</h1>
          <QuestionHead question={question} />
          {question.text ? <p className="as-written">{question.text}</p> : null}
          {question.imageUrl ? (
            <Picture src={question.imageUrl} author={t('question.photo')} whole lessData={lessData} />
          ) : null}
          {question.recordingUrl ? (
            <p>
              <a href={question.recordingUrl} rel="noreferrer">
                {t('inbox.recording')}
              </a>
            </p>
          ) : null}
        </div>
      </Card>
      {question.answers.length > 0 ? <h2>{t('question.answers')}</h2> : null}
      {question.answers.map((answer) => (
        <Card key={answer.id}>
          <div className="stack stack-s">
            <p>
              <b>{t('question.by', { name: answer.by.displayName })}</b>{' '}
              <span className="soft small">{dateTimeWords(answer.createdAt, t)}</span>
            </p>
            <p className="as-written">{answer.text}</p>
            {answer.imageUrl ? (
              <Picture src={answer.imageUrl} author={answer.by.displayName} whole lessData={lessData} />
            ) : null}
          </div>
        </Card>
      ))}
      {question.status === 'answered' ? <Helped question={question} /> : null}
    </>
  )
}

/** Two plain forms: the page that follows shows the new state. */
function Helped({ question: { id } }: { question: FarmQuestion }) {
  const { t } = usePage()
  const action = pathWith(solveQuestion.form.at, { id })
  return (
    <Card tone="leaf" title={t('question.helped')}>
      <div className="stack stack-s">
        <form method="post" action={action}>
          <input type="hidden" name="solved" value="yes" />
          <Button type="submit" wide icon="check">
            {t('question.yes')}
          </Button>
        </form>
        <form method="post" action={action}>
          <input type="hidden" name="solved" value="no" />
          <Button type="submit" variant="secondary" wide>
            {t('question.no')}
          </Button>
        </form>
      </div>
    </Card>
  )
}
