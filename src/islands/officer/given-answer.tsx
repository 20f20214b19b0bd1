import { fillPath } from '../../contracts/call.ts'
import { setAnswerApproval } from '../../contracts/calls/questions.ts'
import { canonicalCrop, isCropId, PROFILE_CROPS } from '../../contracts/crops.ts'
import { GROWTH_STAGE_IDS } from '../../contracts/farm.ts'
import { MAX_LENGTH } from '../../contracts/lengths.ts'
import type { OfficerQuestion, QuestionAnswer } from '../../contracts/questions.ts'
import { usePage } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { Select, TextArea } from '../ui/field.tsx'

/** Answer with its author, and an officer's actions: release, approve for reuse, withdraw. */
export function StoredAnswer({ answer, question }: { answer: QuestionAnswer; question: OfficerQuestion }) {
  const { t } = usePage()
  const action = fillPath(setAnswerApproval.form.at, { id: answer.id })
  return (
    <>
      <p className="pre">
        <b>{answer.by.displayName}:</b> {answer.text}
      </p>
      {answer.held ? (
        <form className="stack stack-s" method="post" action={action}>
          <p className="soft">{t('officer.held')}</p>
          <Button type="submit" icon="send" wide>
            {t('officer.release')}
          </Button>
        </form>
      ) : answer.approved ? (
        <form method="post" action={action}>
          <input type="hidden" name="approved" value="no" />
          <Button type="submit" variant="quiet">
            {t('officer.unkeep')}
          </Button>
        </form>
      ) : answer.by.role === 'kept' ? null : (
        <Keep action={action} question={question} />
      )}
    </>
  )
}

function Keep({ action, question }: { action: string; question: OfficerQuestion }) {
  const { t } = usePage()
  const { cropType, language, text } = question
  const crops = PROFILE_CROPS.map((id) => ({ value: id, label: t(`crop.${id}`) }))
  return (
    <details className="tall-fold">
      <summary>{t('officer.keep')}</summary>
      <form className="stack stack-s" method="post" action={action}>
        <input type="hidden" name="language" value={language ?? 'en'} />
        <Select
          label={t('question.crop')}
          placeholder={t('officer.anyCrop')}
          name="forCrop"
          defaultValue={cropType && isCropId(cropType) ? canonicalCrop(cropType) : ''}
          options={crops}
        />
        <Select
          label={t('officer.stage')}
          placeholder={t('officer.anyStage')}
          name="forStage"
          defaultValue=""
          options={GROWTH_STAGE_IDS.map((id) => ({ value: id, label: t(`stage.${id}`) }))}
        />
        <TextArea
          label={t('officer.keepWords')}
          name="question"
          rows={2}
          maxLength={MAX_LENGTH.question}
          defaultValue={text === '' ? '' : undefined}
        />
        <Button type="submit" wide>
          {t('officer.keep')}
        </Button>
      </form>
    </details>
  )
}
