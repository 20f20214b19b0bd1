import { useState } from 'react'
import { fillPath } from '../../contracts/call.ts'
import { mergeQuestion } from '../../contracts/calls/questions.ts'
import { MAX_LENGTH } from '../../contracts/lengths.ts'
import type { OfficerQuestion } from '../../contracts/questions.ts'
import { usePage } from '../lib/page.tsx'
import { useSubmittedForm } from '../lib/sent-form.ts'
import { Button } from '../ui/button.tsx'
import { Select, TextArea } from '../ui/field.tsx'

/** Answer form, prefilled with the model's draft or the first earlier answer; after an error with the entered text. */
export function AnswerForm({
  question: { id, draft, suggested },
  action,
}: {
  question: OfficerQuestion
  action: string
}) {
  const { t } = usePage()
  const sent = useSubmittedForm()
  const mine = sent.text('question') === id
  const [showsError, setShowsError] = useState(mine)
  return (
    <form className="stack stack-s" method="post" action={action}>
      <input type="hidden" name="question" value={id} />
      <TextArea
        label={t('officer.answer')}
        name="text"
        rows={4}
        maxLength={MAX_LENGTH.text}
        hint={draft && !mine ? t('officer.machine') : undefined}
        defaultValue={mine ? sent.text('text') : (draft ?? suggested[0]?.answer ?? '')}
        error={showsError ? sent.fields.text : undefined}
        onChange={() => setShowsError(false)}
      />
      {mine && sent.refusal === 'answer.dose' ? (
        <Button type="submit" name="confirm" value="yes" variant="secondary" wide>
          {t('officer.confirm')}
        </Button>
      ) : null}
      <Button type="submit" icon="send" wide>
        {t('officer.send')}
      </Button>
    </form>
  )
}

/** Selects another question of this page whose answer fits this question, too. */
export function MergeQuestionForm({ id, others }: { id: string; others: OfficerQuestion[] }) {
  const { t } = usePage()
  return (
    <details className="tall-fold">
      <summary>{t('officer.merge')}</summary>
      <form className="stack stack-s" method="post" action={fillPath(mergeQuestion.form.at, { id })}>
        <Select
          label={t('officer.merge')}
          name="into"
          options={others.map((other) => ({
            value: other.id,
            label: [other.farmer.firstName, other.text || t(other.recordingUrl ? 'question.spoken' : 'question.photo')]
              .filter(Boolean)
              .join(': '),
          }))}
        />
        <Button type="submit" variant="secondary" wide>
          {t('officer.merge')}
        </Button>
      </form>
    </details>
  )
}
