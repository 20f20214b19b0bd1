import { type QueryClient, QueryClientContext } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import type { Messages } from '../../words/translate.ts'
import { PageProvider, type PageState } from './page.tsx'

/** The tree of one page, the same for the server's renderToString and the browser's hydrateRoot. */
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
  // Tests wait for this mark, and so may styles: from here on the page answers.
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
/** Both sides must number `useId` alike. */
export const IDENTIFIER_PREFIX = 'g'
