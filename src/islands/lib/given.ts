/** What the server read for the page it is making, by the key of the read. */
export type Given = (key: readonly unknown[]) => unknown

let given: Given | null = null

/** Undefined for nothing, and always in the browser. */
export const givenFor = (key: readonly unknown[]): unknown => given?.(key)

/** While a page is made: its reads are answered without the cache that lives on in the browser. */
export function giving<Made>(by: Given, make: () => Made): Made {
  const before = given
  given = by
  try {
    return make()
  } finally {
    given = before
  }
}

/** A read that was answered. */
export const answered = <Data>(data: unknown) =>
  ({ data: data as Data, error: null, isError: false, isPending: false, status: 'success' }) as const
