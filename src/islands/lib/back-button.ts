import { useEffect, useRef } from 'react'

/** Handler of the phone's Back button. Returns true if it stepped back itself and stays open. */
export type BackHandler = () => unknown

const MARK = 'over'
/** Open layers over the page, the topmost last. */
const openLayers: BackHandler[] = []
let historyEntry = { marked: false, href: '' }

/**
 * Makes Back close the topmost layer of the page, and leave the page only if there is none. All layers share one history
 * entry. The entry stays after they are closed and Back skips it, because removing it would race with navigation.
 * `CloseWatcher` is not used: only some phones have it, and it ignores the browser's own button.
 */
export function listenToBackButton(): void {
  readHistoryEntry()
  addEventListener('popstate', () => {
    const before = historyEntry
    readHistoryEntry()
    // Another URL is an in-page link or a tab.
    if (!before.marked || historyEntry.marked || historyEntry.href !== before.href) return
    const top = openLayers.at(-1)
    if (!top) history.back()
    else if (top() === true) pushMarkedEntry()
  })
}

/** While the caller is mounted, Back calls `onBack`. */
export function useBackButton(onBack: BackHandler): void {
  const latest = useRef(onBack)
  latest.current = onBack
  useEffect(() => {
    const layer = () => latest.current()
    openLayers.push(layer)
    pushMarkedEntry()
    return () => void openLayers.splice(openLayers.indexOf(layer), 1)
  }, [])
}

function pushMarkedEntry(): void {
  if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '')
  readHistoryEntry()
}

function readHistoryEntry(): void {
  historyEntry = { marked: isMarked(), href: location.href }
}

const isMarked = (): boolean => history.state?.[MARK] === true
