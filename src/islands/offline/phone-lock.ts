const LOCK = 'gona-queue'

let last: Promise<unknown> = Promise.resolve()

/**
 * One at a time on the whole phone: tabs and service worker share the lock. On plain http browsers give none; there is
 * no service worker there either, each tab takes turns with itself, and two tabs send the same keys.
 */
export function aloneOnPhone<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(LOCK, work) as Promise<T>
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}
