import { useEffect, useState } from 'react'

/** False in the server's HTML, true once the page answers: for what must not look shut to someone without script. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}
