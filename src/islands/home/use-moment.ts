import { useEffect, useRef, useState } from 'react'

/** Delay before a ticked task moves, in ms. From 500 ms on, browsers count the move as a layout shift. */
const SEEN_MS = 450

/** Returns a value that resets to null a moment after it was set. */
export function useTemporaryState<Value>(): [held: Value | null, hold: (value: Value) => void] {
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
