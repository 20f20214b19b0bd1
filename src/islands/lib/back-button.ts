import { useEffect, useRef } from 'react'

/** Handler of the phone's Back button. Returns true if it stepped back itself and stays open. */
export type BackHandler = () => unknown

const MARK = 'over'
/** Open layers over the page, the topmost last. */
const layers: BackHandler[] = []
let here = { marked: false, href: '' }

/**
 * Makes Back close the topmost layer of the page, and leave the page only if there is none. All layers share one history
 * entry. The entry stays after they are closed and Back skips it, because removing it would race with navigation.
 * `CloseWatcher` is not used: only some phones have it, and it ignores the browser's own button.
 */
export function listenToBackButton(): void {
  look()
  addEventListener('popstate', () => {
    const before = here
    look()
    // Another URL is an in-page link or a tab.
    if (!before.marked || here.marked || here.href !== before.href) return
    const top = layers.at(-1)
    if (!top) history.back()
    else if (top() === true) mark()
  })
}

/** While the caller is mounted, Back calls `onBack`. */
export function useBackButton(onBack: BackHandler): void {
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
