import { type QueryClient, QueryClientContext } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import type { Messages } from '../../words/translate.ts'
import { PageProvider, type PageState } from './page.tsx'

/** Root of a page's React tree, the same for renderToString on the server and hydrateRoot in the browser. */
export function IslandRoot({
  island: Island,
  client,
  page,
  messages,
}: {
  island: ComponentType
  client: QueryClient
  page: PageState
  messages: Messages
}) {
  // Marks the page as hydrated, for styles and tests.
  useEffect(() => {
    document.body.dataset.hydrated = ''
  }, [])
  return (
    // Reads are not refetched on focus or reconnect, so the client needs no listeners.
    <QueryClientContext value={client}>
      <PageProvider page={page} messages={messages}>
        <Island />
      </PageProvider>
    </QueryClientContext>
  )
}

export const ISLAND_ELEMENT_ID = 'island'
export const STATE_ELEMENT_ID = 'state'
/** Server and browser must number `useId` alike. */
export const IDENTIFIER_PREFIX = 'g'
