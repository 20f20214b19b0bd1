import type { Services } from '../server/compose.ts'
import { EXIT_CODES, type ExitCode } from '../shared/errors.ts'
import { createProgress } from './progress.ts'
import { type Terminal, writeAll } from './terminal.ts'

export type Environment = Record<string, string | undefined>
export type CliContext = ReturnType<typeof createContext>

/** Users of the command line are operators. */
export const OPERATOR = { kind: 'operator' } as const

/**
 * Context of a command: services on demand (`--help` opens nothing), results on stdout, progress and messages on
 * stderr.
 */
export function createContext(environment: Environment, terminal: Terminal, isJson: () => boolean) {
  let opened: Promise<Services> | undefined
  /** Reads the settings of the environment; values in `over` take precedence. */
  async function config(over: Environment = {}) {
    const { readConfig } = await import('../server/config.ts')
    return readConfig({ ...environment, ...over })
  }
  return {
    /** Exit code of a command that does not throw; `failed` means that the command found a problem. */
    exitCode: EXIT_CODES.done as ExitCode,
    config,
    /** The `PATH` in which other programs are found. */
    path: environment.PATH,
    /** Opens the database and creates the services on the first call; later calls return the same services. */
    services() {
      opened ??= import('../server/compose.ts').then(async ({ composeServices }) =>
        composeServices(await config(), { logLevel: environment.LOG_LEVEL ? undefined : 'warn' }),
      )
      return opened
    },
    get json() {
      return isJson()
    },
    /** Prints a result for people, or `data` with `--json`. */
    result(data: unknown, text: string | (() => string)) {
      const whole = isJson() ? JSON.stringify(data, null, 2) : typeof text === 'function' ? text() : text
      terminal.out.write(`${whole}\n`)
    },
    /** Writes raw text to stdout; resolves when its reader keeps up. */
    stream: (text: string) => writeAll(terminal.out, text),
    /** Prints a message to stderr. */
    say(text: string) {
      terminal.err.write(`${text}\n`)
    },
    progress: (label: string, total?: number) => createProgress(terminal.err, label, total),
    /** Asks a question on stderr. Returns true only for an explicit yes; without a terminal returns false. */
    async confirm(question: string) {
      const answer = await terminal.ask(`${question} [y/N] `)
      return answer !== null && /^y(es)?$/i.test(answer.trim())
    },
    lines: terminal.lines,
    async close() {
      // An error while opening the database was reported already.
      await (await opened?.catch(() => null))?.close()
    },
  }
}
