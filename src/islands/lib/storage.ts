/**
 * Small things that this browser keeps for the site. One that keeps nothing, because it may not or is full, has no text
 * (`undefined`): each caller works without.
 */
type Store = 'localStorage' | 'sessionStorage'

export function stored(key: string, store: Store = 'localStorage'): string | null | undefined {
  try {
    return globalThis[store].getItem(key)
  } catch {
    return undefined
  }
}

/** Keeps a text, or forgets it for null. @returns whether it could */
export function keep(key: string, text: string | null, store: Store = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[store].removeItem(key)
    else globalThis[store].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Returns a stored JSON value; null for none. */
export function storedJson<Kept>(key: string, store?: Store): Kept | null {
  try {
    return JSON.parse(stored(key, store) ?? 'null')
  } catch {
    return null
  }
}
