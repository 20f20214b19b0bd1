import type { Params } from './call.ts'

export interface ListPage<Item> {
  items: Item[]
  /** Cursor of the page after this one; null on the last. */
  next: string | null
}

/** Under what the pages of a list that begins at the cursor `before` are kept; a write to its path refreshes them. */
export const pagesKey = (path: string, before: string | null = null, query?: Params) =>
  query ? [path, 'pages', before, query] : [path, 'pages', before]
