import { type DialogWordsBundle, loadDialogWords } from './dialog-words.ts'

const registeredLoaders = new Set<() => Promise<unknown>>()

/** Registers a dialog's code and messages for LazyDialog. They load when the page is idle, or when the dialog opens. */
export function registerLazyComponent<Module>(
  load: () => Promise<Module>,
  words?: DialogWordsBundle,
): () => Promise<Module> {
  const both = async () => (await Promise.all([load(), loadDialogWords(words)]))[0]
  registeredLoaders.add(both)
  return both
}

/** Loads everything that the page can open, one after the other, while the page is idle. */
export async function preloadLazyComponents(): Promise<void> {
  for (const load of registeredLoaders) {
    await new Promise<unknown>((resolve) =>
      'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 1000),
    )
    // After a failure the dialog loads it when it opens.
    await load().catch(() => undefined)
  }
}
