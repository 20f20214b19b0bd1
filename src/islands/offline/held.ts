/** Instead of an answer: kept on the phone, to be sent later. */
export const HELD = Symbol('held')

const HINT = 'gona.waiting.'

/** Whether something of this person's may be waiting: known without opening the phone's database. */
export function mayWait(userId: string): boolean {
  try {
    return localStorage.getItem(HINT + userId) !== null
  } catch {
    return false
  }
}

export function hintWaiting(userId: string, waiting: boolean): void {
  try {
    if (waiting) localStorage.setItem(HINT + userId, '1')
    else localStorage.removeItem(HINT + userId)
  } catch {
    // No storage: what waits is then found when the page starts.
  }
}
