import type { Params } from './call.ts'

export interface ListPage<Item> {
  items: Item[]
  /** Cursor of the next page; null on the last. */
  next: string | null
}

/** Cache key of a list's pages from the cursor `before`; a write to its path refreshes them. */
export const pagesKey = (path: string, before: string | null = null, query?: Params) =>
  query ? [path, 'pages', before, query] : [path, 'pages', before]
