import { type PointerEvent, useRef } from 'react'

const FAR_PX = 50
/** A finger that taps moves a little too. */
const BEGUN_PX = 10

/** For an element that a swipe to the right takes away: it follows the finger, and goes back where that was not far. */
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
      // From here on it follows the finger beyond its edges, and no button in it is pressed.
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
