import { afterEach } from 'bun:test'
import { indexedDB as database } from 'fake-indexeddb'
import { Window } from 'happy-dom'
import { createCaches } from './caches.ts'
import { createLocks } from './locks.ts'

/**
 * Installs browser APIs that Bun lacks: IndexedDB, locks, caches, storage, online state. Call in beforeEach; call the
 * returned function in afterEach to restore the globals.
 */
export function phoneApis() {
  const locks = createLocks()
  const caches = createCaches()
  const { localStorage, sessionStorage } = new Window({ url: 'https://gona.test/' })
  let onLine = true
  const undo = [
    define(globalThis, 'indexedDB', { value: database }),
    define(globalThis, 'caches', { value: caches }),
    define(globalThis, 'localStorage', { value: localStorage }),
    define(globalThis, 'sessionStorage', { value: sessionStorage }),
    define(navigator, 'locks', { value: locks }),
    define(navigator, 'onLine', { get: () => onLine }),
  ]
  return {
    locks,
    caches,
    /** Sets `navigator.onLine`. */
    online: (is: boolean) => {
      onLine = is
    },
    /** Empties the database as an upgrade would: open connections get `versionchange`. */
    async restore() {
      await new Promise<void>((resolve, reject) => {
        const request = database.deleteDatabase('gona')
        request.onsuccess = () => resolve()
        request.onerror = () => reject(request.error)
      })
      for (const each of undo) each()
    },
  }
}

/** Returns a function that sets a property until the end of the test. */
export function valuesOfATest() {
  const undo: (() => void)[] = []
  afterEach(() => {
    for (const each of undo.splice(0).reverse()) each()
  })
  return (object: object, name: string, value: unknown) => void undo.push(define(object, name, { value }))
}

/** @returns a function that restores the property */
export function define(object: object, name: string, property: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(object, name)
  const settable = 'value' in property ? { writable: true } : {}
  Object.defineProperty(object, name, { configurable: true, enumerable: true, ...settable, ...property })
  return () => {
    if (before) Object.defineProperty(object, name, before)
    else Reflect.deleteProperty(object, name)
  }
}
