import { keep, stored } from './storage.ts'

const HERE = 'gona.here'

/**
 * Remembers the signed-in user of this browser. If Back restores another user's page, that page is hidden and reloaded.
 * Signing out removes the mark (`forgetOnPhone`).
 */
export function guardBack(userId: string | null): void {
  // Without storage the page is always reloaded.
  keep(HERE, userId)
  if (userId === null) return
  addEventListener('pageshow', (event) => {
    const { persisted } = event as PageTransitionEvent
    if (!persisted || stored(HERE) === userId) return
    document.body.hidden = true
    location.reload()
  })
}
