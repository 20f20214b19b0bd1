import type { Command } from 'commander'
import type { CliContext } from './context.ts'

/** Adds options, the action and subcommands to a command. */
type Register = (command: Command, context: CliContext) => void

interface Listed {
  usage: string
  description: string
  /** Runs when no command is named. */
  isDefault?: true
  load: () => Promise<Register>
}

/** Commands in the order of `gona --help`, loaded on demand, so that help loads none. */
const COMMANDS: readonly Listed[] = [
  {
    usage: 'serve',
    description: 'serve the app (the default)',
    isDefault: true,
    load: async () => (await import('./serve.ts')).registerServe,
  },
  { usage: 'db', description: 'look after the database', load: async () => (await import('./db.ts')).registerDb },
  {
    usage: 'seed',
    description: 'fill the database: a demo cooperative, or many farmers for load tests',
    load: async () => (await import('./seed.ts')).registerSeed,
  },
  {
    usage: 'users',
    description: 'people: make, promote, list, give a new password',
    load: async () => (await import('./users.ts')).registerUsers,
  },
  {
    usage: 'farmers',
    description: 'register farmers from a list; list them, look one up, say how to reach one',
    load: async () => (await import('./farmers.ts')).registerFarmers,
  },
  {
    usage: 'log',
    description: "a farmer's log: what was done on a field",
    load: async () => (await import('./farm-log.ts')).registerFarmLog,
  },
  { usage: 'export', description: 'data for partners', load: async () => (await import('./export.ts')).registerExport },
  { usage: 'sms', description: 'SMS to farmers', load: async () => (await import('./sms.ts')).registerSms },
  {
    usage: 'phone <number>',
    description: 'a phone to try out what farmers dial, text and call, in this terminal',
    load: async () => (await import('./phone.ts')).registerPhone,
  },
  {
    usage: 'channels',
    description:
      'dials, SMS and calls of the past days: how they ended, where people leave, what they have cost so far',
    load: async () => (await import('./channels.ts')).registerChannels,
  },
  {
    usage: 'advisories',
    description: 'farming advice',
    load: async () => (await import('./advisories.ts')).registerAdvisories,
  },
  {
    usage: 'plan',
    description: "a crop's season, step by step, for an agronomist to check",
    load: async () => (await import('./plan.ts')).registerPlan,
  },
  {
    usage: 'prices',
    description: 'the price list: what inputs cost and produce brings',
    load: async () => (await import('./prices.ts')).registerPrices,
  },
  {
    usage: 'fertilizer',
    description: 'what to feed a field with',
    load: async () => (await import('./fertilizer/command.ts')).registerFertilizer,
  },
  {
    usage: 'voice',
    description: 'calls: the clips that are spoken',
    load: async () => (await import('./voice.ts')).registerVoice,
  },
  { usage: 'weather', description: 'stored weather', load: async () => (await import('./weather.ts')).registerWeather },
  {
    usage: 'words',
    description: 'what Gona says in each language: read, corrected, confirmed',
    load: async () => (await import('./words/register.ts')).registerWords,
  },
  {
    usage: 'doctor',
    description: 'check settings, database, providers, clock and disk',
    load: async () => (await import('./doctor.ts')).registerDoctor,
  },
  {
    usage: 'completion <shell>',
    description: 'print a tab-completion script: bash, zsh or fish',
    load: async () => (await import('./completion.ts')).registerCompletion,
  },
]

/** Adds each command with its name and description only. */
export function listCommands(program: Command) {
  for (const { usage, description, isDefault = false } of COMMANDS)
    program.command(usage, { isDefault }).description(description)
}

/** Loads a listed command. */
export async function loadCommand(command: Command, context: CliContext) {
  const listed = COMMANDS.find(({ usage }) => usage.split(' ')[0] === command.name())
  const register = await listed?.load()
  register?.(command, context)
}
