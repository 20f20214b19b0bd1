import type { IconName } from './icon-paths.ts'
import type { NotificationPreferences } from './notification-switches.ts'

interface NotificationKind {
  /** What stops it in the profile; null: it is always told. */
  switch: keyof NotificationPreferences | null
  icon: IconName
  /** To phones too while the app is closed: for how many hours it is of use, and whether it wakes the phone. */
  push: { hours: number; urgent: boolean } | null
}

/** Every kind of notification, and all that differs between them but their words (docs/where-to-add.md). */
export const NOTIFICATION_KINDS = {
  weather_alert: { switch: 'weather', icon: 'warning', push: { hours: 18, urgent: true } },
  advisory: { switch: 'advisory', icon: 'leaf', push: null },
  community_reply: { switch: 'community', icon: 'reply', push: { hours: 72, urgent: false } },
  other: { switch: null, icon: 'info', push: null },
} as const satisfies Record<string, NotificationKind>

export type NotificationType = keyof typeof NOTIFICATION_KINDS
export const NOTIFICATION_TYPES = Object.keys(NOTIFICATION_KINDS) as NotificationType[]
/** Of one kind, as any of them may be. */
export const kindOf = (type: NotificationType): NotificationKind => NOTIFICATION_KINDS[type]
