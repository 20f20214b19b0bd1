import { useEffect, useRef, useState } from 'react'
import type { Advisory } from '../../contracts/advisories.ts'

/** What is done is seen to be done before it sinks; after half a second a browser would call the move a jump. */
const SEEN_MS = 450

/** The list as it stands; what was touched just now stays where it was for a moment. */
export function useTicked(list: readonly Advisory[]) {
  const [touched, setTouched] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    /** Where each stands: as if what was touched had not been. */
    places: list.map((each) => (each.id === touched ? { ...each, done: !each.done } : each)),
    now: new Map(list.map((each) => [each.id, each])),
    onTick(id: string) {
      clearTimeout(timer.current)
      setTouched(id)
      timer.current = setTimeout(() => setTouched(null), SEEN_MS)
    },
  }
}
