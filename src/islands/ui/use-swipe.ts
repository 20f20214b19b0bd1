import { type PointerEvent, useRef } from 'react'

const FAR_PX = 50
/** Movement that a tap may have, px. */
const BEGUN_PX = 10

/** Handlers for an element that a swipe to the right dismisses. It follows the finger, and returns after a short swipe. */
export function useSwipe(onSwiped: () => void) {
  const from = useRef<number | null>(null)
  const moved = ({ clientX }: PointerEvent) => (from.current === null ? 0 : Math.max(0, clientX - from.current))
  const place = (element: HTMLElement, x: number) => {
    element.style.transform = x > BEGUN_PX ? `translateX(${x}px)` : ''
  }
  return {
    onPointerDown: ({ button, clientX }: PointerEvent) => {
      if (button === 0) from.current = clientX
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const x = moved(event)
      // From here on the element follows the finger beyond its edges, and no button is pressed.
      if (x > BEGUN_PX) event.currentTarget.setPointerCapture(event.pointerId)
      place(event.currentTarget, x)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const x = moved(event)
      from.current = null
      place(event.currentTarget, 0)
      if (x >= FAR_PX) onSwiped()
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      from.current = null
      place(currentTarget, 0)
    },
  }
}
