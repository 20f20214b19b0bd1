import type * as z from 'zod/mini'

/**
 * One data read: where it is asked and what comes back. The server parses its answer through `schema`, so a column
 * outside it never leaves; pages prefill the same reads, so island and server cannot disagree about a key.
 */
export interface Read<Schema extends z.ZodMiniType = z.ZodMiniType> {
  path: string
  schema: Schema
}

export type Params = Record<string, string | number | null | undefined>

export const read = <Schema extends z.ZodMiniType>(path: string, schema: Schema): Read<Schema> => ({ path, schema })

/** The react-query key of a read: its path, then its parameters when there are any. */
export const queryKey = (path: string, params?: Params): readonly unknown[] => (params ? [path, params] : [path])

/** The address of a read: the object part as query-string parameters, skipping null and undefined (specification §7). */
export function readUrl(path: string, params: Params = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined) query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
