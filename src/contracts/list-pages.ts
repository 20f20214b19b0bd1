export interface ListPage<Item> {
  items: Item[]
  /** Cursor of the page after this one; null on the last. */
  next: string | null
}

/** Under what the pages of a list that begins at the cursor `before` are kept; a write to its path refreshes them. */
export const pagesKey = (path: string, before: string | null = null) => [path, 'pages', before] as const
