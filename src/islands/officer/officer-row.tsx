import { useState } from 'react'
import { pathWith } from '../../contracts/call.ts'
import { answerQuestion, claimQuestion, closeQuestion } from '../../contracts/calls/questions.ts'
import { isCropId } from '../../contracts/crops.ts'
import { LONGEST } from '../../contracts/lengths.ts'
import type { OfficerQuestion } from '../../contracts/questions.ts'
import { Picture } from '../community/picture.tsx'
import { useSentForm } from '../lib/form-props.ts'
import { usePage } from '../lib/page.tsx'
import { QuestionHead } from '../questions/question-head.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextArea } from '../ui/field.tsx'

/** A question with the farmer's first name, state and crops, its answers, and the ways to end it. */
export function OfficerRow({ question }: { question: OfficerQuestion }) {
  const { t, lessData } = usePage()
  const { farmer, answers } = question
  const about = [farmer.firstName, farmer.state, ...farmer.crops.filter(isCropId).map((crop) => t(`crop.${crop}`))]
  return (
    <li>
      <Card>
        <div className="stack stack-s">
          <p>
            <b>{about.filter(Boolean).join(' · ')}</b>
          </p>
          <QuestionHead question={question} />
          {question.text ? <p className="as-written">{question.text}</p> : null}
          {question.imageUrl ? (
            <Picture src={question.imageUrl} author={farmer.firstName ?? ''} whole lessData={lessData} />
          ) : null}
          {question.recordingUrl ? (
            <p>
              <a href={question.recordingUrl} rel="noreferrer">
                {t('inbox.recording')}
              </a>
            </p>
          ) : null}
          {answers.map((answer) => (
            <p key={answer.id} className="as-written">
              <b>{answer.by.displayName}:</b> {answer.text}
            </p>
          ))}
          {question.status === 'open' ? <Ways question={question} /> : null}
        </div>
      </Card>
    </li>
  )
}

function Ways({ question: { id, claimedBy, claimedByMe } }: { question: OfficerQuestion }) {
  const { t } = usePage()
  const sent = useSentForm()
  const mine = sent.text('question') === id
  const [said, setSaid] = useState(mine)
  if (claimedBy) return <p className="soft">{t('officer.claimedBy', { name: claimedBy })}</p>
  return (
    <>
      {claimedByMe ? null : (
        <form method="post" action={pathWith(claimQuestion.form.at, { id })}>
          <Button type="submit" variant="secondary" wide>
            {t('officer.claim')}
          </Button>
        </form>
      )}
      <form className="stack stack-s" method="post" action={pathWith(answerQuestion.form.at, { id })}>
        <input type="hidden" name="question" value={id} />
        <TextArea
          label={t('officer.answer')}
          name="text"
          rows={4}
          maxLength={LONGEST.text}
          defaultValue={mine ? sent.text('text') : ''}
          error={said ? sent.fields.text : undefined}
          onChange={() => setSaid(false)}
        />
        <Button type="submit" icon="send" wide>
          {t('officer.send')}
        </Button>
      </form>
      <form method="post" action={pathWith(closeQuestion.form.at, { id })}>
        <Button type="submit" variant="quiet" wide>
          {t('officer.close')}
        </Button>
      </form>
    </>
  )
}
