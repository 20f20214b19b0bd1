import { useEffect, useState } from 'react'

/** Returns false in the server's HTML, true after hydration: controls must not look disabled without JavaScript. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}
