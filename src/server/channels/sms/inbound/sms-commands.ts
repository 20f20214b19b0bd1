import { parseForeignCommand } from './parse-word-request.ts'

export type SmsCommand = 'stop' | 'start' | 'help'

const STOP_COMMANDS = new Set(['stop', 'stopall', 'unsubscribe', 'quit', 'cancel'])
const START_COMMANDS = new Set(['start', 'unstop', 'subscribe'])
const HELP_COMMANDS = new Set(['help', 'info'])
/** A longer message is not a command: `start` and `help` are everyday words. */
const MAX_COMMAND_WORDS = 4

/** Finds STOP in any message, because opting out must be easy; START and HELP only in a short one, unlike "when to start planting?". */
export function parseSmsCommand(text: string): SmsCommand | null {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  if (words.some((word) => STOP_COMMANDS.has(word))) return 'stop'
  const local = parseForeignCommand(text)
  if (local || words.length > MAX_COMMAND_WORDS) return local
  if (words.some((word) => START_COMMANDS.has(word))) return 'start'
  return words.some((word) => HELP_COMMANDS.has(word)) ? 'help' : null
}
