import type { BodyOf } from '../../contracts/call.ts'
import { type addPushSubscription, getPushKey, listPushSubscriptions } from '../../contracts/calls/push.ts'
import { fetchRead } from '../lib/api.ts'

/** Push state of this phone for the signed-in user. `denied`: the browser blocks the permission request. */
export type PushAlertState = 'on' | 'off' | 'denied'

/** Returns the push state; null if push is impossible (older browser, or no https). Asks the server only if the browser is subscribed. */
export async function pushAlertState(): Promise<PushAlertState | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return null
  await navigator.serviceWorker.ready
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await currentSubscription()
  if (!subscription) return 'off'
  const mine = await fetchRead(listPushSubscriptions).catch(() => null)
  // Offline, the browser's own state counts.
  return mine === null || mine.some(({ endpoint }) => endpoint === subscription.endpoint) ? 'on' : 'off'
}

/**
 * Requests permission, which browsers allow only right after a press, and subscribes again. Returns null if denied.
 * Rejects if the server or the push service cannot be reached.
 */
export async function subscribeToPush(): Promise<BodyOf<typeof addPushSubscription> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { publicKey } = await fetchRead(getPushKey)
  // A subscription with another key, or of another user, would block the new one.
  await unsubscribeFromPush()
  const { pushManager } = await navigator.serviceWorker.ready
  return (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })).toJSON() as BodyOf<
    typeof addPushSubscription
  >
}

/** Ends the browser's subscription, if any. @returns its URL */
export async function unsubscribeFromPush(): Promise<string | null> {
  const subscription = await currentSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint ?? null
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}
