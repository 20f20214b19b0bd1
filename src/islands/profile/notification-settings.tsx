import { type FormEvent, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { updateProfile } from '../../contracts/calls/accounts.ts'
import { NOTIFICATION_SWITCHES, preferencesOf } from '../../contracts/notification-switches.ts'
import { useT } from '../lib/page.tsx'
import { useSend } from '../lib/send.ts'
import { showUser } from '../lib/user.ts'
import { PhoneAlerts } from '../push/phone-alerts.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { SmsWaits } from './confirm-phone.tsx'

/** Four switches, each with On or Off in words; saved together. */
export function NotificationSettings({ user }: { user: User }) {
  const t = useT()
  const stored = user.notificationPreferences
  const [on, setOn] = useState(stored)
  // Saved elsewhere, in the dialog, they follow; what was not saved yet stays through any other change of the profile.
  const [followed, setFollowed] = useState(stored)
  if (NOTIFICATION_SWITCHES.some((name) => stored[name] !== followed[name])) {
    setFollowed(stored)
    setOn(stored)
  }
  const { send, pending } = useSend(updateProfile, {
    failed: 'profile.saveFailed',
    done: 'profile.saved',
    onDone: (saved, _, client) => showUser(client, saved),
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!pending) {
      const chosen = new FormData(event.currentTarget).getAll('notify').map(String)
      void send({ notificationPreferences: preferencesOf(chosen) })
    }
  }
  return (
    <Card title={t('profile.notifications')}>
      <div className="stack">
        <form className="stack" method="post" action={updateProfile.form[1].at} onSubmit={submit}>
          <div>
            {NOTIFICATION_SWITCHES.map((name) => (
              <label key={name} className="switch">
                <span>{t(`profile.switch.${name}`)}</span>
                <span className="switch-state" aria-hidden="true">
                  {on[name] ? t('profile.on') : t('profile.off')}
                </span>
                <input
                  type="checkbox"
                  name="notify"
                  value={name}
                  checked={on[name]}
                  onChange={(event) => setOn({ ...on, [name]: event.target.checked })}
                />
              </label>
            ))}
          </div>
          <Button type="submit" variant="secondary" wide pending={pending} pendingText={t('profile.saving')}>
            {t('profile.updateSettings')}
          </Button>
        </form>
        {stored.sms ? <SmsWaits /> : null}
        <PhoneAlerts />
      </div>
    </Card>
  )
}
