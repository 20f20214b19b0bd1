/** `fetch` without redirects for outside servers: our keys would go along. */
export const fetchDirectly: typeof fetch = Object.assign(
  (input: Parameters<typeof fetch>[0], init?: RequestInit) => fetch(input, { ...init, redirect: 'manual' }),
  { preconnect: fetch.preconnect },
)
