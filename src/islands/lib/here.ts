import { keep, stored } from './storage.ts'

const HERE = 'gona.here'

/**
 * Remembers the signed-in user of this browser. A page restored by Back is hidden from another user: it is reloaded.
 * Logging out removes the mark (`forgetOnPhone`).
 */
export function guardBack(userId: string | null): void {
  // A browser that keeps nothing asks the server each time.
  keep(HERE, userId)
  if (userId === null) return
  addEventListener('pageshow', (event) => {
    const { persisted } = event as PageTransitionEvent
    if (!persisted || stored(HERE) === userId) return
    document.body.hidden = true
    location.reload()
  })
}
