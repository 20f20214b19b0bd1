const LOCK = 'gona-queue'

let lastTask: Promise<unknown> = Promise.resolve()

/**
 * Runs one task at a time on the whole phone: tabs and service worker share a lock. Without https there is neither lock
 * nor service worker; each tab then queues its own tasks, and two tabs send the same keys.
 */
export function withPhoneLock<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(LOCK, work) as Promise<T>
  const turn = lastTask.then(work)
  lastTask = turn.catch(() => undefined)
  return turn
}
