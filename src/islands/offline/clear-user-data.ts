import { unsubscribeFromPush } from '../push/this-phone.ts'
import { isUserWrite } from './pending-write.ts'
import { outboxQueue } from './phone-outbox.ts'
import { userCachePrefix } from './user-caches.ts'

/** Number of this user's pending writes on this phone. */
export const countPendingWrites = async (userId: string): Promise<number> =>
  (await outboxQueue.list(userId)).filter(isUserWrite).length

/** Deletes the user's private data on the phone. Other users' pending writes stay. */
export async function clearUserData(userId: string): Promise<void> {
  await outboxQueue.forget(userId)
  for (const key of Object.keys(localStorage)) if (isPrivate(key, userId)) localStorage.removeItem(key)
  sessionStorage.clear()
  // The server dropped the subscription with the session; the push service may take longer.
  unsubscribeFromPush().catch(() => undefined)
  if (!('caches' in globalThis)) return
  // The service worker has done this already, unless the page was loaded without it.
  for (const name of await caches.keys()) if (userCachePrefix(name)) await caches.delete(name)
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

function isPrivate(key: string, userId: string): boolean {
  const owner = UUID.exec(key)?.[0]
  return key.startsWith('gona.') && key !== 'gona.installSeen' && (owner === undefined || owner === userId)
}
