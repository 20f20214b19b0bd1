import { fillPath } from '../../contracts/call.ts'
import { markQuestionSolved } from '../../contracts/calls/questions.ts'
import { usePage } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'

/** One-button form: the answer helped. The next page shows the new state. `by`: the earlier answer that helped. */
export function MarkSolvedButton({ id, by }: { id: string; by?: string }) {
  const { t } = usePage()
  return (
    <form method="post" action={fillPath(markQuestionSolved.form.at, { id })}>
      {by ? <input type="hidden" name="answerId" value={by} /> : <input type="hidden" name="solved" value="yes" />}
      <Button type="submit" wide icon="check">
        {t('question.yes')}
      </Button>
    </form>
  )
}

/** One-button form: the answer did not help, officers continue. */
export function NotHelpfulButton({ id }: { id: string }) {
  const { t } = usePage()
  return (
    <form method="post" action={fillPath(markQuestionSolved.form.at, { id })}>
      <input type="hidden" name="solved" value="no" />
      <Button type="submit" variant="secondary" wide>
        {t('question.no')}
      </Button>
    </form>
  )
}
