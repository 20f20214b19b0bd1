import { keep, stored } from './storage.ts'

const HERE = 'gona.here'

/**
 * Remembers who is signed in in this browser. A page that the Back button brings back as it was left is shown to nobody
 * else: the server is asked for it anew. Logging out forgets the mark (`forgetOnPhone`).
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
