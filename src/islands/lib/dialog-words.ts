import type { Messages } from '../../words/translate.ts'

/**
 * Message bundles loaded after the page: those of all dialogs, and those of the crop set-up, which opens on a first
 * visit.
 */
export type DialogWordsBundle = 'dialogs' | 'setUp'

let bundleUrls: Partial<Record<DialogWordsBundle, string | undefined>> = {}
let messages: Messages | undefined

/** Registers the addresses of the bundles; loading one adds its messages to `all`. */
export function registerDialogWords(at: typeof bundleUrls, all: Messages): void {
  bundleUrls = at
  messages = all
}

/** Loads a bundle once. Rejects if it cannot be loaded. */
export async function loadDialogWords(of: DialogWordsBundle = 'dialogs'): Promise<void> {
  const address = bundleUrls[of]
  if (address && messages) Object.assign(messages, (await import(address)).default)
}
