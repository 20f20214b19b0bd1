import { pressSimulatorKeys } from '../../contracts/calls/practice.ts'
import { usePage } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import type { SimulatorState } from './dial.tsx'
import { DIGITS, KeyButtons, TypedKeysForm } from './keys.tsx'

/** Simulated call as text, with its keys. Spoken text counts as a recording where the call records. */
export function CallCard({ held: { phone, code, call, heard, waits } }: { held: SimulatorState }) {
  const { t } = usePage()
  const sent = Object.entries({ phone, code, call })
  const hidden = sent.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
  return (
    <Card title={t('practice.heard')}>
      <p className="handset-screen" role="status">
        {heard.join('\n')}
      </p>
      {waits ? (
        <div className="stack stack-s">
          <form className="stack stack-s" method="post" action={pressSimulatorKeys.form.at}>
            {hidden}
            <TypedKeysForm />
          </form>
          <form className="stack stack-s" method="post" action={pressSimulatorKeys.form.at}>
            {hidden}
            <KeyButtons keys={DIGITS} />
            <Button type="submit" variant="secondary" name="press" value="" wide>
              {t('practice.silence')}
            </Button>
            <Button type="submit" variant="danger" name="hang" value="1" wide>
              {t('practice.hang')}
            </Button>
          </form>
        </div>
      ) : (
        <p>{t('practice.ended')}</p>
      )}
    </Card>
  )
}
