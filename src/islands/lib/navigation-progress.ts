/** Time after which the progress line disappears: the page failed to load, or was a download. */
const WAITS_MS = 20_000

/** Gives feedback on a tap before any module has loaded: marks the tapped tab, and shows a progress line (base.css) until the next page. */
export function showNavigationProgress(): void {
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
  // Added last, so that the screen's handlers run first and may call preventDefault.
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
