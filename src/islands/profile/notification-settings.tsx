import type { FormEvent } from 'react'
import type { User } from '../../contracts/account.ts'
import { updateProfile } from '../../contracts/calls/accounts.ts'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { useTranslate } from '../lib/page.tsx'
import { PhoneAlerts } from '../push/phone-alerts.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChannelChoices } from './channel-choices.tsx'
import { SmsCodePending } from './confirm-ways.tsx'
import { useOfferedSwitches } from './offered-switches.ts'
import { SETTINGS_FORM } from './this-phone.tsx'
import { useSwitches } from './use-switches.ts'

/** Notification switches with On or Off in words, saved on change; the button confirms that they are saved. */
export function NotificationSettings({ user }: { user: User }) {
  const t = useTranslate()
  const offered = useOfferedSwitches()
  const { on, save, confirm, confirming } = useSwitches(user)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void confirm(preferencesWithSwitchesOn(new FormData(event.currentTarget).getAll('notify').map(String)))
  }
  return (
    <Card title={t('profile.notifications')}>
      <div className="stack">
        <form id={SETTINGS_FORM} className="stack" method="post" action={updateProfile.form[1].at} onSubmit={submit}>
          <ChannelChoices user={user} />
          <fieldset className="switches">
            <legend className="label">{t('profile.notify')}</legend>
            {offered.map((name) => (
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
                  onChange={(event) => void save({ ...on, [name]: event.target.checked })}
                />
              </label>
            ))}
          </fieldset>
          <Button type="submit" variant="secondary" wide pending={confirming} pendingText={t('profile.saving')}>
            {t('profile.updateSettings')}
          </Button>
        </form>
        {user.notificationPreferences.sms ? <SmsCodePending /> : null}
        <PhoneAlerts />
      </div>
    </Card>
  )
}
