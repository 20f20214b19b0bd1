import { spyOn } from 'bun:test'
import { digest, withoutIds } from './outline.ts'

/** Longest stored value that is shown whole. */
const SHORT = 80

/** State that a page can change besides its elements: address, focus and storage. */
interface Effects {
  address: string
  focus: string
  stored: Map<string, string>
}

export function effectsNow(): Effects {
  const stored = [localStorage, sessionStorage].flatMap((store) =>
    Array.from({ length: store.length }, (_, n) => store.key(n) ?? '').map(
      (key) => [key, store.getItem(key) ?? ''] as const,
    ),
  )
  return { address: location.pathname + location.search, focus: focused(), stored: new Map(stored) }
}

function focused(): string {
  const { activeElement: at } = document
  if (!at || at === document.body) return ''
  const words = at.getAttribute('aria-label') || at.getAttribute('name') || at.textContent
  return `${at.tagName.toLowerCase()} ${(words ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)}`
}

export function effectsSince(before: Effects, now = effectsNow()): string[] {
  const keys = new Set([...before.stored.keys(), ...now.stored.keys()])
  const stores = [...keys].flatMap((key) => {
    const value = now.stored.get(key)
    if (value === before.stored.get(key)) return []
    if (value === undefined) return [`forgets ${key}`]
    const text = withoutIds(value)
    return [`stores ${key}: ${text.length > SHORT ? `${text.slice(0, SHORT)}… ${digest(text)}` : text}`]
  })
  return [
    ...(now.address === before.address ? [] : [`address: ${now.address}`]),
    ...(now.focus === before.focus ? [] : [`focus: ${now.focus || 'nowhere'}`]),
    ...stores,
  ]
}

/** Notes each scroll. @returns a function that stops it */
export function noteScrolls(note: (what: string) => void): () => void {
  const spies = [
    spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      note(`scrolls to ${this.tagName.toLowerCase()} ${(this.textContent ?? '').slice(0, 40)}`)
    }),
    spyOn(globalThis, 'scrollTo').mockImplementation(() => note('scrolls the page')),
  ]
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}
