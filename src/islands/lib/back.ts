import { useEffect, useRef } from 'react'

/** Handler of the phone's Back button. Returns true if it went back a step itself, to stay open. */
export type OnBack = () => unknown

const MARK = 'over'
/** Open layers over the page, the topmost last. */
const layers: OnBack[] = []
let here = { marked: false, href: '' }

/**
 * Back closes what lies over the page, and leaves the page only when nothing does. All that is ever opened shares one
 * entry of the browser's history. It stays when they are closed, and Back steps over it: to take it away would race with
 * a page that is being left just then. `CloseWatcher` would hear Back on some phones only, and never the browser's own button.
 */
export function watchBack(): void {
  look()
  addEventListener('popstate', () => {
    const before = here
    look()
    // Another address is a link within the page or a tab of it.
    if (!before.marked || here.marked || here.href !== before.href) return
    const top = layers.at(-1)
    if (!top) history.back()
    else if (top() === true) mark()
  })
}

/** While the caller is shown it is what Back closes, or takes a step back in. */
export function useBack(onBack: OnBack): void {
  const latest = useRef(onBack)
  latest.current = onBack
  useEffect(() => {
    const layer = () => latest.current()
    layers.push(layer)
    mark()
    return () => void layers.splice(layers.indexOf(layer), 1)
  }, [])
}

function mark(): void {
  if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '')
  look()
}

function look(): void {
  here = { marked: isMarked(), href: location.href }
}

const isMarked = (): boolean => history.state?.[MARK] === true
