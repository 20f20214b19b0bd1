import type { Command } from 'commander'
import type { Config } from '../server/config.ts'
import type { CliContext, Environment } from './context.ts'

const FLAGS: [flag: string, setting: keyof Config, help: string][] = [
  ['--port <number>', 'PORT', 'port to listen on (PORT, 3000)'],
  ['--host <address>', 'HOST', 'address to listen on (HOST, 0.0.0.0)'],
  ['--data-dir <folder>', 'DATA_DIR', 'folder of the database (DATA_DIR, ./data)'],
  ['--public-url <url>', 'PUBLIC_URL', 'public address (PUBLIC_URL)'],
  ['--app-name <name>', 'APP_NAME', 'name of the app (APP_NAME, Gona)'],
  ['--tls-cert-file <file>', 'TLS_CERT_FILE', 'certificate for https (TLS_CERT_FILE)'],
  ['--tls-key-file <file>', 'TLS_KEY_FILE', 'key of the certificate (TLS_KEY_FILE)'],
  [
    '--weather-provider <name>',
    'WEATHER_PROVIDER',
    'auto, open-meteo, openweather or climatology (WEATHER_PROVIDER, auto)',
  ],
  ['--scheduler <on|off>', 'SCHEDULER', 'timed jobs (SCHEDULER, on)'],
  ['--rate-limit <on|off>', 'RATE_LIMIT', 'limits against abuse (RATE_LIMIT, on)'],
  ['--trust-proxy <on|off>', 'TRUST_PROXY', "trust a proxy's X-Forwarded-For (TRUST_PROXY, off)"],
  ['--log-level <level>', 'LOG_LEVEL', 'silent, error, warn, info or debug (LOG_LEVEL, info)'],
]

export function registerServe(serve: Command, context: CliContext) {
  for (const [flag, , help] of FLAGS) serve.option(flag, help)
  serve.action(async (options: Record<string, string>, command: Command) => {
    const over: Environment = {}
    for (const [flag, setting] of FLAGS) {
      const option = command.options.find((known) => known.flags === flag)!
      const value = options[option.attributeName()]
      if (value !== undefined) over[setting] = value
    }
    const { serveUntilStopped } = await import('../server/serve.ts')
    await serveUntilStopped(await context.config(over))
  })
}
