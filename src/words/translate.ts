import { fillPlaceholders, type Values } from '../shared/fill-placeholders.ts'
import type { en } from './en/index.ts'

export type Messages = (typeof en)['screens']
export type MessageKey = keyof Messages
/** Puts a message into words. */
export interface Translate {
  (key: MessageKey, params?: Values): string
  knows(key: string): key is MessageKey
}

export function translator(messages: Partial<Messages>): Translate {
  const translate = (key: MessageKey, params?: Values) => {
    const words = messages[key]
    // The build finds out which words each page needs; journeys fail when one of them was not found.
    if (words === undefined) console.error(`No words for ${key}`)
    return fillPlaceholders(words ?? key, params)
  }
  return Object.assign(translate, { knows: (key: string): key is MessageKey => key in messages })
}
