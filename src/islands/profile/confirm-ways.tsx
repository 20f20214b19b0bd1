import type { PhoneState } from '../../contracts/account.ts'
import { getPhoneState, requestPhoneCode, startPhoneDial } from '../../contracts/calls/accounts.ts'
import { readablePhone } from '../../contracts/readable-phone.ts'
import { useRead } from '../lib/api.ts'
import { useTranslate } from '../lib/page.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Requests a code for the user's own number. A plain form, with and without JavaScript. */
export function RequestCodeButton({ again = false }: { again?: boolean }) {
  const t = useTranslate()
  return (
    <form method="post" action={requestPhoneCode.form.at}>
      <Button type="submit" variant={again ? 'quiet' : 'secondary'}>
        {t(again ? 'profile.newCode' : 'profile.confirmNumber')}
      </Button>
    </form>
  )
}

/** Requests a code to enter in a USSD dial, and shows it. */
export function DialToConfirm({ phone, dial, quiet = false }: PhoneState & { quiet?: boolean }) {
  const t = useTranslate()
  return (
    <>
      {dial ? <Notice tone="leaf">{t('profile.dialCode', { ...dial, phone: readablePhone(phone) })}</Notice> : null}
      <form method="post" action={startPhoneDial.form.at}>
        <Button type="submit" variant={quiet ? 'quiet' : 'secondary'}>
          {t(dial ? 'profile.newCode' : 'profile.dialToConfirm')}
        </Button>
      </form>
    </>
  )
}

/** All available ways to verify the number. Plain forms, with and without JavaScript. */
export function ConfirmationMethods({ state }: { state: PhoneState }) {
  return (
    <>
      {state.ways.includes('sms') ? <RequestCodeButton /> : null}
      {state.ways.includes('dial') ? <DialToConfirm {...state} /> : null}
    </>
  )
}

/** Note that SMS are held until the number is verified. */
export function SmsCodePending() {
  const t = useTranslate()
  const { data } = useRead(getPhoneState)
  if (!data || data.confirmed || !data.ways.includes('sms')) return null
  return (
    <Notice tone="sun" action={<RequestCodeButton />}>
      {t('profile.smsWaits')}
    </Notice>
  )
}
