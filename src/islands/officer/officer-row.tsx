import { fillPath } from '../../contracts/call.ts'
import { answerQuestion, claimQuestion, closeQuestion } from '../../contracts/calls/questions.ts'
import { isCropId } from '../../contracts/crops.ts'
import type { OfficerQuestion } from '../../contracts/questions.ts'
import { Picture } from '../community/picture.tsx'
import { usePage } from '../lib/page.tsx'
import { useSubmittedForm } from '../lib/sent-form.ts'
import { QuestionHead } from '../questions/question-head.tsx'
import { RecordingPlayer } from '../questions/recording.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { AnswerForm, MergeQuestionForm } from './answer-form.tsx'
import { FarmDetails } from './farm.tsx'
import { StoredAnswer } from './given-answer.tsx'

/** Question with the farmer's first name, state and crops, its answers, and the actions that close it. */
export function OfficerRow({
  question,
  others,
  isFirst,
}: {
  question: OfficerQuestion
  others: OfficerQuestion[]
  isFirst: boolean
}) {
  const { t, lessData } = usePage()
  const { farmer, answers } = question
  const about = [farmer.firstName, farmer.state, ...farmer.crops.filter(isCropId).map((crop) => t(`crop.${crop}`))]
  return (
    <li>
      <Card>
        <div className="stack stack-s">
          {question.late ? (
            <p>
              <Badge tone="danger" icon="warning">
                {t('officer.late')}
              </Badge>
            </p>
          ) : null}
          <p>
            <b>{about.filter(Boolean).join(' · ')}</b>
          </p>
          <QuestionHead question={question} />
          {question.text ? <p className="pre">{question.text}</p> : null}
          {question.imageUrl ? (
            <Picture src={question.imageUrl} author={farmer.firstName ?? ''} whole lessData={lessData} />
          ) : null}
          {question.recordingUrl ? <RecordingPlayer url={question.recordingUrl} /> : null}
          <FarmDetails question={question} />
          {answers.map((answer) => (
            <StoredAnswer key={answer.id} answer={answer} question={question} />
          ))}
          {isOpen(question) ? <Ways question={question} others={others.filter(isOpen)} isFirst={isFirst} /> : null}
        </div>
      </Card>
    </li>
  )
}

const isOpen = ({ status }: OfficerQuestion) => status === 'open' || status === 'asked'

/** Actions, folded except for the longest waiting question and those in work. */
function Ways({
  question,
  others,
  isFirst,
}: {
  question: OfficerQuestion
  others: OfficerQuestion[]
  isFirst: boolean
}) {
  const { id, claimedBy, claimedByMe, suggested } = question
  const { t } = usePage()
  const mine = useSubmittedForm().text('question') === id
  if (claimedBy) return <p className="soft">{t('officer.claimedBy', { name: claimedBy })}</p>
  const action = fillPath(answerQuestion.form[0].at, { id })
  return (
    <details className="tall-fold" open={isFirst || claimedByMe || mine}>
      <summary>
        <b>{t('officer.answer')}</b>
      </summary>
      <div className="stack stack-s">
        {claimedByMe ? null : (
          <form method="post" action={fillPath(claimQuestion.form.at, { id })}>
            <Button type="submit" variant="secondary" wide>
              {t('officer.claim')}
            </Button>
          </form>
        )}
        <EarlierAnswers answers={suggested} action={action} />
        <AnswerForm question={question} action={action} />
        {others.length > 0 ? <MergeQuestionForm id={id} others={others} /> : null}
        <form method="post" action={fillPath(closeQuestion.form.at, { id })}>
          <Button type="submit" variant="quiet" wide>
            {t('officer.close')}
          </Button>
        </form>
      </div>
    </details>
  )
}

/** Answers to similar questions; each can be sent unchanged. */
function EarlierAnswers({ answers, action }: { answers: OfficerQuestion['suggested']; action: string }) {
  const { t } = usePage()
  if (answers.length === 0) return null
  return (
    <>
      <p>
        <b>{t('officer.earlier')}</b>
      </p>
      {answers.map((earlier) => (
        <form key={earlier.id} className="stack stack-s" method="post" action={action}>
          <p className="soft small">{earlier.question}</p>
          <p className="pre">{earlier.answer}</p>
          <input type="hidden" name="text" value={earlier.answer} />
          <Button type="submit" variant="secondary" icon="send">
            {t('officer.use')}
          </Button>
        </form>
      ))}
    </>
  )
}
