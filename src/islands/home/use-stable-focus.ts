import { type RefObject, useEffect, useRef } from 'react'

/** When what was touched has sunk out of sight with the keyboard on it, the keyboard goes to `next` in the same part. */
export function useStableFocus(part: RefObject<HTMLElement | null>, held: unknown, next: string): void {
  const before = useRef(held)
  useEffect(() => {
    const sank = before.current !== null && held === null
    before.current = held
    if (sank && document.activeElement === document.body)
      part.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  }, [part, held, next])
}
