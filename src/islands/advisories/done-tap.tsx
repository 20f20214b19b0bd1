import type { Advisory } from '../../contracts/advisories.ts'
import { at, pathWith, queryKey } from '../../contracts/call.ts'
import { getSummary, giveFeedback, listAdvisories } from '../../contracts/calls/advisories.ts'
import { refresh } from '../lib/api.ts'
import { useT } from '../lib/page.tsx'
import { useSend } from '../lib/send.ts'
import { Button } from '../ui/button.tsx'
import { PressForm } from '../ui/press-form.tsx'

const LIST = queryKey(listAdvisories.path)

/** One tap says that it was done, another takes it back. */
export function DoneTap({ advisory: { id, done, title } }: { advisory: Advisory }) {
  const t = useT()
  const { send } = useSend(at(giveFeedback, { id }), {
    optimistic: (answer, client) => {
      const before = client.getQueryData<Advisory[]>(LIST)
      client.setQueryData(
        LIST,
        before?.map((each) => (each.id === id ? { ...each, ...answer } : each)),
      )
      return () => client.setQueryData(LIST, before)
    },
    onDone: (_, __, client) => refresh(client, listAdvisories, getSummary),
  })
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
