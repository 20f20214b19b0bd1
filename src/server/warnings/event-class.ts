import type { WarningEvent } from '../../contracts/warnings.ts'
import type { CapInfo } from './cap/values.ts'

/** Words of events in English and Hausa, the more specific first: a dust storm is dust, a flash flood after rain a flood. */
const BY_WORDS: readonly [WarningEvent, RegExp][] = [
  ['flood', /flood|ambaliya/i],
  ['dust', /dust|sand|haze|harmattan|ƙura|kura/i],
  ['thunderstorm', /thunder|lightning|tsawa|hadari/i],
  ['dry-spell', /dry spell|drought|fari\b/i],
  ['heat', /heat|hot |high temperature|zafi/i],
  ['heavy-rain', /rain|shower|downpour|ruwa/i],
  ['wind', /wind|gale|squall|iska/i],
]

/** Code of NiMet for thunderstorms in the list of event terms OET v1.2, as its files have it. */
const THUNDERSTORM = 'OET-194'

/** Returns the class of an event by its name, else by its code. */
export function classifyWarningEvent({ event, eventCodes }: Pick<CapInfo, 'event' | 'eventCodes'>): WarningEvent {
  const named = BY_WORDS.find(([, words]) => words.test(event))
  return named?.[0] ?? (eventCodes.includes(THUNDERSTORM) ? 'thunderstorm' : 'other')
}
