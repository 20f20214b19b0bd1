/** `fetch` for asking the outside world: a redirect is an answer, not followed, as our keys would go along with it. */
export const fetchDirectly: typeof fetch = Object.assign(
  (input: Parameters<typeof fetch>[0], init?: RequestInit) => fetch(input, { ...init, redirect: 'manual' }),
  { preconnect: fetch.preconnect },
)
