export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
type Fields = Record<string, string | number | boolean | null | undefined>

/** JSON lines on stderr. Never a phone, password, token or message text. */
export type Log = Record<Exclude<LogLevel, 'silent'>, (event: string, fields?: Fields) => void>

export function createLog(level: LogLevel, write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  const threshold = LOG_LEVELS.indexOf(level)
  const at =
    (name: Exclude<LogLevel, 'silent'>) =>
    (event: string, fields: Fields = {}) => {
      if (LOG_LEVELS.indexOf(name) > threshold) return
      write(`${JSON.stringify({ time: new Date().toISOString(), level: name, event, ...fields })}\n`)
    }
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') }
}
