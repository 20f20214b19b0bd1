import { useState } from 'react'
import { PERSON_PATH } from '../../contracts/admin-tabs.ts'
import { fillPath } from '../../contracts/call.ts'
import { updateInboxQuestion } from '../../contracts/calls/admin.ts'
import { createPost } from '../../contracts/calls/community.ts'
import { type InboxQuestion, MAX_ANSWER_LENGTH } from '../../contracts/inbox.ts'
import { MAX_LENGTH } from '../../contracts/lengths.ts'
import { readablePhone } from '../../contracts/readable-phone.ts'
import { Picture } from '../community/picture.tsx'
import { formatDateTime } from '../lib/format-time.ts'
import { usePage } from '../lib/page.tsx'
import { useSubmittedForm } from '../lib/sent-form.ts'
import { RecordingPlayer } from '../questions/recording.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextArea } from '../ui/field.tsx'

/** Question with sender, time and channel, text or recording, and the answer or the actions that close it. */
export function QuestionRow({ question }: { question: InboxQuestion }) {
  const { t, lessData } = usePage()
  const { id, from, farmer, channel, text, recordingUrl, imageUrl, at, state, answer } = question
  const name = farmer ? [farmer.firstName, farmer.lastName].filter(Boolean).join(' ') : ''
  return (
    <li>
      <Card>
        <div className="stack stack-s">
          <p>
            {farmer ? (
              <a className="person-link" href={fillPath(PERSON_PATH, { id: farmer.id })}>
                {name || readablePhone(from)}
              </a>
            ) : (
              <b>{readablePhone(from)}</b>
            )}
            {name ? ` · ${readablePhone(from)}` : null}
          </p>
          <p className="soft small">
            {formatDateTime(at, t)} · {t(`inbox.by.${channel}`)}
          </p>
          {text ? <p className="pre">{text}</p> : null}
          {imageUrl ? <Picture src={imageUrl} author={name || readablePhone(from)} whole lessData={lessData} /> : null}
          {recordingUrl ? <RecordingPlayer url={recordingUrl} /> : null}
          {answer ? (
            <p>
              <Badge tone="leaf">{t('inbox.answered')}</Badge> {answer}
            </p>
          ) : null}
          {state === 'open' ? (
            <AnswerOrClose question={question} />
          ) : (
            <form method="post" action={fillPath(updateInboxQuestion.form.at, { id })}>
              <input type="hidden" name="state" value="open" />
              <Button type="submit" variant="secondary">
                {t('inbox.reopen')}
              </Button>
            </form>
          )}
        </div>
      </Card>
    </li>
  )
}

function AnswerOrClose({ question: { id, text } }: { question: InboxQuestion }) {
  const { t } = usePage()
  const sent = useSubmittedForm()
  const mine = sent.text('question') === id
  const [showsError, setShowsError] = useState(mine)
  const action = fillPath(updateInboxQuestion.form.at, { id })
  return (
    <>
      <form className="stack stack-s" method="post" action={action}>
        <input type="hidden" name="question" value={id} />
        <input type="hidden" name="state" value="answered" />
        <TextArea
          label={t('inbox.answer')}
          name="answer"
          maxLength={MAX_ANSWER_LENGTH}
          rows={3}
          defaultValue={mine ? sent.text('answer') : ''}
          error={showsError ? sent.fields.answer : undefined}
          onChange={() => setShowsError(false)}
        />
        <Button type="submit" icon="send" wide>
          {t('inbox.send')}
        </Button>
      </form>
      <div className="halves inbox-ends">
        {text ? <ToCommunity text={text} /> : null}
        <form method="post" action={action}>
          <input type="hidden" name="state" value="closed" />
          <Button type="submit" variant="secondary" wide>
            {t('inbox.close')}
          </Button>
        </form>
      </div>
    </>
  )
}

/** Posts the question under the administrator's name, because farmers who asked by phone did not agree to be named. */
function ToCommunity({ text }: { text: string }) {
  const { t } = usePage()
  return (
    <details className="stack stack-s">
      <summary className="button button-secondary button-wide">{t('inbox.toCommunity')}</summary>
      <form className="stack stack-s" method="post" action={createPost.form.at} encType="multipart/form-data">
        <TextArea
          label={t('post.content')}
          hint={t('inbox.toCommunityHint')}
          name="content"
          maxLength={MAX_LENGTH.content}
          rows={4}
          defaultValue={text}
        />
        <Button type="submit" variant="secondary" icon="send" wide>
          {t('inbox.toCommunity')}
        </Button>
      </form>
    </details>
  )
}
