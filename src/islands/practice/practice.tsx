import { pressSimulatorKeys } from '../../contracts/calls/practice.ts'
import { AdminFrame } from '../admin/frame.tsx'
import { usePage } from '../lib/page.tsx'
import { useSubmittedForm } from '../lib/sent-form.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextInput } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { CallCard } from './call-card.tsx'
import { DialForm, type SimulatorState } from './dial.tsx'
import { SimulatedHandset } from './handset.tsx'

/** Phone simulator. Plain forms: each press sends the dial so far, and the next page shows the response. */
export default function PhoneSimulatorScreen() {
  const { t, props } = usePage<{ handset: SimulatorState }>()
  const sent = useSubmittedForm()
  const held = props.handset
  const dialling = held.screen !== null && !held.last
  return (
    <AdminFrame tab="phone">
      <div className="stack stack-s">
        <h1>{t('practice.title')}</h1>
        <p className="soft">{t('practice.about')}</p>
      </div>
      {sent.message && !sent.fields.phone ? <Notice tone="danger">{sent.message}</Notice> : null}
      <div className="halves">
        <div className="stack">
          {held.screen === null ? null : <SimulatedHandset held={held} dialling={dialling} />}
          {held.call === '' ? null : <CallCard held={held} />}
          {dialling || held.waits ? null : (
            <Card>
              <form className="stack" method="post" action={pressSimulatorKeys.form.at} noValidate>
                <TextInput
                  type="tel"
                  label={t('practice.number')}
                  hint={t('practice.numberHint')}
                  name="phone"
                  defaultValue={held.phone}
                  error={sent.fields.phone}
                  required
                />
                <TextInput inputMode="tel" label={t('practice.code')} name="code" defaultValue={held.code} />
                <Button type="submit" icon="phone" wide>
                  {t('practice.dial')}
                </Button>
                <Button type="submit" variant="secondary" name="ring" value="1" wide>
                  {t('practice.ring')}
                </Button>
              </form>
            </Card>
          )}
        </div>
        <Messages held={held} dialling={dialling} />
      </div>
    </AdminFrame>
  )
}

function Messages({ held, dialling }: { held: SimulatorState; dialling: boolean }) {
  const { t } = usePage()
  return (
    <Card title={t('practice.sms')}>
      <div className="stack">
        <form className="stack" method="post" action={pressSimulatorKeys.form.at}>
          <DialForm held={held} dialling={dialling} />
          <TextInput label={t('practice.smsText')} name="sms" maxLength={160} autoComplete="off" />
          <Button type="submit" variant="secondary" icon="send" wide>
            {t('practice.send')}
          </Button>
        </form>
        {held.messages.length === 0 ? <p className="soft">{t('practice.smsNone')}</p> : null}
        <ul className="list">
          {held.messages.toReversed().map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
