import type { Advisory } from '../../contracts/advisories.ts'
import { fillPath } from '../../contracts/call.ts'
import { saveAdvisoryFeedback } from '../../contracts/calls/advisories.ts'
import { addLogEntry } from '../../contracts/calls/season.ts'
import { useMarkDone } from '../home/use-tick.ts'
import { usePage } from '../lib/page.tsx'
import { useAddLogEntry } from '../season/use-log.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { SingleButtonForm } from '../ui/press-form.tsx'

/** Rules whose "yes" opens the crop's form or page for the rest of the answer. */
const YES_LEADS_ON = /^planting\.asked$/
/** Rules whose "no" opens the crop's form or page for the rest of the answer. */
const NO_LEADS_ON = /^planting\.asked$|^stage\.question$/
const COME_UP = /^planting\.come-up/

/** Yes/no question of an advisory; null for none. */
export function advisoryQuestion({ cropId, done, rule }: Advisory) {
  const comesUp = COME_UP.test(rule)
  const noLeadsOn = NO_LEADS_ON.test(rule)
  if (cropId === null || done || !(comesUp || noLeadsOn)) return null
  return { crop: cropId, comesUp, yesLeadsOn: YES_LEADS_ON.test(rule), noLeadsOn }
}

type Question = NonNullable<ReturnType<typeof advisoryQuestion>>

interface Props {
  advisory: Advisory
  today: string
  onTick?: () => void
}

/** Yes/no buttons for an advisory's question, such as "has it come up?", "is the stage right?" or "did you plant it?". */
export function AdvisoryAnswerButtons(props: Props) {
  const question = advisoryQuestion(props.advisory)
  return question ? <Two {...props} question={question} /> : null
}

function Two({ advisory: { id, title }, today, onTick, question }: Props & { question: Question }) {
  const { t, url } = usePage()
  const { crop } = question
  const { send } = useMarkDone({ id })
  const { send: log, pending } = useAddLogEntry(crop)
  const labelled = (words: string) => ({ 'aria-label': `${words}: ${title}`, children: words })
  // "No, not yet" does not mean that the crop failed: seed in dry soil can wait.
  const yes = labelled(t(question.comesUp ? 'did.emerged' : 'advisory.yes'))
  const no = labelled(t(question.comesUp ? 'did.not_emerged' : 'advisory.no'))
  return (
    <div className="answers">
      {question.yesLeadsOn ? (
        <ButtonLink {...yes} href={`/crops/${crop}`} variant="secondary" wide />
      ) : (
        <SingleButtonForm
          action={fillPath(saveAdvisoryFeedback.form.at, { id })}
          onPress={() => {
            onTick?.()
            void send({ done: true })
          }}
        >
          <input type="hidden" name="done" value="yes" />
          <input type="hidden" name="back" value={url} />
          <Button {...yes} type="submit" variant="secondary" wide />
        </SingleButtonForm>
      )}
      {question.noLeadsOn ? (
        <ButtonLink {...no} href={`/crops/${crop}/edit`} variant="secondary" wide />
      ) : (
        <SingleButtonForm
          action={fillPath(addLogEntry.form.at, { id: crop })}
          pending={pending}
          onPress={() => log({ kind: 'not_emerged', date: today })}
        >
          <input type="hidden" name="kind" value="not_emerged" />
          <input type="hidden" name="date" value={today} />
          <input type="hidden" name="back" value={url} />
          <Button {...no} type="submit" variant="secondary" wide pending={pending} />
        </SingleButtonForm>
      )}
    </div>
  )
}
