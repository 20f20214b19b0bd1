import { Command, CommanderError } from 'commander'
import { AppError, EXIT_CODE } from '../server/errors.ts'
import { VERSION } from '../server/version.ts'
import { registerAdvisories } from './advisories.ts'
import { registerCompletion } from './completion.ts'
import { type CliContext, createContext } from './context.ts'
import { registerDb } from './db.ts'
import { registerDoctor } from './doctor.ts'
import { registerExport } from './export.ts'
import { registerFarmers } from './farmers.ts'
import { registerSeed } from './seed.ts'
import { registerServe } from './serve.ts'
import { registerSms } from './sms.ts'
import { registerUsers } from './users.ts'
import { registerWeather } from './weather.ts'

/** Each command file adds its commands; the order is that of `gona --help`. */
const COMMANDS: ((program: Command, context: CliContext) => void)[] = [
  registerServe,
  registerDb,
  registerSeed,
  registerUsers,
  registerFarmers,
  registerExport,
  registerSms,
  registerAdvisories,
  registerWeather,
  registerDoctor,
  registerCompletion,
]

/** Runs one command line. Exit codes: 0 done, 1 failed, 2 wrong use or bad settings. */
export async function run(args: string[], environment: Record<string, string | undefined>): Promise<number> {
  const program = new Command('gona')
  const context = createContext(environment, () => program.opts<{ json?: boolean }>().json === true)
  program
    .description('Farming advice for smallholders: the server and its command line in one file.')
    .version(VERSION)
    .option('--json', 'print results as JSON')
    .showHelpAfterError('(gona --help lists the commands)')
    .exitOverride()
  for (const register of COMMANDS) register(program, context)
  passOnExitOverride(program)
  try {
    refuseUnknown(program, args)
    await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    return exitCodeOf(error)
  } finally {
    await context.close()
  }
}

/** `serve` is the default command, so commander would take a misspelt command for an argument of it. */
function refuseUnknown(program: Command, args: string[]) {
  const [first] = args
  if (first === undefined || first.startsWith('-') || first === 'help') return
  if (program.commands.some((command) => command.name() === first)) return
  throw new AppError('invalid', `There is no command "${first}". gona --help lists the commands.`)
}

function passOnExitOverride(command: Command) {
  for (const child of command.commands) {
    child.exitOverride()
    if (!child.options.some((option) => option.long === '--json'))
      child.addOption(child.createOption('--json').hideHelp())
    child.hook('preAction', (_, action) => {
      if (action.opts<{ json?: boolean }>().json) rootOf(command).setOptionValue('json', true)
    })
    passOnExitOverride(child)
  }
}

const rootOf = (command: Command): Command => (command.parent ? rootOf(command.parent) : command)

function exitCodeOf(failure: unknown): number {
  if (failure instanceof CommanderError) return failure.exitCode === 0 ? 0 : 2
  // A query that failed wraps what the database said.
  const error = failure instanceof Error && failure.cause instanceof AppError ? failure.cause : failure
  if (error instanceof AppError) {
    const fields = Object.values(error.details.fields ?? {}).filter((sentence) => sentence !== error.message)
    process.stderr.write(`gona: ${[error.message, ...fields].join('\n      ')}\n`)
    return EXIT_CODE[error.code]
  }
  process.stderr.write(`gona: ${error instanceof Error ? error.message : String(error)}\n`)
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  return 1
}
