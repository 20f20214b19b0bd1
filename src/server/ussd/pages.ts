import { plain } from '../../words/plain.ts'
import type { View } from './view.ts'

/** Characters of a screen after the provider's prefix: what every network of both countries shows. */
export const SCREEN_CHARACTERS = 155
/** Keys that mean the same on every screen. */
export const KEYS = { more: '98', back: '0', home: '00' } as const

/** Words beside those keys. */
export interface Footer {
  more: string
  back: string
  home: string
}

const basic = (char: string) => char < '\x80' && !'^{}\\[]~|`'.includes(char) && (char >= ' ' || char === '\n')

/** Letters that every phone shows: ASCII without what GSM-7 keeps in its extension. */
export const screenText = (text: string): string =>
  [...plain(text, basic)].map((char) => (basic(char) ? char : '?')).join('')

/** The screens that a view fills, each within `SCREEN_CHARACTERS`. `root`: there is no way back from it. */
export function pagesOf({ say, choices, asks, last }: View, footer: Footer, root: boolean): string[] {
  const ways = [
    ...(root || last || asks === 'number' ? [] : [`${KEYS.back} ${footer.back}`]),
    ...(root || last ? [] : [`${KEYS.home} ${footer.home}`]),
  ]
  const foot = screenText(ways.join(' '))
  const footed = screenText([`${KEYS.more} ${footer.more}`, ...ways].join(' '))
  const options = choices.map(({ label }, index) => screenText(`${index + 1} ${label}`))
  const whole = [...screenText(say).split('\n'), ...options, foot].filter(Boolean).join('\n')
  if (whole.length <= SCREEN_CHARACTERS) return [whole]
  const room = SCREEN_CHARACTERS - footed.length - 1
  const bodies = filled([...screenText(say).split('\n'), ...options], room)
  return bodies.map((body, index) => [body, index < bodies.length - 1 ? footed : foot].filter(Boolean).join('\n'))
}

/** Lines put together into pieces of at most `room`; a line that does not fit is broken between words. */
function filled(lines: string[], room: number): string[] {
  const pieces: string[] = ['']
  const add = (text: string, glue: string) => {
    const last = pieces[pieces.length - 1]!
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

/** The same screen under one line that says what was wrong: its words make room, its keys stay. */
export function withReason(page: string, reason: string): string {
  const why = screenText(reason)
  const lines = page.split('\n')
  while (`${why}\n${lines.join('\n')}`.length > SCREEN_CHARACTERS) {
    const wordy = lines.findIndex((line) => !/^\d+ /.test(line) && line.length > 0)
    if (wordy < 0) return page
    const [line] = lines.splice(wordy, 1)
    const shorter = line!.trimEnd().split(' ').slice(0, -1).join(' ')
    if (shorter !== '') lines.splice(wordy, 0, shorter)
  }
  return [why, ...lines].join('\n')
}

/** Screens of a text that is long: what it says beyond goes by SMS. Of the last screen there is no way on. */
export const mostPages = ({ last }: View, long: boolean): number => (last ? 1 : long ? 2 : Number.POSITIVE_INFINITY)

/** The most of a text that fills so many screens, ending with `then`; the whole text where it fits. */
export function onPages(most: number, view: View, footer: Footer, root: boolean, then: string | null): View {
  const fit = (one: View) => pagesOf(one, footer, root).length <= most
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
