import { askForPhoneCode, getPhoneState, provePhone } from '../../contracts/calls/accounts.ts'
import { readablePhone } from '../../contracts/phone-countries.ts'
import { useRead } from '../lib/api.ts'
import { useSentForm } from '../lib/form-props.ts'
import { useT } from '../lib/page.tsx'
import { SignedIn } from '../shell/signed-in.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { TextInput } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { Titled } from '../ui/titled.tsx'

/** Asks for a code to be sent to one's own number: a plain form, with script and without. */
export function AskForCode({ again = false }: { again?: boolean }) {
  const t = useT()
  return (
    <form method="post" action={askForPhoneCode.form.at}>
      <Button type="submit" variant={again ? 'quiet' : 'secondary'}>
        {t(again ? 'profile.newCode' : 'profile.confirmNumber')}
      </Button>
    </form>
  )
}

/** Says that SMS wait for the number to be confirmed, where they do. */
export function SmsWaits() {
  const t = useT()
  const { data } = useRead(getPhoneState)
  if (!data || data.confirmed) return null
  return (
    <Notice tone="sun" action={<AskForCode />}>
      {t('profile.smsWaits')}
    </Notice>
  )
}

/** The page where the code that came is given back. */
export default function ConfirmPhone() {
  return <SignedIn active="profile">{(user) => <Page phone={user.phone} />}</SignedIn>
}

function Page({ phone }: { phone: string }) {
  const t = useT()
  const sent = useSentForm()
  return (
    <div className="stack stack-l reading">
      <ButtonLink href="/profile" variant="quiet" icon="back" className="back">
        {t('profile.title')}
      </ButtonLink>
      <Titled icon="phone">{t('profile.confirmNumber')}</Titled>
      {sent.message && !sent.fields.code ? <Notice tone="danger">{sent.message}</Notice> : null}
      <form className="stack" method="post" action={provePhone.form.at} noValidate>
        <TextInput
          required
          label={t('profile.code')}
          hint={t('profile.codeSent', { phone: readablePhone(phone) })}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={sent.fields.code}
        />
        <Button type="submit">{t('profile.confirmNumber')}</Button>
      </form>
      <AskForCode again />
    </div>
  )
}
