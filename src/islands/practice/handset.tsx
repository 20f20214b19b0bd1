import { pressSimulatorKeys } from '../../contracts/calls/practice.ts'
import { usePage } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { DialForm, type SimulatorState } from './dial.tsx'
import { DIGITS, KeyButtons, TypedKeysForm } from './keys.tsx'

/** Keys; the last ones are the same on every screen: back, home, more. */
const KEYS = [...DIGITS, '00', '98']

/** Screen of a plain phone, with its keys. */
export function SimulatedHandset({ held, dialling }: { held: SimulatorState; dialling: boolean }) {
  const { t } = usePage()
  return (
    <section className="handset" aria-label={t('practice.screen')}>
      <p className="handset-screen" role="status">
        {held.screen}
      </p>
      {dialling ? (
        <form className="stack stack-s" method="post" action={pressSimulatorKeys.form.at}>
          <DialForm held={held} dialling />
          <TypedKeysForm />
        </form>
      ) : (
        <p>{t('practice.ended')}</p>
      )}
      {dialling ? (
        <form className="stack stack-s" method="post" action={pressSimulatorKeys.form.at}>
          <DialForm held={held} dialling />
          <KeyButtons keys={KEYS} />
          <Button type="submit" variant="danger" name="hang" value="1" wide>
            {t('practice.hang')}
          </Button>
        </form>
      ) : null}
    </section>
  )
}
