/** Browser storage. Reads return `undefined` if storage is forbidden or full, and every caller works without it. */
type Store = 'localStorage' | 'sessionStorage'

export function readStorage(key: string, store: Store = 'localStorage'): string | null | undefined {
  try {
    return globalThis[store].getItem(key)
  } catch {
    return undefined
  }
}

/** Stores a text; null removes it. @returns whether that worked */
export function writeStorage(key: string, text: string | null, store: Store = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[store].removeItem(key)
    else globalThis[store].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Returns a stored JSON value; null for none. */
export function readStorageJson<Kept>(key: string, store?: Store): Kept | null {
  try {
    return JSON.parse(readStorage(key, store) ?? 'null')
  } catch {
    return null
  }
}
