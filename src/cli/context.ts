import { EXIT, type ExitCode } from '../ground/errors.ts'
import type { Services } from '../server/compose.ts'
import { type Config, readConfig } from '../server/config.ts'
import { createProgress, type Progress } from './progress.ts'
import type { Terminal } from './terminal.ts'

export type Environment = Record<string, string | undefined>

/**
 * What a command gets: services on demand (so that `--help` opens nothing), results on stdout, progress and messages
 * on stderr.
 */
export interface CliContext {
  /** The settings of the environment; those of `over` win. */
  config(over?: Environment): Config
  /** Opens the database (once) and wires the services on it. */
  services(): Promise<Services>
  /** True with `--json`: results as JSON, no prose. */
  readonly json: boolean
  /** A result for people, or `data` with `--json`. */
  result(data: unknown, text: string | (() => string)): void
  /** Text for stdout as it is; resolves when whoever reads it keeps up. */
  stream(text: string): Promise<void>
  /** A message beside the result. */
  say(text: string): void
  progress(label: string, total: number): Progress
  /** Asks on stderr; only an explicit yes counts, and no terminal means no. */
  confirm(question: string): Promise<boolean>
  /** What the command ends with unless it throws: `failed` where its result is that something is wrong. */
  exitCode: ExitCode
  close(): Promise<void>
}

export function createContext(environment: Environment, terminal: Terminal, isJson: () => boolean): CliContext {
  let opened: Promise<Services> | undefined
  let config: Config | undefined
  const context: CliContext = {
    exitCode: EXIT.done,
    config(over) {
      if (over) return readConfig({ ...environment, ...over })
      config ??= readConfig(environment)
      return config
    },
    services() {
      opened ??= import('../server/compose.ts').then(({ composeServices }) =>
        composeServices(context.config(), { logLevel: environment.LOG_LEVEL ? undefined : 'warn' }),
      )
      return opened
    },
    get json() {
      return isJson()
    },
    result(data, text) {
      const whole = isJson() ? JSON.stringify(data, null, 2) : typeof text === 'function' ? text() : text
      terminal.out.write(`${whole}\n`)
    },
    async stream(text) {
      if (!terminal.out.write(text)) await new Promise((resolve) => terminal.out.once('drain', resolve))
    },
    say(text) {
      terminal.err.write(`${text}\n`)
    },
    progress: (label, total) => createProgress(terminal.err, label, total),
    async confirm(question) {
      const answer = await terminal.ask(`${question} [y/N] `)
      return answer !== null && /^y(es)?$/i.test(answer.trim())
    },
    async close() {
      // One that could not be opened has been told already.
      await (await opened?.catch(() => null))?.close()
    },
  }
  return context
}
