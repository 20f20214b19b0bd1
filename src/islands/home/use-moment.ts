import { useEffect, useRef, useState } from 'react'

/** What is done is seen to be done before it sinks; after half a second a browser would call the move a jump. */
const SEEN_MS = 450

/** A value that is held for a moment after it was set, then null again. */
export function useMoment<Value>(): [held: Value | null, hold: (value: Value) => void] {
  const [held, setHeld] = useState<Value | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return [
    held,
    (value) => {
      clearTimeout(timer.current)
      setHeld(value)
      timer.current = setTimeout(() => setHeld(null), SEEN_MS)
    },
  ]
}
