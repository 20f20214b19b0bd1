/**
 * CacheStorage as the service worker uses it: cache names in order of creation, entries by URL. A response that varies
 * matches only a request that ignores that, because later requests have other headers.
 */
export function createCaches() {
  const stores = new Map<string, ReturnType<typeof createCache>>()
  const open = async (name: string) => {
    const store = stores.get(name) ?? createCache()
    stores.set(name, store)
    return store
  }
  return {
    open,
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    async match(request: RequestInfo | URL, options?: CacheQueryOptions) {
      for (const store of stores.values()) {
        const found = await store.match(request, options)
        if (found) return found
      }
    },
  }
}

function createCache() {
  const entries = new Map<string, Response>()
  return {
    async match(request: RequestInfo | URL, options?: CacheQueryOptions) {
      const found = entries.get(addressOf(request))
      return found?.headers.has('vary') && !options?.ignoreVary ? undefined : found?.clone()
    },
    /** Storing a URL again makes it the newest entry. */
    async put(request: RequestInfo | URL, answer: Response) {
      entries.delete(addressOf(request))
      entries.set(addressOf(request), answer)
    },
    async add(request: RequestInfo | URL) {
      entries.set(addressOf(request), await fetch(request))
    },
    delete: async (request: RequestInfo | URL) => entries.delete(addressOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  }
}

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, 'https://gona.test/').href
