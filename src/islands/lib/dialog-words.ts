import type { Messages } from '../../words/translate.ts'

/** What the set-up of crops says comes by itself: a new farmer's first visit opens it. */
export type OfDialogs = 'dialogs' | 'setUp'

let addresses: Partial<Record<OfDialogs, string | undefined>> = {}
let messages: Messages | undefined

/** Where the words are that only dialogs say; once they have come, everything that says `all` can say them too. */
export function expectDialogWords(at: typeof addresses, all: Messages): void {
  addresses = at
  messages = all
}

/** Fetches them, once. Rejects when they cannot be had. */
export async function dialogWords(of: OfDialogs = 'dialogs'): Promise<void> {
  const address = addresses[of]
  if (address && messages) Object.assign(messages, ((await import(address)) as { default: Partial<Messages> }).default)
}
