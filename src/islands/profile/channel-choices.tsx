import { useRef, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { updateProfile } from '../../contracts/calls/accounts.ts'
import { type ChosenChannels, MATTERS, type Matter, WAYS, type Way } from '../../contracts/channels.ts'
import { usePage } from '../lib/page.tsx'
import { useSend } from '../lib/send.ts'
import { showUser } from '../lib/user.ts'
import { Select } from '../ui/field.tsx'

/** Notification channel per kind, saved on change; without JavaScript by the surrounding form. */
export function ChannelChoices({ user }: { user: User }) {
  const { t, calls } = usePage()
  const [touched, setTouched] = useState<ChosenChannels>({})
  // Saves run one after another, because each changes the stored choices of the one before.
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const { send } = useSend(updateProfile, {
    failed: 'profile.saveFailed',
    optimistic: () => () => setTouched({}),
    onDone: (saved, _, client) => {
      setTouched({})
      showUser(client, saved)
    },
  })
  function choose(matter: Matter, way: Way) {
    setTouched((before) => ({ ...before, [matter]: way }))
    line.current = line.current.then(() => send({ channels: { [matter]: way } }))
  }
  const offered = (chosen: Way) => WAYS.filter((way) => way !== 'call' || calls || chosen === 'call')
  return (
    <div className="stack stack-s">
      <p>
        <b>{t('profile.channels')}</b>
      </p>
      {MATTERS.map((matter) => {
        const value = touched[matter] ?? user.channels[matter]
        return (
          <Select
            key={matter}
            label={t(`profile.matter.${matter}`)}
            name={matter}
            options={offered(value).map((way) => ({ value: way, label: t(`profile.way.${way}`) }))}
            value={value}
            onChange={(event) => choose(matter, event.target.value as Way)}
          />
        )
      })}
      <p className="soft small">{t('profile.channelsHint')}</p>
    </div>
  )
}
