import { itemAt } from '../../../shared/lookups.ts'
import { toPlainCharacters } from '../../../words/plain-characters.ts'
import type { RefusalReason, ScreenView } from './view.ts'

/** Highest number of characters, after the provider's prefix, that every network of both countries shows. */
export const SCREEN_CHARACTERS = 155
/** Keys with one meaning on every screen; `none` enters an unknown number or zero, because `0` goes back. */
export const MENU_KEYS = { more: '98', back: '0', home: '00', none: '99' } as const

interface Footer {
  more: string
  back: string
  home: string
}

const isBasicCharacter = (char: string) =>
  char < '\x80' && !'^{}\\[]~|`'.includes(char) && (char >= ' ' || char === '\n')

/** Reduces a text to letters that every phone shows: ASCII without the GSM-7 extension. */
export const toScreenCharacters = (text: string): string =>
  [...toPlainCharacters(text, isBasicCharacter)].map((char) => (isBasicCharacter(char) ? char : '?')).join('')

/** Splits a view into screens of at most `SCREEN_CHARACTERS`. `root` is true for a screen without a way back. A `reason` is one line above its page; text that no longer fits moves to the next page. */
export function splitIntoPages(
  view: ScreenView,
  footer: Footer,
  root: boolean,
  reason: RefusalReason | null = null,
): string[] {
  const { say, choices, last, pinned = 0 } = view
  const ways = root || last ? [] : [`${MENU_KEYS.back} ${footer.back}`, `${MENU_KEYS.home} ${footer.home}`]
  const foot = toScreenCharacters(ways.join(' '))
  const footed = toScreenCharacters([`${MENU_KEYS.more} ${footer.more}`, ...ways].join(' '))
  const room = SCREEN_CHARACTERS - footed.length - 1
  const options = choices.map(({ label }, index) => toScreenCharacters(`${index + 1} ${label}`))
  const text = toScreenCharacters(say).split('\n')
  const onePage = (lines: string[]) => [...lines, foot].filter(Boolean).join('\n').length <= SCREEN_CHARACTERS
  const split = (lines: string[]) => (onePage(lines) ? [lines.filter(Boolean).join('\n')] : fillPages(lines, room))
  let bodies = split([...text, ...options])
  if (bodies.length > 1 && pinned > 0) bodies = withPinned(text, options, pinned, room)
  if (reason !== null) {
    const at = Math.min(reason.page, bodies.length - 1)
    const rest = bodies.slice(at).flatMap((body) => body.split('\n'))
    const why = toScreenCharacters(reason.text)
    const shown = at === bodies.length - 1 ? split([why, ...rest]) : fillPages([why, ...rest], room)
    bodies = [...bodies.slice(0, at), ...shown]
  }
  return bodies.map((body, index) => [body, index < bodies.length - 1 ? footed : foot].filter(Boolean).join('\n'))
}

/** Returns pages of which the first shows the first `pinned` options under as much text as fits. */
function withPinned(text: string[], options: string[], pinned: number, room: number): string[] {
  const held = options.slice(0, pinned)
  const [first = '', ...rest] = fillPages(text, room - held.join('\n').length - 1)
  return [
    [first, ...held].join('\n'),
    ...fillPages([...rest.flatMap((body) => body.split('\n')), ...options.slice(pinned)], room),
  ]
}

/** Joins lines into pages of at most `room` characters; a line that does not fit is broken between words. */
function fillPages(lines: string[], room: number): string[] {
  const pieces: string[] = ['']
  const add = (text: string, glue: string) => {
    const last = itemAt(pieces, pieces.length - 1)
    const joined = last === '' ? text : `${last}${glue}${text}`
    if (joined.length <= room) pieces[pieces.length - 1] = joined
    else pieces.push(text)
  }
  for (const line of lines) {
    if (line.length <= room / 2) add(line, '\n')
    else for (const [index, word] of line.split(' ').entries()) add(word.slice(0, room), index === 0 ? '\n' : ' ')
  }
  return pieces
}

/** Returns the highest number of screens of a view; the rest of a long text is sent by SMS. The last screen of a session has no next page. */
export const maxPagesOf = ({ last }: ScreenView, long: boolean): number =>
  last ? 1 : long ? 2 : Number.POSITIVE_INFINITY

/** Cuts a text to the given number of screens, ending with `then`; returns a text that fits unchanged. */
export function shortenToPages(
  most: number,
  view: ScreenView,
  footer: Footer,
  root: boolean,
  then: string | null,
): ScreenView {
  const fit = (one: ScreenView) => splitIntoPages(one, footer, root).length <= most
  if (fit(view)) return view
  const words = view.say.split(/(?<=\s)/)
  const upTo = (n: number) => ({
    ...view,
    say: [`${words.slice(0, n).join('').trimEnd()}...`, then ?? []].flat().join('\n'),
  })
  let [fits, least] = [0, words.length]
  while (fits < least - 1) {
    const middle = (fits + least) >> 1
    if (fit(upTo(middle))) fits = middle
    else least = middle
  }
  return upTo(fits)
}
