/** Default notification switches, in the order of the screens. */
export const DEFAULT_NOTIFICATION_PREFERENCES = {
  weather: true,
  advisory: true,
  community: false,
  sms: false,
  calls: false,
}
export type NotificationPreferences = typeof DEFAULT_NOTIFICATION_PREFERENCES
export type NotificationSwitch = keyof NotificationPreferences
export const NOTIFICATION_SWITCHES = Object.keys(DEFAULT_NOTIFICATION_PREFERENCES) as NotificationSwitch[]
export const preferencesWithSwitchesOn = (on: readonly string[]) =>
  Object.fromEntries(NOTIFICATION_SWITCHES.map((name) => [name, on.includes(name)])) as NotificationPreferences
