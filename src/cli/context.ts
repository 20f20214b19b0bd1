import type { Services } from '../server/compose.ts'
import { type Config, readConfig } from '../server/config.ts'
import { createProgress, type Progress } from './progress.ts'

/**
 * What a command gets: services on demand (so that `--help` opens nothing), results on stdout, progress and messages
 * on stderr.
 */
export interface CliContext {
  config(): Config
  /** Opens the database (once) and wires the services on it. */
  services(): Promise<Services>
  /** True with `--json`: results as JSON, no prose. */
  readonly json: boolean
  /** A result for people, or `data` with `--json`. */
  result(data: unknown, text: string | (() => string)): void
  /** A message beside the result. */
  say(text: string): void
  progress(label: string, total: number): Progress
  /** Asks on stderr; only an explicit yes counts, and no terminal means no. */
  confirm(question: string): Promise<boolean>
  close(): Promise<void>
}

export function createContext(environment: Record<string, string | undefined>, isJson: () => boolean): CliContext {
  let opened: Promise<Services> | undefined
  let config: Config | undefined
  const context: CliContext = {
    config: () => (config ??= readConfig(environment)),
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
      process.stdout.write(
        isJson() ? `${JSON.stringify(data, null, 2)}\n` : `${typeof text === 'function' ? text() : text}\n`,
      )
    },
    say(text) {
      process.stderr.write(`${text}\n`)
    },
    progress: (label, total) => createProgress(process.stderr, label, total),
    async confirm(question) {
      if (!process.stdin.isTTY) return false
      const { createInterface } = await import('node:readline/promises')
      const terminal = createInterface({ input: process.stdin, output: process.stderr })
      const answer = await terminal.question(`${question} [y/N] `)
      terminal.close()
      return /^y(es)?$/i.test(answer.trim())
    },
    async close() {
      // One that could not be opened has been told already.
      await (await opened?.catch(() => null))?.close()
    },
  }
  return context
}
