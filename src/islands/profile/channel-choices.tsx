import { useRef, useState } from 'react'
import type { User } from '../../contracts/account.ts'
import { updateProfile } from '../../contracts/calls/accounts.ts'
import {
  CHANNELS,
  type Channel,
  type ChosenChannels,
  channelOfAllMessages,
  MESSAGE_KINDS,
} from '../../contracts/channels.ts'
import type { IconName } from '../../contracts/icon-paths.ts'
import { usePage } from '../lib/page.tsx'
import { useSend } from '../lib/use-send.ts'
import { setCachedUser } from '../lib/use-user.ts'
import { RadioGroup } from '../ui/choices.tsx'
import { Select } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'

const ICONS = { web: 'globe', sms: 'mail', call: 'phone', none: 'close' } as const satisfies Record<Channel, IconName>

/** Notification channel for everything, or, folded, one for each kind of message. Saved on change; without JavaScript by the surrounding form. */
export function ChannelChoices({ user }: { user: User }) {
  const { t, calls } = usePage()
  const [touched, setTouched] = useState<ChosenChannels>({})
  // Saves run one after another, because each builds on the stored choices of the last.
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const { send } = useSend(updateProfile, {
    failed: 'profile.saveFailed',
    optimistic: () => () => setTouched({}),
    onDone: (saved, _, client) => {
      setTouched({})
      setCachedUser(client, saved)
    },
  })
  function choose(channels: ChosenChannels) {
    setTouched((before) => ({ ...before, ...channels }))
    line.current = line.current.then(() => send({ channels }))
  }
  const ways = { ...user.channels, ...touched }
  const common = channelOfAllMessages(ways)
  // Decided at the first render: opening it later would move the page under the farmer's finger.
  const [opened] = useState(common === null)
  const offered = (chosen: Channel) => CHANNELS.filter((way) => way !== 'call' || calls || chosen === 'call')
  return (
    <div className="stack stack-s">
      <RadioGroup
        label={t('profile.channels')}
        hint={t('profile.channelsHint')}
        name="reach"
        className="ways"
        options={offered(common ?? 'web').map((way) => ({
          value: way,
          label: (
            <>
              <Icon name={ICONS[way]} /> {t(`profile.way.${way}`)}
            </>
          ),
        }))}
        value={common}
        onChange={(way) => choose({ advice: way, warnings: way, answers: way })}
      />
      <details className="fold" open={opened}>
        <summary>{t('profile.each')}</summary>
        <div className="stack stack-s">
          {MESSAGE_KINDS.map((matter) => (
            <Select
              key={matter}
              label={t(`profile.matter.${matter}`)}
              name={matter}
              options={offered(ways[matter]).map((way) => ({ value: way, label: t(`profile.way.${way}`) }))}
              value={ways[matter]}
              onChange={(event) => choose({ [matter]: event.target.value as Channel })}
            />
          ))}
        </div>
      </details>
    </div>
  )
}
