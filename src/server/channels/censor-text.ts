import { smsLength } from '../../words/gsm7.ts'
import { toPlainCharacters } from '../../words/plain-characters.ts'

/** Web and e-mail addresses, with or without a scheme. */
const LINK = /\b[a-z][a-z0-9+.-]*:\/\/\S+|\S+@\S+|\b(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?/giu
/** Control and format characters, line and paragraph separators. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
const DIGITS = /[+*#]?\p{N}(?:[\s().-]*\p{N})*#?/gu

/** Shortens another person's text to one segment and removes links and digits, so that a message in our name leads to no address or number. */
export function censorStrangersText(text: string): string {
  const clean = toPlainCharacters(text.replace(INVISIBLE_CHARACTERS, ' '))
    .replace(LINK, '...')
    .replace(DIGITS, '...')
    .replace(/\s+/g, ' ')
    .trim()
  let cut = clean
  while (smsLength(cut).segments > 1) cut = `${cut.replace(/\.*$/, '').slice(0, -1).trimEnd()}...`
  return cut
}
