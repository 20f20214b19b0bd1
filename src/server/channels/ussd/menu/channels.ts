import {
  CHANNELS,
  type Channel,
  effectiveChannels,
  MESSAGE_KINDS,
  type MessageKind,
} from '../../../../contracts/channels.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { MenuScreen } from '../dial.ts'
import { tell, to } from '../view.ts'
import { thanks } from './advice.ts'
import { label } from './labels.ts'
import type { MenuNeeds } from './needs.ts'

type Needs = Pick<MenuNeeds, 'accounts' | 'config'>

export const channels: MenuScreen = {
  show({ user, language }) {
    const t = translatorFor(language)
    const stood = user && effectiveChannels(user.notificationPreferences, user.channels)
    return tell(
      t('profile.channels'),
      MESSAGE_KINDS.map((matter) => ({
        label: `${label(t(`profile.matter.${matter}`))}: ${label(t(`profile.way.${stood?.[matter] ?? 'web'}`))}`,
        to: to('channel', { matter }),
      })),
    )
  },
}

export const channel = ({ config }: Needs): MenuScreen => ({
  show({ language }, { matter }) {
    const t = translatorFor(language)
    const ways = CHANNELS.filter((way) => way !== 'call' || config.VOICE_NUMBER)
    return tell(
      t(`profile.matter.${matter as MessageKind}`),
      ways.map((way) => ({ label: label(t(`profile.way.${way}`)), to: to('channelSave', { matter, way }) })),
    )
  },
})

export const channelSave = ({ accounts }: Needs): MenuScreen => ({
  passing: true,
  async show(dial, { matter, way }) {
    const chosen = { [matter as MessageKind]: way as Channel }
    await dial.once('channel', async () => {
      if (way === 'call') await accounts.phone.startCalls(dial.actor())
      if (way === 'sms' && !dial.user!.notificationPreferences.sms) await accounts.phone.startSms(dial.actor())
      await accounts.profile.update(dial.actor(), { channels: chosen })
    })
    return thanks(dial)
  },
})
