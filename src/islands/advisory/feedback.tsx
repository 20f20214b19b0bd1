import type { Advisory } from '../../contracts/advisories.ts'
import { fillPath } from '../../contracts/call.ts'
import { saveAdvisoryFeedback } from '../../contracts/calls/advisories.ts'
import { useTranslate } from '../lib/page.tsx'
import { ReportBadWordingButton } from '../ui/badly-said-button.tsx'
import { Button } from '../ui/button.tsx'
import { SingleButtonForm } from '../ui/press-form.tsx'
import { useFeedback } from './use-feedback.ts'

/** Rating of the advice; a second press on the same answer removes it. */
export function Feedback({ advisory }: { advisory: Advisory }) {
  const t = useTranslate()
  const { useful, done } = advisory
  return (
    <section className="card stack stack-s" aria-labelledby="useful">
      <h2 id="useful" className="feedback-title">
        {t('advisory.useful')}
      </h2>
      <div className="row">
        <Answer advisory={advisory} useful={true} words={t('advisory.yes')} />
        <Answer advisory={advisory} useful={false} words={t('advisory.no')} />
        <BadlySaid advisory={advisory} />
      </div>
      <p className="small soft" role="status">
        {useful === null && !done ? '' : t('advisory.thanks')}
      </p>
    </section>
  )
}

function Answer({ advisory, useful, words }: { advisory: Advisory; useful: boolean; words: string }) {
  const { send } = useFeedback(advisory)
  const pressed = advisory.useful === useful
  return (
    <SingleButtonForm
      action={fillPath(saveAdvisoryFeedback.form.at, { id: advisory.id })}
      onPress={() => send({ useful: pressed ? null : useful })}
    >
      <input type="hidden" name="useful" value={pressed ? '' : useful ? 'yes' : 'no'} />
      <Button type="submit" variant={pressed ? 'primary' : 'secondary'} aria-pressed={pressed}>
        {words}
      </Button>
    </SingleButtonForm>
  )
}

function BadlySaid({ advisory }: { advisory: Advisory }) {
  const { send } = useFeedback(advisory)
  return (
    <ReportBadWordingButton
      action={fillPath(saveAdvisoryFeedback.form.at, { id: advisory.id })}
      onPress={() => send({ badlySaid: true })}
    >
      <input type="hidden" name="badlySaid" value="yes" />
    </ReportBadWordingButton>
  )
}
