import { afterAll } from 'bun:test'
import { Window } from 'happy-dom'
import { define } from './phone-apis.ts'

// Bun's own globals, which the real server needs.
const KEPT =
  /^(undefined|NaN|Infinity|console|fetch|Headers|Request|Response|URL|URLSearchParams|Blob|File|AbortController|AbortSignal|performance|crypto|structuredClone|queueMicrotask|(set|clear)(Timeout|Interval|Immediate)|Buffer|process|localStorage|sessionStorage|navigator|indexedDB|caches)$/
// Bun has these too, but DOM elements accept only their own window's.
const TAKEN = /^(.*Event|(add|remove)EventListener|EventTarget|DOMException|MutationObserver)$/

const endings: (() => Promise<void>)[] = []
/** Runs before the DOM is removed; Bun runs a file's `afterAll` hooks in order of registration. */
export const beforeDomEnds = (end: () => Promise<void>) => endings.push(end)

/**
 * Installs a DOM from the call until the file's tests are over. Call at the top of the file, before screens are imported:
 * some check for a DOM on import.
 */
export function withDom(): Window {
  const window = new Window({ url: 'https://gona.test/', width: 360, height: 640 })
  const undo: (() => void)[] = []
  const put = (name: string, value: unknown) => undo.push(define(globalThis, name, { value }))
  const names = new Set<string>()
  for (let object: object = window; object && object !== Object.prototype; object = Object.getPrototypeOf(object))
    for (const name of Object.getOwnPropertyNames(object)) names.add(name)
  for (const name of names) {
    if (KEPT.test(name) || (name in globalThis && !TAKEN.test(name))) continue
    const value = (window as unknown as Record<string, unknown>)[name]
    put(name, typeof value === 'function' && !/^[A-Z]/.test(name) ? value.bind(window) : value)
  }
  for (const [name, value] of Object.entries({
    window: globalThis,
    self: globalThis,
    FormData: formDataOf(window),
    IS_REACT_ACT_ENVIRONMENT: false,
  }))
    put(name, value)
  afterAll(async () => {
    for (const end of endings.splice(0)) await end()
    await window.happyDOM.close()
    for (const each of undo.toReversed()) each()
  })
  return window
}

/** Converts a form of the page to Bun's FormData, which can be sent to the server. */
function formDataOf(window: Window): typeof FormData {
  const ofBun = FormData
  return class extends ofBun {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super()
      if (!form) return
      for (const [name, value] of new window.FormData(form as never, submitter as never))
        this.append(name, value as string)
    }
  } as typeof FormData
}
