import { useEffectEvent, useLayoutEffect } from 'react'

/** What lies over the page, the uppermost last. */
const layers: (() => void)[] = []

function hear(event: KeyboardEvent) {
  if (event.key === 'Escape' && !event.isComposing) layers.at(-1)?.()
}

/**
 * Escape closes what shows this, from the moment it is on the page; of several the one that came last. Radix gives the
 * key to the layer that came last whatever it is, a toast too, and to a new one only some frames after it shows.
 */
export function useEscape(close: () => void): void {
  const latest = useEffectEvent(close)
  useLayoutEffect(() => {
    const layer = () => latest()
    if (layers.push(layer) === 1) document.addEventListener('keydown', hear, { capture: true })
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) document.removeEventListener('keydown', hear, { capture: true })
    }
  }, [])
}
