import { fillPath, withPathParams } from '../../contracts/call.ts'
import { answerQuestion, getQuestion, skipQuestion } from '../../contracts/calls/questions.ts'
import { MAX_LENGTH } from '../../contracts/lengths.ts'
import type { FarmQuestion, QuestionAnswer } from '../../contracts/questions.ts'
import type { Translate } from '../../words/translate.ts'
import { Picture } from '../community/picture.tsx'
import { useRead } from '../lib/api.ts'
import { formatDateTime } from '../lib/format-time.ts'
import { usePage, useTranslate } from '../lib/page.tsx'
import { useSubmittedForm } from '../lib/sent-form.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { TextArea } from '../ui/field.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { SuggestedAnswers } from './earlier.tsx'
import { QuestionHead } from './question-head.tsx'
import { ReadAloud } from './read-aloud.tsx'
import { RecordingPlayer } from './recording.tsx'
import { MarkSolvedButton, NotHelpfulButton } from './solve.tsx'

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

function Missing() {
  const t = useTranslate()
  return (
    <EmptyState
      picture="action.ask"
      text={
        <span role="heading" aria-level={1}>
          {t('notFound.title')}
        </span>
      }
    />
  )
}

function Shown() {
  const { t, props, lessData } = usePage<{ id: string }>()
  const id = props.id
  const { data: question, error } = useRead(withPathParams(getQuestion, { id }), undefined, { enabled: !props.missing })
  if (props.missing) return <Missing />
  if (!question) return <NotLoaded error={error} missing={<Missing />} />
  return (
    <>
      <Card>
        <div className="stack stack-s">
          <h1>{t(question.from ? 'question.peer' : 'question.one')}</h1>
          {question.from ? <p className="soft">{question.from}</p> : null}
          <QuestionHead question={question} />
          {question.text ? <p className="pre">{question.text}</p> : null}
          {question.imageUrl ? (
            <Picture src={question.imageUrl} author={t('question.photo')} whole lessData={lessData} />
          ) : null}
          {question.recordingUrl ? <RecordingPlayer url={question.recordingUrl} /> : null}
        </div>
      </Card>
      {question.answers.length > 0 ? <h2>{t('question.answers')}</h2> : null}
      {question.answers.map((answer) => (
        <Card key={answer.id}>
          <div className="stack stack-s">
            <p>
              <b>{question.from ? t('officer.answer') : authorOf(answer, t)}</b>{' '}
              <span className="soft small">{formatDateTime(answer.createdAt, t)}</span>
            </p>
            <p className="pre">{answer.text}</p>
            {question.from ? null : <ReadAloud text={answer.text} language={question.language} />}
            {answer.held ? <p className="soft">{t('question.peerHeld')}</p> : null}
            {answer.imageUrl ? (
              <Picture src={answer.imageUrl} author={answer.by.displayName} whole lessData={lessData} />
            ) : null}
          </div>
        </Card>
      ))}
      {question.from && question.answers.length === 0 && isOpen(question) ? <PeerAnswer id={question.id} /> : null}
      {!question.from && question.status === 'answered' ? <DidItHelp id={question.id} /> : null}
      {question.suggested.length > 0 ? <SuggestedAnswers question={question} /> : null}
      {question.status === 'closed' && question.answers.length === 0 ? <p>{t('question.nobody')}</p> : null}
    </>
  )
}

const isOpen = ({ status }: FarmQuestion) => status !== 'solved' && status !== 'closed'

const authorOf = ({ by }: QuestionAnswer, t: Translate) =>
  by.role === 'officer'
    ? t('question.by', { name: by.displayName })
    : t(by.role === 'peer' ? 'question.byPeer' : 'question.byKept')

function DidItHelp({ id }: { id: string }) {
  const { t } = usePage()
  return (
    <Card tone="leaf" title={t('question.helped')}>
      <div className="stack stack-s">
        <MarkSolvedButton id={id} />
        <NotHelpfulButton id={id} />
      </div>
    </Card>
  )
}

/** Answer form for a farmer who received the question. */
function PeerAnswer({ id }: { id: string }) {
  const { t } = usePage()
  const sent = useSubmittedForm()
  return (
    <Card tone="leaf">
      <div className="stack">
        <form className="stack stack-s" method="post" action={fillPath(answerQuestion.form[1].at, { id })}>
          <p>{t('question.peerAbout')}</p>
          <TextArea
            label={t('officer.answer')}
            name="text"
            rows={4}
            maxLength={MAX_LENGTH.text}
            defaultValue={sent.text('text')}
            error={sent.fields.text ?? sent.message ?? undefined}
          />
          <Button type="submit" icon="send" wide>
            {t('officer.send')}
          </Button>
        </form>
        <form method="post" action={fillPath(skipQuestion.form.at, { id })}>
          <Button type="submit" variant="secondary" wide>
            {t('question.peerSkip')}
          </Button>
        </form>
      </div>
    </Card>
  )
}
