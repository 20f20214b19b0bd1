import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { translator } from '../contracts/translate.ts'
import { IDENTIFIER_PREFIX, ISLAND_ELEMENT_ID, IslandRoot, STATE_ELEMENT_ID } from './lib/island-root.tsx'
import { MESSAGES } from './lib/messages.ts'
import type { PageState } from './lib/page.tsx'
import { prefetchOnTouch } from './lib/prefetch.ts'
import { createQueryClient } from './lib/query-client.ts'
import { onSessionEnded } from './lib/session-ended.ts'
import { ISLANDS, type IslandName } from './registry.ts'

interface State {
  page: PageState
  queries: DehydratedState
}

async function start() {
  const element = document.getElementById(ISLAND_ELEMENT_ID)
  const block = document.getElementById(STATE_ELEMENT_ID)
  if (!element || !block) return
  const { page, queries } = JSON.parse(block.textContent ?? '') as State
  const [{ default: island }, messages] = await Promise.all([
    ISLANDS[element.dataset.island as IslandName](),
    MESSAGES[page.language](),
  ])
  const t = translator(messages)
  const client = createQueryClient((error) => onSessionEnded(error, t))
  hydrate(client, queries)
  // A transition lets the browser answer touches while React takes over the server's HTML.
  startTransition(() => {
    hydrateRoot(element, <IslandRoot island={island} client={client} page={page} messages={messages} />, {
      identifierPrefix: IDENTIFIER_PREFIX,
    })
  })
  prefetchOnTouch(document)
}

void start()
