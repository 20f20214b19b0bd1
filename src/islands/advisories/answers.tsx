import type { Advisory } from '../../contracts/advisories.ts'
import { pathWith } from '../../contracts/call.ts'
import { giveFeedback } from '../../contracts/calls/advisories.ts'
import { addLog } from '../../contracts/calls/season.ts'
import { useTick } from '../home/use-tick.ts'
import { useFarmDay } from '../lib/farm-day.ts'
import { usePage } from '../lib/page.tsx'
import { useLog } from '../season/use-log.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PressForm } from '../ui/press-form.tsx'

/** What the crop's own page or its form is needed for, as neither answer is the whole of it. */
const YES_LEADS_ON = /^planting\.asked$/
const NO_LEADS_ON = /^planting\.asked$|^stage\.question$/
const COME_UP = /^planting\.come-up/

type Asked = Advisory & { cropId: string }

/** Whether an advisory asks what can be said by a yes or a no. */
export const isAsked = (advisory: Advisory): advisory is Asked =>
  advisory.cropId !== null && !advisory.done && (NO_LEADS_ON.test(advisory.rule) || COME_UP.test(advisory.rule))

/** The two answers to a question: "has it come up?", "is the stage right?", "did you plant it?". */
export function Answers({ advisory, onTick }: { advisory: Asked; onTick: () => void }) {
  const { t, url } = usePage()
  const date = useFarmDay()
  const { id, cropId, rule, title } = advisory
  const { send } = useTick(advisory)
  const { send: log, pending } = useLog(cropId)
  const said = (words: string) => ({ 'aria-label': `${words}: ${title}`, children: words })
  // "No, not yet" is not "it did not come up": seed in dry soil can wait.
  const comesUp = COME_UP.test(rule)
  const yes = said(t(comesUp ? 'did.emerged' : 'advisory.yes'))
  const no = said(t(comesUp ? 'did.not_emerged' : 'advisory.no'))
  return (
    <div className="answers">
      {YES_LEADS_ON.test(rule) ? (
        <ButtonLink {...yes} href={`/crops/${cropId}`} variant="secondary" wide />
      ) : (
        <PressForm
          action={pathWith(giveFeedback.form.at, { id })}
          onPress={() => {
            onTick()
            void send({ done: true })
          }}
        >
          <input type="hidden" name="done" value="yes" />
          <input type="hidden" name="back" value={url} />
          <Button {...yes} type="submit" variant="secondary" wide />
        </PressForm>
      )}
      {NO_LEADS_ON.test(rule) ? (
        <ButtonLink {...no} href={`/crops/${cropId}/edit`} variant="secondary" wide />
      ) : (
        <PressForm
          action={pathWith(addLog.form.at, { id: cropId })}
          pending={pending}
          onPress={() => log({ kind: 'not_emerged', date })}
        >
          <input type="hidden" name="kind" value="not_emerged" />
          <input type="hidden" name="date" value={date} />
          <input type="hidden" name="back" value={url} />
          <Button {...no} type="submit" variant="secondary" wide pending={pending} />
        </PressForm>
      )}
    </div>
  )
}
