import type { NotificationPreferences } from '../../contracts/account.ts'
import type { MessageKey } from '../../words/translate.ts'

export const SWITCH_WORDS = {
  weather: 'profile.weather',
  advisory: 'profile.advisory',
  community: 'profile.community',
  sms: 'profile.sms',
} as const satisfies Record<keyof NotificationPreferences, MessageKey>
