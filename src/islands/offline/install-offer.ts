import { readStorage, writeStorage } from '../lib/storage.ts'

/** The browser's install prompt event. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

const INSTALL_SEEN_KEY = 'gona.installSeen'
let storedOffer: InstallOffer | null = null
const listeners = new Set<() => void>()

/** Stores the browser's install prompt for our own hint. Call early: the event comes once. */
export function listenForInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    storedOffer = event as InstallOffer
    for (const listener of listeners) listener()
  })
}

/** External store for React: true while the app can be installed. */
export const installOffer = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isOpen: () => storedOffer !== null,
  async accept() {
    const current = storedOffer
    storedOffer = null
    for (const listener of listeners) listener()
    await current?.prompt()
  },
}

/** Returns true on the first call on this phone. */
export const claimFirstInstallHint = (): boolean =>
  readStorage(INSTALL_SEEN_KEY) === null && writeStorage(INSTALL_SEEN_KEY, '1')
