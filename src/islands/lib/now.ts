import { useEffect, useState } from 'react'
import { usePage } from './page.tsx'

const MINUTE = 60_000

/** Returns the current ISO time: the server's during hydration, then the phone's, updated every minute. */
export function useNow(): string {
  const [now, setNow] = useState(usePage().now)
  useEffect(() => {
    const tick = () => setNow(new Date().toISOString())
    const timer = setInterval(tick, MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
