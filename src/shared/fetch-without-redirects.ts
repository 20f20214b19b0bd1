/** `fetch` that follows no redirects, because a redirect would take our API keys to another server. */
export const fetchWithoutRedirects: typeof fetch = Object.assign(
  (input: Parameters<typeof fetch>[0], init?: RequestInit) => fetch(input, { ...init, redirect: 'manual' }),
  { preconnect: fetch.preconnect },
)
