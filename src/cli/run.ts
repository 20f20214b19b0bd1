import { Command, CommanderError } from 'commander'
import { AppError, EXIT, type ExitCode, technicalError } from '../ground/errors.ts'
import { VERSION } from '../ground/version.ts'
import { registerAdvisories } from './advisories.ts'
import { registerChannels } from './channels.ts'
import { registerCompletion } from './completion.ts'
import { type CliContext, createContext, type Environment } from './context.ts'
import { registerDb } from './db.ts'
import { registerDoctor } from './doctor.ts'
import { registerExport } from './export.ts'
import { registerFarmLog } from './farm-log.ts'
import { registerFarmers } from './farmers.ts'
import { registerFertilizer } from './fertilizer/command.ts'
import { registerPhone } from './phone.ts'
import { registerPlan } from './plan.ts'
import { registerPrices } from './prices.ts'
import { registerSeed } from './seed.ts'
import { registerServe } from './serve.ts'
import { registerSms } from './sms.ts'
import { processTerminal, type Terminal } from './terminal.ts'
import { registerUsers } from './users.ts'
import { registerVoice } from './voice.ts'
import { registerWeather } from './weather.ts'
import { registerWords } from './words/register.ts'

/** Each command file adds its commands; the order is that of `gona --help`. */
const COMMANDS: ((program: Command, context: CliContext) => void)[] = [
  registerServe,
  registerDb,
  registerSeed,
  registerUsers,
  registerFarmers,
  registerFarmLog,
  registerExport,
  registerSms,
  registerPhone,
  registerChannels,
  registerAdvisories,
  registerPlan,
  registerPrices,
  registerFertilizer,
  registerVoice,
  registerWeather,
  registerWords,
  registerDoctor,
  registerCompletion,
]

/** Runs one command line and tells what to exit with. */
export async function run(
  args: string[],
  environment: Environment,
  terminal: Terminal = processTerminal,
): Promise<ExitCode> {
  const program = new Command('gona')
  const context = createContext(environment, terminal, () => program.opts<{ json?: boolean }>().json === true)
  program
    .description('Farming advice for smallholders: the server and its command line in one file.')
    .version(VERSION)
    .option('--json', 'print results as JSON')
    .showHelpAfterError('(gona --help lists the commands)')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out.write(text),
      writeErr: (text) => terminal.err.write(text),
    })
  for (const register of COMMANDS) register(program, context)
  passOnExitOverride(program)
  try {
    refuseUnknown(program, args)
    await program.parseAsync(args, { from: 'user' })
    return context.exitCode
  } catch (error) {
    return told(error, context, environment.LOG_LEVEL === 'debug')
  } finally {
    await context.close()
  }
}

/** `serve` is the default command, so commander would take a misspelt command for an argument of it. */
function refuseUnknown(program: Command, args: string[]) {
  const [first] = args
  if (first === undefined || first.startsWith('-') || first === 'help') return
  if (program.commands.some((command) => command.name() === first)) return
  throw technicalError('invalid', `There is no command "${first}". gona --help lists the commands.`)
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

/** Says what went wrong in one sentence (commander has said its own). */
function told(failure: unknown, context: CliContext, withStack: boolean): ExitCode {
  if (failure instanceof CommanderError) return failure.exitCode === 0 ? EXIT.done : EXIT.misused
  // A query that failed wraps what the database said.
  const error = failure instanceof Error && failure.cause instanceof AppError ? failure.cause : failure
  if (error instanceof AppError) {
    const fields = Object.values(error.details.fields ?? {}).filter((sentence) => sentence !== error.message)
    context.say(`gona: ${[error.message, ...fields].join('\n      ')}`)
    return error.code === 'invalid' ? EXIT.misused : EXIT.failed
  }
  context.say(`gona: ${error instanceof Error ? error.message : String(error)}`)
  if (withStack && error instanceof Error) context.say(error.stack ?? '')
  return EXIT.failed
}
