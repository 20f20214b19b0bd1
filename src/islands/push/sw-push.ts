import { addPushSubscription, removePushSubscription } from '../../contracts/calls/push.ts'
/// <reference lib="webworker" />
import type { PushMessage } from '../../contracts/push.ts'

/** Web push in the service worker: shows messages, opens their pages, and renews the subscription. */
export function listenToPush(worker: ServiceWorkerGlobalScope): void {
  const { registration, clients, location } = worker

  worker.addEventListener('push', (event) => {
    const message: PushMessage | undefined = event.data?.json()
    if (message) event.waitUntil(show(message))
  })

  const show = ({ id, title, body, href }: PushMessage) =>
    registration.showNotification(title, { body, tag: id, icon: '/icon-192.png', data: href })

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(String(event.notification.data)))
  })

  /** Focuses a window that shows the path, or opens a new one. Other windows are not navigated, because they may contain unsaved text. */
  async function open(path: string): Promise<void> {
    const target = new URL(path, location.origin)
    const { href } = target.origin === location.origin ? target : new URL(location.origin)
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = windows.find((window) => window.url.split('#')[0] === href)
    await (there ? there.focus() : clients.openWindow(href))
  }

  // The push service changed the subscription's URL; the server gets it within the current session.
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(event))
  })

  async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
    const options = oldSubscription?.options
    const renewed = newSubscription ?? (options && (await registration.pushManager.subscribe(options)))
    if (!renewed) return
    const send = ({ method, path }: { method: string; path: string }, body: unknown) =>
      fetch(path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const answer = await send(addPushSubscription, renewed)
    if (!answer.ok) await renewed.unsubscribe()
    else if (oldSubscription) await send(removePushSubscription, { endpoint: oldSubscription.endpoint })
  }
}

/** Ends push on sign-in and sign-out: the next user must not get the last user's messages. */
export async function endPushSubscription({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  await (await pushManager?.getSubscription())?.unsubscribe()
}

interface PushSubscriptionChangeEvent extends ExtendableEvent {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}
