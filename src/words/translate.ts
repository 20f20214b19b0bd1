import type { Language } from '../contracts/farm.ts'
import type { Messages, ScreenMessages } from './en/screens.ts'

export type MessageKey = keyof Messages
export type MessageParams = Record<string, string | number>
/** Puts a message into words: `{name}` takes a parameter, `{n|one|other}` chooses by number. */
export type Translate = (key: MessageKey, params?: MessageParams) => string

export function translator(messages: ScreenMessages | Messages): Translate {
  return (key, params) => {
    const words = (messages as Partial<Messages>)[key]
    // The build finds out which words each page needs; journeys fail when one of them was not found.
    if (words === undefined) console.error(`No words for ${key}`)
    return fill(words ?? key, params)
  }
}

/**
 * Fills `{name}` and `{n|form for one|form for others}`. English, Afrikaans and Pidgin tell one from many; the other
 * languages use one form, which their texts simply write without a choice.
 */
export function fill(template: string, params: MessageParams = {}): string {
  if (!template.includes('{')) return template
  return template.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, other?: string) => {
    const value = params[name] ?? ''
    if (one === undefined || other === undefined) return String(value)
    return (Number(value) === 1 ? one : other).replace('#', String(value))
  })
}

/** BCP 47 tags for `lang` and Intl; where Intl lacks the language its own fallback serves. */
export const LOCALE: Record<Language, string> = {
  en: 'en',
  ha: 'ha',
  yo: 'yo',
  ig: 'ig',
  pcm: 'pcm',
  af: 'af',
  ng: 'ng',
}
