import type { Advisory } from '../../contracts/advisories.ts'
import { at, pathWith, queryKey } from '../../contracts/call.ts'
import { getAdvisory, giveFeedback } from '../../contracts/calls/advisories.ts'
import { useT } from '../lib/page.tsx'
import { useSend } from '../lib/send.ts'
import { Button } from '../ui/button.tsx'
import { PressForm } from '../ui/press-form.tsx'

interface Answer {
  useful?: boolean | null
  done?: boolean
}

/** Was it useful, has it been done: the farmer's own word, which may be changed. */
export function Feedback({ advisory }: { advisory: Advisory }) {
  const t = useT()
  const key = queryKey(pathWith(getAdvisory.path, { id: advisory.id }))
  const { send } = useSend(at(giveFeedback, { id: advisory.id }), {
    optimistic: (answer, client) => {
      const before = client.getQueryData<Advisory>(key)
      client.setQueryData(key, { ...advisory, ...answer })
      return () => client.setQueryData(key, before)
    },
    onDone: (saved, _, client) => client.setQueryData(key, saved),
  })
  const { useful, done } = advisory
  // Each button is its own choice; pressed again, it takes the answer back.
  const form = (answer: Answer, name: string, value: string, words: string, pressed: boolean, icon?: 'check') => (
    <PressForm action={pathWith(giveFeedback.form.at, { id: advisory.id })} onPress={() => send(answer)}>
      <input type="hidden" name={name} value={value} />
      <Button type="submit" variant={pressed ? 'primary' : 'secondary'} aria-pressed={pressed} icon={icon}>
        {words}
      </Button>
    </PressForm>
  )
  return (
    <section className="card stack stack-s" aria-labelledby="useful">
      <h2 id="useful" className="feedback-title">
        {t('advisory.useful')}
      </h2>
      <div className="row">
        {form(
          { useful: useful === true ? null : true },
          'useful',
          useful === true ? '' : 'yes',
          t('advisory.yes'),
          useful === true,
        )}
        {form(
          { useful: useful === false ? null : false },
          'useful',
          useful === false ? '' : 'no',
          t('advisory.no'),
          useful === false,
        )}
        {form({ done: !done }, 'done', done ? '' : 'yes', t('advisory.done'), done, 'check')}
      </div>
      <p className="small soft" role="status">
        {useful === null && !done ? '' : t('advisory.thanks')}
      </p>
    </section>
  )
}
