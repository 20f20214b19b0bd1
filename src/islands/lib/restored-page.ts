import { readStorage, writeStorage } from './storage.ts'

const RESTORED_PAGE_KEY = 'gona.here'

/**
 * Remembers the signed-in user of this browser. If Back restores another user's page, that page is hidden and reloaded.
 * Signing out removes the mark (`clearUserData`).
 */
export function guardRestoredPage(userId: string | null): void {
  // Without storage the page is always reloaded.
  writeStorage(RESTORED_PAGE_KEY, userId)
  if (userId === null) return
  addEventListener('pageshow', (event) => {
    const { persisted } = event as PageTransitionEvent
    if (!persisted || readStorage(RESTORED_PAGE_KEY) === userId) return
    document.body.hidden = true
    location.reload()
  })
}
