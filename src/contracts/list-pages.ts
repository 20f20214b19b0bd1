import type { CallParams } from './call.ts'

export interface ListPage<Item> {
  items: Item[]
  /** Cursor of the next page; null on the last. */
  next: string | null
}

/** Cache key of a list's pages from the cursor `before`. A write to the same path invalidates the key. */
export const listPagesKey = (path: string, before: string | null = null, query?: CallParams) =>
  query ? [path, 'pages', before, query] : [path, 'pages', before]
