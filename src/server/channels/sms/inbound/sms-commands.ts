import { parseForeignCommand } from './parse-word-request.ts'

export type SmsCommand = 'stop' | 'start' | 'help'

const STOP = new Set(['stop', 'stopall', 'unsubscribe', 'quit', 'cancel'])
const START = new Set(['start', 'unstop', 'subscribe'])
const HELP = new Set(['help', 'info'])
/** A longer message is not a command: `start` and `help` are everyday words. */
const SHORT = 4

/** Finds STOP in any message, because opting out must be easy; START and HELP only in a short one, unlike "when to start planting?". */
export function parseSmsCommand(text: string): SmsCommand | null {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  if (words.some((word) => STOP.has(word))) return 'stop'
  const local = parseForeignCommand(text)
  if (local || words.length > SHORT) return local
  if (words.some((word) => START.has(word))) return 'start'
  return words.some((word) => HELP.has(word)) ? 'help' : null
}
