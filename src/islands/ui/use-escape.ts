import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

interface Layer {
  close: () => void
  content: RefObject<HTMLElement | null> | undefined
}

/** What lies over the page, the uppermost last. */
const layers: Layer[] = []

const REACHED = 'a[href],button:not([disabled]),input:not([disabled]),select,textarea,summary'

function hear(event: KeyboardEvent) {
  const top = layers.at(-1)
  if (event.key === 'Escape' && !event.isComposing) top?.close()
  if (event.key === 'Tab' && top?.content?.current) goRound(event, top.content.current)
}

/** After the last comes the first, before the first the last; from nowhere one comes in. */
function goRound(event: KeyboardEvent, content: HTMLElement) {
  const active = document.activeElement
  const reached = [...content.querySelectorAll<HTMLElement>(REACHED)]
  const [end, start] = event.shiftKey ? [reached[0], reached.at(-1)] : [reached.at(-1), reached[0]]
  if (active !== end && active !== document.body && !(event.shiftKey && active === content)) return
  event.preventDefault()
  start?.focus()
}

/**
 * Escape closes what shows this, from the moment it is on the page; of several the one that came last. Tab stays within
 * its `content`.
 */
export function useEscape(close: () => void, content?: RefObject<HTMLElement | null>): void {
  const latest = useEffectEvent(close)
  useLayoutEffect(() => {
    const layer: Layer = { close: () => latest(), content }
    if (layers.push(layer) === 1) document.addEventListener('keydown', hear, { capture: true })
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) document.removeEventListener('keydown', hear, { capture: true })
    }
  }, [content])
}
