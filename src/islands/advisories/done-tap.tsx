import type { Advisory } from '../../contracts/advisories.ts'
import { pathWith } from '../../contracts/call.ts'
import { giveFeedback } from '../../contracts/calls/advisories.ts'
import { useTick } from '../home/use-tick.ts'
import { useT } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { PressForm } from '../ui/press-form.tsx'

/** One tap says that it was done, another takes it back. */
export function DoneTap({ advisory }: { advisory: Advisory }) {
  const t = useT()
  const { send } = useTick(advisory)
  const { id, done, title } = advisory
  return (
    <PressForm action={pathWith(giveFeedback.form.at, { id })} onPress={() => send({ done: !done })}>
      <input type="hidden" name="done" value={done ? '' : 'yes'} />
      <Button
        type="submit"
        variant={done ? 'primary' : 'secondary'}
        icon="check"
        aria-pressed={done}
        aria-label={`${t('advisory.done')}: ${title}`}
      >
        {t('advisory.done')}
      </Button>
    </PressForm>
  )
}
