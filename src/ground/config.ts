import { Cron } from 'croner'
import * as z from 'zod/mini'
import { AppError } from './errors.ts'
import { LOG_LEVELS } from './log.ts'

const onOff = (fallback: 'on' | 'off') =>
  z.pipe(
    z._default(z.enum(['on', 'off'], 'must be on or off'), fallback),
    z.transform((value) => value === 'on'),
  )
const number = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`)),
    ),
  )
const whole = (fallback: number, min: number, max: number) => z._default(number(min, max), fallback)
const url = z.optional(z.string().check(z.regex(/^https?:\/\/\S+$/, 'must be an http or https address')))
const address = (fallback: string) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^https?:\/\/\S+$/, 'must be an http or https address')), fallback),
    z.transform((value) => value.replace(/\/+$/, '')),
  )
const text = z.optional(z.string())
/** Separated by commas; `*.` stands for any name before it. */
const hosts = z.pipe(
  z._default(
    z
      .string()
      .check(
        z.regex(
          /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*(\s*,\s*(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*)*$/,
          'must be host names separated by commas, like push.example.org,*.example.com',
        ),
      ),
    '',
  ),
  z.transform((value) => value.split(',').flatMap((host) => host.trim() || [])),
)
const cron = (fallback: string) =>
  z._default(
    z.string().check(z.refine(isCron, 'must be a cron pattern of five fields, or six with seconds first')),
    fallback,
  )

const countries = z.optional(
  z.pipe(
    z
      .string()
      .check(z.regex(/^[A-Z]{2}(,\s*[A-Z]{2})*$/, 'must be countries as two capital letters each, like NG,NA,GH')),
    z.transform((text) => text.split(/,\s*/)),
  ),
)

const settings = z.object({
  PORT: whole(3000, 0, 65535),
  HOST: text,
  DATA_DIR: z._default(z.string(), './data'),
  /** Empty: the file in DATA_DIR. */
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^(libsql|https?):\/\/\S+$/, 'must be a libsql, http or https address')),
  ),
  DATABASE_AUTH_TOKEN: text,
  PUBLIC_URL: url,
  APP_NAME: z._default(z.string(), 'Gona'),
  TLS_CERT_FILE: text,
  TLS_KEY_FILE: text,
  SESSION_TTL_DAYS: whole(30, 1, 3650),
  TRUST_PROXY: onOff('off'),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  WEATHER_PROVIDER: z._default(
    z.enum(
      ['auto', 'open-meteo', 'openweather', 'climatology'],
      'must be auto, open-meteo, openweather or climatology',
    ),
    'auto',
  ),
  OPEN_METEO_BASE_URL: address('https://api.open-meteo.com'),
  OPENWEATHER_API_KEY: text,
  OPENWEATHER_BASE_URL: address('https://api.openweathermap.org'),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: text,
  AFRICASTALKING_API_KEY: text,
  AFRICASTALKING_USERNAME: text,
  AFRICASTALKING_SENDER_ID: text,
  AFRICASTALKING_BASE_URL: url,
  SMS_ROUTE: z._default(
    z.enum(['promotional', 'transactional'], 'must be promotional or transactional'),
    'promotional',
  ),
  PUSH_SERVICES: hosts,
  SMS_CALLBACK_SECRET: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  /** Not set: no limit. 0: nothing goes. */
  SMS_DAILY_CAP: z.optional(number(0, 1_000_000_000)),
  /** SMS about accounts (codes, warnings) a day (UTC), apart from SMS_DAILY_CAP. */
  SMS_CODE_DAILY_CAP: whole(500, 0, 1_000_000_000),
  /** ISO codes of the countries whose mobiles get them, by default every one that the phone field offers; see `sms/single/account-budget.ts` for what the order says. */
  SMS_CODE_COUNTRIES: countries,
  SMS_CRON: cron('0 6 * * *'),
  ADVISORY_CRON: cron('0 4 * * 1'),
  ALERT_CRON: cron('0 */3 * * *'),
  SCHEDULER: onOff('on'),
  RATE_LIMIT: onOff('on'),
  ADMIN_SECOND_FACTOR: z._default(z.enum(['off', 'required'], 'must be off or required'), 'off'),
  METRICS: onOff('off'),
  BACKUP_DIR: text,
  BACKUP_KEEP: whole(7, 1, 1000),
})
export type Config = z.infer<typeof settings>
export const SETTING_NAMES = Object.keys(settings.shape)

/** Whether people reach it by https, here or at a proxy before it. */
export const isHttps = ({ PUBLIC_URL, TLS_CERT_FILE }: Pick<Config, 'PUBLIC_URL' | 'TLS_CERT_FILE'>): boolean =>
  PUBLIC_URL?.startsWith('https:') === true || TLS_CERT_FILE !== undefined

/**
 * The settings of contract §1 from an environment; flags of `serve` are laid over it by the caller. An empty value
 * counts as unset. @throws AppError invalid with one line naming every bad setting.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => name in settings.shape && value),
  )
  const result = settings.safeParse(given)
  if (result.success) return result.data
  const complaints = result.error.issues.map(
    (issue) => `${issue.path.join('.')} ${issue.message}${shown(String(issue.path[0]), given)}`,
  )
  throw new AppError('invalid', `Bad settings: ${complaints.join('; ')}`)
}

/** What is set, unless it is a secret. */
const shown = (name: string, given: Record<string, string | undefined>) =>
  /KEY$|SECRET|TOKEN/.test(name) ? '' : ` (it is "${given[name] ?? ''}")`

function isCron(pattern: string): boolean {
  const fields = pattern.trim().split(/\s+/).length
  if (fields !== 5 && fields !== 6) return false
  try {
    new Cron(pattern, { paused: true }).stop()
    return true
  } catch {
    return false
  }
}
