import type { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import type { User } from '../../contracts/account.ts'
import { getUser } from '../../contracts/calls/accounts.ts'
import type { Messages } from '../../words/translate.ts'
import { translator } from '../../words/translate.ts'
import { loadDialogWords } from '../lib/dialog-words.ts'
import { STATE_ELEMENT_ID } from '../lib/island-root.tsx'
import { preloadLazyComponents } from '../lib/lazy-component.ts'
import { type PageGlobals, PageProvider, type PageState } from '../lib/page.tsx'
import { pageWriteCounts } from '../lib/use-send.ts'
import { cachedUser } from '../lib/use-user.ts'
import { toast } from '../ui/toast-store.ts'
import { getConnectionState, onConnectionChange, setConnectionState } from './connection-state.ts'
import { countBytesDownloaded } from './data-used.ts'
import { installOffer } from './install-offer.ts'
import { isUserWrite } from './pending-write.ts'
import { flushOutbox, outboxQueue } from './phone-outbox.ts'
import { onPendingChange } from './phone-sending.ts'

interface Page {
  page: PageState
  messages: Messages
  client: QueryClient
  /** Renders the page again with newer state from the server. */
  renew: (state: PageGlobals) => void
}

/** Time after navigation (ms) in which a newer page replaces the copy at once; later the user decides. */
const AT_ONCE_MS = 4000

/** Starts offline support once the page is idle: service worker, bar, and sending of pending writes. */
export async function startOffline({ page, messages, client, renew }: Page): Promise<void> {
  const user = cachedUser(client)
  const isCopy = document.body.dataset.kept !== undefined
  setConnectionState({ online: navigator.onLine, fromCache: isCopy && !navigator.onLine })
  addEventListener('online', () => setConnectionState({ online: true }))
  addEventListener('offline', () => setConnectionState({ online: false }))
  showBar({ page, messages, client, user })
  if (isCopy) followNetwork({ page, client, renew })
  countBytesDownloaded()
  // If the phone does not trust the certificate, the page works but not offline.
  void startServiceWorker(page, user).catch((error: unknown) => console.error('No service worker', error))
  // Caching begins with the second page, so that the first visit stays small.
  if (navigator.serviceWorker?.controller && !page.lessData && !isSlow())
    void preloadLazyComponents().then(() => loadDialogWords().catch(() => undefined))
  if (user) await startSending(user, client, messages)
}

/** Handles the service worker's messages about a page that was shown from its cache. */
function followNetwork({ page, client, renew }: Omit<Page, 'messages'>): void {
  const left = () => AT_ONCE_MS - performance.now()
  const isCopy = () => document.body.dataset.kept !== undefined
  const offer = () => setConnectionState({ fromCache: true, newer: true })
  const take = async () => {
    const state = await cachedState()
    if (!isCopy()) return
    if (state && idIn(state) !== cachedUser(client)?.id) return location.reload()
    // A page rendered before a write of this page may lack the change.
    if (!state || !isSamePage(page, state.page) || pageWriteCounts.begun > 0) return offer()
    delete document.body.dataset.kept
    if (state.page.now > page.now) renew(state)
  }
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (!isCopy()) return
    if (data === 'failed') setConnectionState({ online: false, fromCache: true })
    else if (left() < 0) offer()
    else if (data === 'otherwise') location.reload()
    else if (data === 'newer') void take()
  })
  addEventListener('offline', () => isCopy() && setConnectionState({ fromCache: true }))
  setTimeout(() => isCopy() && setConnectionState({ fromCache: true }), left())
  // The network may have responded before this listener existed.
  navigator.serviceWorker.controller?.postMessage({ shown: location.href.split('#')[0] })
}

const idIn = ({ reads }: PageGlobals) => (reads.find(([[path]]) => path === getUser.path)?.[1] as User | undefined)?.id

const isSamePage = (one: PageState, other: PageState) =>
  one.language === other.language && one.lessData === other.lessData && one.url === other.url

/** Returns the state block of the newest cached copy; null for another release, whose scripts differ. */
async function cachedState(): Promise<PageGlobals | null> {
  const html = await (await caches.match(location.href.split('#')[0]!, { ignoreVary: true }))?.text()
  const block = html && new DOMParser().parseFromString(html, 'text/html').getElementById(STATE_ELEMENT_ID)
  const { modules } = document.querySelector<HTMLElement>('[data-modules]')!.dataset
  return block && html.includes(modules!) ? JSON.parse(block.textContent) : null
}

/**
 * Loads the bar when there is something to show. It loads at once if the service worker has it cached (from the second
 * page on), or if there is no service worker.
 */
function showBar({ page, messages, client, user }: Omit<Page, 'renew'> & { user: User | null }): void {
  let checked = false
  const show = () => {
    const { online, fromCache, waiting } = getConnectionState()
    const toCome = navigator.serviceWorker?.controller === null
    if (checked || (toCome && online && !fromCache && waiting.length === 0 && !installOffer.isOpen())) return
    checked = true
    void Promise.all([import('./offline-bar.tsx'), loadDialogWords()]).then(
      ([{ OfflineBar }]) => {
        const place = document.createElement('div')
        document.getElementById('island')?.before(place)
        createRoot(place).render(
          <PageProvider page={page} messages={messages}>
            <OfflineBar userId={user?.id ?? null} client={client} />
          </PageProvider>,
        )
      },
      () => {
        checked = false
      },
    )
  }
  onConnectionChange(show)
  installOffer.subscribe(show)
  show()
}

/** Registers the service worker. Without https there is none: the app works, but not offline. */
async function startServiceWorker(page: PageState, user: User | null): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  if (!user) return
  if (navigator.onLine && !page.lessData && !isVerySlow())
    active?.postMessage({ seen: location.pathname + location.search, language: page.language })
}

const { connection } = navigator
const isSlow = () => connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
const isVerySlow = () => connection?.saveData === true || connection?.effectiveType === 'slow-2g'

async function startSending(user: User, client: QueryClient, messages: Messages): Promise<void> {
  const t = translator(messages)
  const look = async () => {
    const before = getConnectionState().waiting
    const waiting = await outboxQueue.list(user.id)
    setConnectionState({ waiting })
    const [own, ownBefore] = [waiting.filter(isUserWrite), before.filter(isUserWrite)]
    if (ownBefore.length === 0 || own.length >= ownBefore.length) return
    // Refetches the reads that the sent writes changed.
    await client.invalidateQueries()
    if (own.length === 0) toast({ title: t('offline.sent') })
  }
  const send = async () => {
    if (!navigator.onLine) return
    // Asked of the store: a write stored just now is not in the state of the page yet.
    if (!(await outboxQueue.list(user.id)).some(({ refusal }) => refusal === null)) return
    setConnectionState({ sending: true })
    await flushOutbox(user.id).finally(() => setConnectionState({ sending: false }))
  }
  onPendingChange(() => void look())
  addEventListener('online', () => void send())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void send())
  await look()
  // `look` has just read the store: most pages have nothing to send.
  if (getConnectionState().waiting.length > 0) await send()
}
