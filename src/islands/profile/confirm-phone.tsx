import { getPhoneState, verifyPhone } from '../../contracts/calls/accounts.ts'
import { readablePhone } from '../../contracts/readable-phone.ts'
import { useRead } from '../lib/api.ts'
import { useTranslate } from '../lib/page.tsx'
import { useSubmittedForm } from '../lib/sent-form.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { TextInput } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHeading } from '../ui/titled.tsx'
import { DialToConfirm, RequestCodeButton } from './confirm-ways.tsx'

/** Page to enter the code that was sent to the phone. */
export default function ConfirmPhone() {
  return <SignedIn active="profile">{(user) => <Page phone={user.phone} />}</SignedIn>
}

function Page({ phone }: { phone: string }) {
  const t = useTranslate()
  const sent = useSubmittedForm()
  const { data } = useRead(getPhoneState)
  const bySms = data?.ways.includes('sms') ?? true
  return (
    <div className="stack stack-l reading">
      <ButtonLink href="/profile" variant="quiet" icon="back" className="back">
        {t('profile.title')}
      </ButtonLink>
      <PageHeading icon="phone">{t('profile.confirmNumber')}</PageHeading>
      {sent.message && !sent.fields.code ? <Notice tone="danger">{sent.message}</Notice> : null}
      {data?.confirmed ? <Notice tone="leaf">{t('profile.numberConfirmed')}</Notice> : null}
      {data?.dial ? (
        <>
          <DialToConfirm {...data} quiet />
          {bySms ? <RequestCodeButton /> : null}
        </>
      ) : bySms ? (
        <>
          <form className="stack" method="post" action={verifyPhone.form.at} noValidate>
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
          <RequestCodeButton again />
          {data?.ways.includes('dial') ? <DialToConfirm {...data} /> : null}
        </>
      ) : data?.ways.includes('dial') ? (
        <DialToConfirm {...data} />
      ) : null}
    </div>
  )
}
