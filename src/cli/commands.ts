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
  {
    usage: 'db',
    description: 'migrate, back up, restore, copy or check the database',
    load: async () => (await import('./db.ts')).registerDb,
  },
  {
    usage: 'seed',
    description: 'fill the database with a demo cooperative, or with many farmers for load tests',
    load: async () => (await import('./seed.ts')).registerSeed,
  },
  {
    usage: 'users',
    description: 'manage accounts: create, list, promote, set passwords',
    load: async () => (await import('./users.ts')).registerUsers,
  },
  {
    usage: 'farmers',
    description: 'import, list and show farmers; set how to reach one',
    load: async () => (await import('./farmers.ts')).registerFarmers,
  },
  {
    usage: 'log',
    description: "keep a farmer's log of work on a field",
    load: async () => (await import('./farm-log.ts')).registerFarmLog,
  },
  {
    usage: 'export',
    description: 'export data for partners',
    load: async () => (await import('./export.ts')).registerExport,
  },
  {
    usage: 'sms',
    description: 'send SMS to farmers, show campaigns',
    load: async () => (await import('./sms.ts')).registerSms,
  },
  {
    usage: 'phone <number>',
    description: 'simulate a phone in this terminal: USSD, SMS and calls',
    load: async () => (await import('./phone.ts')).registerPhone,
  },
  {
    usage: 'channels',
    description: 'show figures of the past days for USSD, SMS and calls: outcomes, drop-off points and costs',
    load: async () => (await import('./channels.ts')).registerChannels,
  },
  {
    usage: 'advisories',
    description: 'generate advice, or explain it',
    load: async () => (await import('./advisories.ts')).registerAdvisories,
  },
  {
    usage: 'plan',
    description: "show a crop's season step by step, for an agronomist to check",
    load: async () => (await import('./plan.ts')).registerPlan,
  },
  {
    usage: 'warnings',
    description: 'import and list warnings of weather services (CAP 1.2)',
    load: async () => (await import('./warnings.ts')).registerWarnings,
  },
  {
    usage: 'prices',
    description: 'list and import prices of inputs and produce',
    load: async () => (await import('./prices.ts')).registerPrices,
  },
  {
    usage: 'fertilizer',
    description: 'plan fertilizer for a field or a list of farmers',
    load: async () => (await import('./fertilizer/command.ts')).registerFertilizer,
  },
  {
    usage: 'harvests',
    description: 'show reported yields by crop, state and year, of groups of ten farms or more',
    load: async () => (await import('./harvests.ts')).registerHarvests,
  },
  {
    usage: 'trials',
    description: 'compare by chance whether advice or a wording helps: add, list, stop, report',
    load: async () => (await import('./trials.ts')).registerTrials,
  },
  {
    usage: 'voice',
    description: 'list and import the recorded clips for calls; speak missing ones by machine',
    load: async () => (await import('./voice.ts')).registerVoice,
  },
  {
    usage: 'weather',
    description: 'refresh the stored weather; import past rain; show the odds of the rains and their score',
    load: async () => (await import('./weather.ts')).registerWeather,
  },
  {
    usage: 'seasons',
    description: 'import the national forecast of the season by local government area',
    load: async () => (await import('./seasons.ts')).registerSeasons,
  },
  {
    usage: 'words',
    description: 'export, correct and confirm the texts of each language',
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

export async function loadCommand(command: Command, context: CliContext) {
  const listed = COMMANDS.find(({ usage }) => usage.split(' ')[0] === command.name())
  const register = await listed?.load()
  register?.(command, context)
}
