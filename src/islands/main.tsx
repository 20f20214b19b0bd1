import { onlineManager } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { translator } from '../words/translate.ts'
import { listenToBackButton } from './lib/back-button.ts'
import { registerDialogWords } from './lib/dialog-words.ts'
import { IDENTIFIER_PREFIX, ISLAND_ELEMENT_ID, IslandRoot, STATE_ELEMENT_ID } from './lib/island-root.tsx'
import type { PageGlobals, PageState } from './lib/page.tsx'
import { prefetchOnTouch } from './lib/prefetch.ts'
import { createQueryClient } from './lib/query-client.ts'
import { guardRestoredPage } from './lib/restored-page.ts'
import { onSessionEnded } from './lib/session-ended.ts'
import { cachedUser } from './lib/use-user.ts'
import { listenForInstallOffer } from './offline/install-offer.ts'
import { startOffline } from './offline/start.tsx'
import { ISLANDS, type IslandName } from './registry.ts'

/** Delay of offline start-up after hydration (ms), so that the farmer's actions come first. */
const OFFLINE_DELAY_MS = 300

async function start() {
  // React Query assumes a network until it gets an event, even on a page opened offline.
  onlineManager.setOnline(navigator.onLine)
  const element = document.getElementById(ISLAND_ELEMENT_ID)
  const block = document.getElementById(STATE_ELEMENT_ID)
  if (!element || !block) return
  const { page, reads }: PageGlobals = JSON.parse(block.textContent ?? '')
  const { island: name, words = '', dialogWords, setUpWords } = element.dataset
  const [{ default: island }, { default: messages }] = await Promise.all([ISLANDS[name as IslandName](), import(words)])
  const t = translator(messages)
  registerDialogWords({ dialogs: dialogWords, setUp: setUpWords }, messages)
  const client = createQueryClient((error) => onSessionEnded(error, t))
  const take = (all: PageGlobals['reads']) => {
    for (const [key, data] of all) client.setQueryData(key, data)
  }
  take(reads)
  guardRestoredPage(cachedUser(client)?.id ?? null)
  listenToBackButton()
  const treeOf = (shown: PageState) => <IslandRoot island={island} client={client} page={shown} messages={messages} />
  let root: Root | undefined
  // A transition lets the browser handle taps while React hydrates.
  startTransition(() => {
    root = hydrateRoot(element, treeOf(page), { identifierPrefix: IDENTIFIER_PREFIX })
  })
  const renew = (state: PageGlobals) => {
    take(state.reads)
    startTransition(() => root?.render(treeOf(state.page)))
  }
  if (!page.lessData) prefetchOnTouch(document)
  setTimeout(() => void startOffline({ page, messages, client, renew }), OFFLINE_DELAY_MS)
}

// `boot.ts` turned stack traces off while scripts load.
Error.stackTraceLimit = 10
listenForInstallOffer()
// Loading and starting are separate tasks, so that a tap between them is handled.
setTimeout(() => void start())
