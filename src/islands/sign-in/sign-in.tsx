import { type FormEvent, useRef, useState } from 'react'
import { signIn } from '../../contracts/calls/accounts.ts'
import type { PhoneCountry } from '../../contracts/phone-countries.ts'
import { phoneFromForm } from '../../contracts/phone-countries.ts'
import type { Translate } from '../../words/translate.ts'
import { useTranslate } from '../lib/page.tsx'
import { focusFirstError, useSubmittedForm } from '../lib/sent-form.ts'
import { useSend } from '../lib/use-send.ts'
import { setCachedUser } from '../lib/use-user.ts'
import { PublicFrame } from '../shell/public-frame.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { PhoneField } from '../ui/phone-field.tsx'
import { toast } from '../ui/toast-store.ts'

interface Credentials {
  phone: string
  password: string
}

/** Sign-in by phone and password. A plain form that also works without or before its script. */
export default function SignIn() {
  const t = useTranslate()
  const sent = useSubmittedForm()
  const query = sent.next ? `?next=${encodeURIComponent(sent.next)}` : ''
  const { form, errors, setErrors, pending, submit } = useSignIn(query)
  return (
    <PublicFrame here={sent.here}>
      <div className="stack stack-s">
        <h1>{t('signIn.title')}</h1>
        <p className="soft">{t('signIn.text')}</p>
      </div>
      {sent.message ? (
        <Notice tone="danger">
          {t('signIn.failed')}: {sent.message}
        </Notice>
      ) : null}
      <form
        ref={form}
        className="stack"
        method="post"
        action={signIn.form.at}
        noValidate
        onSubmit={submit}
        onChange={() => setErrors({})}
      >
        {sent.next ? <input type="hidden" name="next" value={sent.next} /> : null}
        <PhoneField
          required
          error={errors.phone}
          defaultValue={sent.text('phone')}
          defaultCountry={(sent.text('phoneCountry') || undefined) as PhoneCountry | undefined}
        />
        <div className="room-for-error">
          <PasswordInput
            required
            label={t('password.label')}
            name="password"
            autoComplete="current-password"
            error={errors.password}
          />
        </div>
        <Button type="submit" wide pending={pending} pendingText={t('signIn.pending')}>
          {t('signIn.submit')}
        </Button>
      </form>
      <OtherWays query={query} />
    </PublicFrame>
  )
}

function useSignIn(query: string) {
  const t = useTranslate()
  const sent = useSubmittedForm()
  const form = useRef<HTMLFormElement>(null)
  const [left, setLeft] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>(sent.fields)
  const { send, pending } = useSend(signIn, {
    onFailed: ({ sentence, secondFactor }) => {
      setLeft(secondFactor)
      if (secondFactor) location.assign(`/signin/code${query}`)
      else {
        // The toast disappears, so its text also stays on the page.
        setErrors({ password: sentence })
        focusFirstError(form.current)
        toast({ title: t('signIn.failed'), description: sentence, destructive: true })
      }
    },
    onDone: (user, _, client) => {
      setCachedUser(client, user)
      location.assign(sent.next ?? '/')
    },
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending || left) return
    const data = new FormData(event.currentTarget)
    const credentials = { phone: phoneFromForm(data), password: String(data.get('password') ?? '') }
    const wrong = checkCredentials(credentials, t)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return focusFirstError(form.current)
    if (await send(credentials)) setLeft(true)
  }

  return { form, errors, setErrors, pending: pending || left, submit }
}

function OtherWays({ query }: { query: string }) {
  const t = useTranslate()
  return (
    <>
      <p>
        <a href="/forgot">{t('signIn.forgot')}</a>
      </p>
      <p>
        <a href={`/signin/phone${query}`}>{t('signIn.haveCode')}</a>
      </p>
      <p className="row">
        {t('signIn.none')} <a href={`/register${query}`}>{t('signIn.register')}</a>
      </p>
      <ButtonLink href="/" variant="quiet" icon="back">
        {t('app.home')}
      </ButtonLink>
    </>
  )
}

function checkCredentials({ phone, password }: Credentials, t: Translate): Record<string, string> {
  return {
    ...(phone ? {} : { phone: t('error.phoneRequired') }),
    ...(password ? {} : { password: t('error.passwordRequired') }),
  }
}
