import { pressPhone } from '../../contracts/calls/practice.ts'
import { usePage } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { TextInput } from '../ui/field.tsx'
import { Dial, type Held } from './dial.tsx'

/** In the order of a phone, with the ways of every screen last: back, home, more. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '00', '98']

/** A screen of a plain phone with its keys. */
export function Handset({ held, dialling }: { held: Held; dialling: boolean }) {
  const { t } = usePage()
  return (
    <section className="handset" aria-label={t('practice.screen')}>
      <p className="handset-screen" role="status">
        {held.screen}
      </p>
      {dialling ? (
        <form className="stack stack-s" method="post" action={pressPhone.form.at}>
          <Dial held={held} dialling />
          <TextInput label={t('practice.keys')} name="press" maxLength={160} autoComplete="off" />
          <Button type="submit" icon="send" wide>
            {t('practice.send')}
          </Button>
        </form>
      ) : (
        <p>{t('practice.ended')}</p>
      )}
      {dialling ? (
        <form className="stack stack-s" method="post" action={pressPhone.form.at}>
          <Dial held={held} dialling />
          <div className="handset-keys">
            {KEYS.map((key) => (
              <button key={key} type="submit" name="press" value={key} className="button button-secondary">
                {key}
              </button>
            ))}
          </div>
          <Button type="submit" variant="danger" name="hang" value="1" wide>
            {t('practice.hang')}
          </Button>
        </form>
      ) : null}
    </section>
  )
}
