const HERE = 'gona.here'

/**
 * Remembers who is signed in in this browser. A page that the Back button brings back as it was left is shown to nobody
 * else: the server is asked for it anew. Logging out forgets the mark (`forgetOnPhone`).
 */
export function guardBack(userId: string | null): void {
  remember(userId)
  if (userId === null) return
  addEventListener('pageshow', (event) => {
    const { persisted } = event as PageTransitionEvent
    if (!persisted || remembered() === userId) return
    document.body.hidden = true
    location.reload()
  })
}

function remember(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(HERE)
    else localStorage.setItem(HERE, userId)
  } catch {
    // A browser that keeps nothing asks the server each time.
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(HERE)
  } catch {
    return null
  }
}
