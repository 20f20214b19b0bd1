import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to `next` in the same section when the focused element moves out of view. */
export function useStableFocus(part: RefObject<HTMLElement | null>, held: unknown, next: string): void {
  const before = useRef(held)
  useEffect(() => {
    const sank = before.current !== null && held === null
    before.current = held
    if (sank && document.activeElement === document.body)
      part.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  }, [part, held, next])
}
