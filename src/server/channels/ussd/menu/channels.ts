import {
  CHANNELS,
  type Channel,
  effectiveChannels,
  MESSAGE_KINDS,
  type MessageKind,
} from '../../../../contracts/channels.ts'
import { translatorFor } from '../../../../words/index.ts'
import type { MenuScreen } from '../dial.ts'
import { menuPlace, textView } from '../view.ts'
import { confirmEntry } from './advice.ts'
import { shortLabel } from './labels.ts'
import type { MenuDeps } from './menu-deps.ts'

type Deps = Pick<MenuDeps, 'accounts' | 'config'>

export const channelsScreen: MenuScreen = {
  show({ user, language }) {
    const t = translatorFor(language)
    const stood = user && effectiveChannels(user.notificationPreferences, user.channels)
    return textView(
      t('profile.channels'),
      MESSAGE_KINDS.map((matter) => ({
        label: `${shortLabel(t(`profile.matter.${matter}`))}: ${shortLabel(t(`profile.way.${stood?.[matter] ?? 'web'}`))}`,
        to: menuPlace('channel', { matter }),
      })),
    )
  },
}

export const channelScreen = ({ config }: Deps): MenuScreen => ({
  show({ language }, { matter }) {
    const t = translatorFor(language)
    const ways = CHANNELS.filter((way) => way !== 'call' || config.VOICE_NUMBER)
    return textView(
      t(`profile.matter.${matter as MessageKind}`),
      ways.map((way) => ({
        label: shortLabel(t(`profile.way.${way}`)),
        to: menuPlace('channelSave', { matter, way }),
      })),
    )
  },
})

export const channelSaveScreen = ({ accounts }: Deps): MenuScreen => ({
  passing: true,
  async show(dial, { matter, way }) {
    const chosen = { [matter as MessageKind]: way as Channel }
    await dial.once('channel', async () => {
      if (way === 'call') await accounts.phone.startCalls(dial.actor())
      if (way === 'sms' && !dial.user!.notificationPreferences.sms) await accounts.phone.startSms(dial.actor())
      await accounts.profile.update(dial.actor(), { channels: chosen })
    })
    return confirmEntry(dial)
  },
})
