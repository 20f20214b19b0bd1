import { spyOn } from 'bun:test'
import { listenToBackButton } from '../lib/back-button.ts'
import { act } from './screen.tsx'

/** Runs `watch` and returns the Back listener that it adds. */
export function popstateOf(watch: () => void): () => void {
  let heard = () => {}
  const listening = spyOn(globalThis, 'addEventListener').mockImplementation(((name: string, listener: () => void) => {
    if (name === 'popstate') heard = listener
  }) as never)
  watch()
  listening.mockRestore()
  return heard
}

const ofPage = popstateOf(listenToBackButton)
let heard = ofPage
/** Replaces the listener until `entries` is called again, as a reloaded page does. */
export const hears = (listener: () => void) => {
  heard = listener
}

/** History entries of one page as far as Back needs them; happy-dom has none. */
export function entries() {
  heard = ofPage
  const states: (object | null)[] = [null]
  let at = 0
  let left = 0
  const arrive = (to: number) => {
    at = to
    heard()
  }
  spyOn(history, 'pushState').mockImplementation((state) => void states.splice(++at, states.length, state as object))
  spyOn(history, 'back').mockImplementation(() => (at > 0 ? arrive(at - 1) : void left++))
  Object.defineProperty(history, 'state', { configurable: true, get: () => states[at] })
  return { press: () => act(() => history.back()), depth: () => at, left: () => left }
}
