import { QueryCache, QueryClient } from '@tanstack/react-query'

/** Query client without staleness, polling, retries or refetch on focus. `onError` receives every failed read and write of the page. */
export const createQueryClient = (onError?: (error: unknown) => void) =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      queries: {
        // Reads run offline too, because the service worker may have a copy.
        networkMode: 'offlineFirst',
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
      },
    },
  })

/** Reports a failed write to the error handler of reads. */
export const reportFailedWrite = (client: QueryClient, error: Error): void =>
  client.getQueryCache().config.onError?.(error, undefined as never)
