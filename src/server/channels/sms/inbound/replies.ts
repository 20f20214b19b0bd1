import { obeyedWord } from './read-words.ts'

export type Command = 'stop' | 'start' | 'help'

const STOP = new Set(['stop', 'stopall', 'unsubscribe', 'quit', 'cancel'])
const START = new Set(['start', 'unstop', 'subscribe'])
const HELP = new Set(['help', 'info'])
/** Longer ones are somebody writing to us, not a command: `start` and `help` are words of every day. */
const SHORT = 4

/** STOP is heard in any message, for leaving has to be easy; START and HELP in a short one: "when to start planting?". */
export function commandOf(text: string): Command | null {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  if (words.some((word) => STOP.has(word))) return 'stop'
  const local = obeyedWord(text)
  if (local || words.length > SHORT) return local
  if (words.some((word) => START.has(word))) return 'start'
  return words.some((word) => HELP.has(word)) ? 'help' : null
}
