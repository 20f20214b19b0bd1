import { type FormEvent, useRef, useState } from 'react'
import { changePassword, endOtherSessions, listSessions } from '../../contracts/calls/accounts.ts'
import { refetchReads, useRead } from '../lib/api.ts'
import { formatDate } from '../lib/format-time.ts'
import { useTranslate } from '../lib/page.tsx'
import { focusFirstError, useSubmittedForm } from '../lib/sent-form.ts'
import { useSend } from '../lib/use-send.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { SingleButtonForm } from '../ui/press-form.tsx'
import { PageHeading } from '../ui/titled.tsx'
import { CurrentPassword } from './current-password.tsx'

export default function SecurityScreen() {
  return <SignedIn active="profile">{() => <Page />}</SignedIn>
}

function Page() {
  const t = useTranslate()
  return (
    <div className="stack stack-l reading">
      <ButtonLink href="/profile" variant="quiet" icon="back" className="back">
        {t('profile.title')}
      </ButtonLink>
      <PageHeading icon="lock">{t('profile.account')}</PageHeading>
      <ChangePassword />
      <Devices />
    </div>
  )
}

function ChangePassword() {
  const t = useTranslate()
  const sent = useSubmittedForm()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(sent.fields)
  const { send, pending } = useSend(changePassword, {
    done: 'profile.passwordChanged',
    onDone: (_, __, client) => {
      form.current?.reset()
      refetchReads(client, listSessions)
    },
    onFailed: ({ sentence, fields }) => {
      setErrors(Object.keys(fields).length > 0 ? fields : { currentPassword: sentence })
      focusFirstError(form.current)
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const input = {
      currentPassword: String(data.get('currentPassword') ?? ''),
      newPassword: String(data.get('newPassword') ?? ''),
    }
    const wrong: Record<string, string> = {}
    if (!input.currentPassword) wrong.currentPassword = t('error.passwordRequired')
    if (input.newPassword.length < 6) wrong.newPassword = t('error.passwordShort')
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return focusFirstError(form.current)
    if (!pending) void send(input)
  }
  return (
    <Card title={t('profile.password')}>
      <form ref={form} className="stack" method="post" action={changePassword.form.at} noValidate onSubmit={submit}>
        <CurrentPassword error={errors.currentPassword} />
        <PasswordInput
          required
          label={t('profile.newPassword')}
          hint={t('register.passwordHint')}
          name="newPassword"
          autoComplete="new-password"
          error={errors.newPassword}
        />
        <Button type="submit" wide pending={pending} pendingText={t('profile.saving')}>
          {t('profile.password')}
        </Button>
      </form>
    </Card>
  )
}

/** Signed-in devices, and the button that signs the others out. */
function Devices() {
  const t = useTranslate()
  const { data = [] } = useRead(listSessions)
  const { send, pending } = useSend(endOtherSessions, {
    done: 'profile.endedOthers',
    onDone: (_, __, client) => refetchReads(client, listSessions),
  })
  return (
    <Card title={t('profile.sessions')}>
      <div className="stack">
        <ul className="list stack">
          {data.map(({ id, userAgent, lastUsedAt, current }) => (
            <li key={id} className="row between">
              <span className="row">
                <Icon name="phone" />
                <span>
                  {deviceName(userAgent) ?? t('profile.otherDevice')}
                  <br />
                  <span className="small soft">{t('profile.lastUsed', { date: formatDate(lastUsedAt, t) })}</span>
                </span>
              </span>
              {current ? <Badge tone="leaf">{t('profile.thisDevice')}</Badge> : null}
            </li>
          ))}
        </ul>
        {data.length > 1 ? (
          <SingleButtonForm action={endOtherSessions.form.at} pending={pending} onPress={() => send()}>
            <Button type="submit" variant="secondary" icon="logout" pending={pending}>
              {t('profile.endOthers')}
            </Button>
          </SingleButtonForm>
        ) : null}
      </div>
    </Card>
  )
}

/** Browser names in user agents, specific ones first: Opera also contains Chrome, and Android contains Linux. */
const BROWSERS = ['Opera Mini', 'OPR', 'Edg', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari']
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS X', 'Linux']
const KNOWN_AS: Record<string, string> = { OPR: 'Opera', Edg: 'Edge', SamsungBrowser: 'Samsung Internet' }

/** Returns browser and system of a user agent, such as `Chrome, Android`; null if unknown. */
function deviceName(userAgent: string | null): string | null {
  const wordOf = (words: readonly string[]) => words.find((word) => userAgent?.includes(word))
  const browser = wordOf(BROWSERS)
  return [browser && (KNOWN_AS[browser] ?? browser), wordOf(SYSTEMS)].filter(Boolean).join(', ') || null
}
