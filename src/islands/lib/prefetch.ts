/**
 * Prefetches a link's page on touch or hover. Disabled in data-saving mode, and over http, where a signed-in user's page
 * must not enter the browser's cache.
 */
export function prefetchOnTouch(root: Document): void {
  if (location.protocol !== 'https:') return
  const fetched = new Set<string>([location.href])
  const ask = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || link.hasAttribute('download') || fetched.has(link.href)) return
    fetched.add(link.href)
    const hint = root.createElement('link')
    hint.rel = 'prefetch'
    hint.href = link.href
    root.head.append(hint)
  }
  root.addEventListener('touchstart', ask, { passive: true })
  root.addEventListener('pointerover', ask, { passive: true })
}
