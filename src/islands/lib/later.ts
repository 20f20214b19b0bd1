import { dialogWords, type OfDialogs } from './dialog-words.ts'

const later = new Set<() => Promise<unknown>>()

/**
 * The code of a dialog and its words, for LazyDialog: they come when it is opened, or before that, when the page has
 * nothing to do.
 */
export function forLater<Module>(load: () => Promise<Module>, words?: OfDialogs): () => Promise<Module> {
  const both = async () => (await Promise.all([load(), dialogWords(words)]))[0]
  later.add(both)
  return both
}

/** Brings all that may be opened on this page, one after the other, each when the page is at rest. */
export async function bringForLater(): Promise<void> {
  for (const load of later) {
    await new Promise<unknown>((resolve) =>
      'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 1000),
    )
    // If it fails now, it is fetched when it is opened.
    await load().catch(() => undefined)
  }
}
