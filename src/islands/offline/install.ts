import { keep, stored } from '../lib/storage.ts'

/** The browser's offer to put the app on the home screen. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

const SEEN = 'gona.installSeen'
let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

/** Keeps the browser's offer for our own hint. Called as early as can be: it comes once. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
    for (const listener of listeners) listener()
  })
}

/** For useSyncExternalStore: true while the app could be put on the home screen. */
export const installOffer = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isOpen: () => offer !== null,
  async accept() {
    const current = offer
    offer = null
    for (const listener of listeners) listener()
    await current?.prompt()
  },
}

/** True the first time it is called on this phone. */
export const firstHint = (): boolean => stored(SEEN) === null && keep(SEEN, '1')
