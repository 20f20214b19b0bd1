import { type FormEvent, useRef, useState } from 'react'
import { sendTestSms } from '../../contracts/calls/admin.ts'
import type { PhoneCountry } from '../../contracts/phone-countries.ts'
import { phoneFromForm } from '../../contracts/phone-countries.ts'
import { useTranslate } from '../lib/page.tsx'
import { focusFirstError, useSubmittedForm } from '../lib/sent-form.ts'
import { useSend } from '../lib/use-send.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import { PhoneField } from '../ui/phone-field.tsx'
import { toast } from '../ui/toast-store.ts'

/** Form that sends one test message. */
export function TestSmsCard() {
  const t = useTranslate()
  const sent = useSubmittedForm()
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string | null>(sent.fields.phoneNumber ?? null)
  const { send, pending } = useSend(sendTestSms, {
    failedTitle: 'sms.testFailed',
    onDone: ({ provider, status }) =>
      toast({ title: t('sms.testDone'), description: t('sms.testStatus', { provider, status }) }),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const phone = phoneFromForm(new FormData(event.currentTarget), 'phoneNumber')
    setError(phone ? null : t('sms.testEmpty'))
    if (!phone) return focusFirstError(form.current)
    void send({ phoneNumber: phone })
  }

  return (
    <Card title={t('sms.testTitle')}>
      <form ref={form} className="stack" method="post" action={sendTestSms.form.at} noValidate onSubmit={submit}>
        <p>{t('sms.testText')}</p>
        {sent.message && !sent.fields.phoneNumber ? <Notice tone="danger">{sent.message}</Notice> : null}
        <PhoneField
          name="phoneNumber"
          required
          error={error}
          defaultValue={sent.text('phoneNumber')}
          defaultCountry={(sent.text('phoneNumberCountry') || undefined) as PhoneCountry | undefined}
        />
        <Button
          type="submit"
          variant="secondary"
          icon="phone"
          wide
          pending={pending}
          pendingText={t('sms.testPending')}
        >
          {t('sms.testSubmit')}
        </Button>
      </form>
    </Card>
  )
}
