/** A page that does not come after so long, or was a file to keep, is not waited for any more. */
const WAITS_MS = 20_000

/**
 * Acknowledges a touch before any module has loaded: marks the touched tab, and shows a progress line (base.css) from
 * its release until the next page.
 */
export function showGoing(): void {
  const page = document.documentElement.dataset
  let pressed: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout>
  const press = (tab: HTMLElement | null) => {
    if (pressed) delete pressed.dataset.pressed
    pressed = tab
    if (pressed) pressed.dataset.pressed = ''
  }
  const stay = () => {
    press(null)
    delete page.going
    clearTimeout(timer)
  }
  addEventListener('pointerdown', ({ target }) => press((target as Element).closest('.tab')))
  for (const ended of ['pointercancel', 'contextmenu', 'pagehide']) addEventListener(ended, stay)
  // Added last: handlers of the screen run first and may call preventDefault.
  for (const eventName of ['click', 'submit'])
    addEventListener(eventName, (event) => {
      if (event.defaultPrevented || !leadsAway(event)) return press(null)
      page.going = ''
      timer = setTimeout(stay, WAITS_MS)
    })
}

function leadsAway(event: Event): boolean {
  const { type, target, ctrlKey, metaKey, shiftKey } = event as MouseEvent
  if (type === 'submit') return true
  const link = (target as Element).closest('a')
  if (!link?.href || ctrlKey || metaKey || shiftKey || link.target || link.download) return false
  const { origin, pathname, search, hash } = link
  const isHere = pathname + search === location.pathname + location.search
  return origin === location.origin && !pathname.startsWith('/api/') && !(hash && isHere)
}
