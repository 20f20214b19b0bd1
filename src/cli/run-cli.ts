import { Command, CommanderError } from 'commander'
import { AppError, EXIT_CODES, type ExitCode, technicalError } from '../shared/errors.ts'
import { VERSION } from '../shared/version.ts'
import { listCommands, loadCommand } from './commands.ts'
import { type CliContext, createContext, type Environment } from './context.ts'
import { processTerminal, type Terminal } from './terminal.ts'

/** Runs one command line. @returns the exit code */
export async function runCli(
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
    .showHelpAfterError('(run gona --help for a list of commands)')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out.write(text),
      writeErr: (text) => terminal.err.write(text),
    })
  listCommands(program)
  passOnExitOverride(program)
  program.hook('preSubcommand', async (_, command) => {
    await loadCommand(command, context)
    passOnExitOverride(command)
  })
  // Commander's own `help` does not load commands.
  const argv = args[0] === 'help' ? [...args.slice(1), '--help'] : args
  try {
    refuseUnknown(program, argv)
    await program.parseAsync(argv, { from: 'user' })
    return context.exitCode
  } catch (error) {
    return reportFailure(error, context, environment.LOG_LEVEL === 'debug')
  } finally {
    await context.close()
  }
}

/** Refuses misspelt commands, which commander takes for arguments of `serve`, the default. */
function refuseUnknown(program: Command, args: string[]) {
  const [first] = args
  if (first === undefined || first.startsWith('-')) return
  if (program.commands.some((command) => command.name() === first)) return
  throw technicalError('invalid', `There is no command "${first}". Run gona --help for a list.`)
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

/** Reports an error in one sentence, unless commander did. */
function reportFailure(failure: unknown, context: CliContext, withStack: boolean): ExitCode {
  if (failure instanceof CommanderError) return failure.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.misused
  // Failed queries wrap the database's error.
  const error = failure instanceof Error && failure.cause instanceof AppError ? failure.cause : failure
  if (error instanceof AppError) {
    const fields = Object.values(error.details.fields ?? {}).filter((sentence) => sentence !== error.message)
    context.say(`gona: ${[error.message, ...fields].join('\n      ')}`)
    return error.code === 'invalid' ? EXIT_CODES.misused : EXIT_CODES.failed
  }
  context.say(`gona: ${error instanceof Error ? error.message : String(error)}`)
  if (withStack && error instanceof Error) context.say(error.stack ?? '')
  return EXIT_CODES.failed
}
