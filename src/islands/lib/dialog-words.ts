import type { Messages } from '../../words/translate.ts'

let bring: () => Promise<unknown> = async () => undefined

/** Where the words are that only dialogs say; once they have come, everything that says `messages` can say them too. */
export function expectDialogWords(address: string, messages: Messages): void {
  bring = async () => Object.assign(messages, ((await import(address)) as { default: Partial<Messages> }).default)
}

/** Fetches them, once. Rejects when they cannot be had. */
export const dialogWords = (): Promise<unknown> => bring()
