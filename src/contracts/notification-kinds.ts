import type { IconName } from './icon-paths.ts'
import type { NotificationPreferences } from './notification-switches.ts'

interface NotificationKind {
  /** Profile switch that turns this kind off; null: always sent. */
  switch: keyof NotificationPreferences | null
  icon: IconName
  /** Push settings: hours until it expires, and whether it wakes the phone. */
  push: { hours: number; urgent: boolean } | null
}

/** Kinds of notification and how each is sent (docs/where-to-add.md). */
export const NOTIFICATION_KINDS = {
  weather_alert: { switch: 'weather', icon: 'warning', push: { hours: 18, urgent: true } },
  advisory: { switch: 'advisory', icon: 'leaf', push: null },
  community_reply: { switch: 'community', icon: 'reply', push: { hours: 72, urgent: false } },
  other: { switch: null, icon: 'info', push: null },
} as const satisfies Record<string, NotificationKind>

export type NotificationType = keyof typeof NOTIFICATION_KINDS
export const NOTIFICATION_TYPES = Object.keys(NOTIFICATION_KINDS) as NotificationType[]
export const notificationKind = (type: NotificationType): NotificationKind => NOTIFICATION_KINDS[type]
