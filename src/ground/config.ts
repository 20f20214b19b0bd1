import * as z from 'zod/mini'
import { LOG_LEVELS } from './log.ts'
import {
  address,
  countries,
  cron,
  databaseUrl,
  dialled,
  hosts,
  number,
  oneOf,
  onOff,
  phoneNumber,
  secret,
  text,
  url,
  whole,
} from './settings.ts'

/** Those of the house; the providers' are with them (server/config.ts). */
export const SETTINGS = {
  PORT: whole(3000, 0, 65535),
  HOST: text,
  DATA_DIR: z._default(z.string(), './data'),
  /** Empty: the file in DATA_DIR. */
  DATABASE_URL: databaseUrl,
  DATABASE_AUTH_TOKEN: text,
  PUBLIC_URL: url,
  APP_NAME: z._default(z.string(), 'Gona'),
  TLS_CERT_FILE: text,
  TLS_KEY_FILE: text,
  SESSION_TTL_DAYS: whole(30, 1, 3650),
  TRUST_PROXY: onOff('off'),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  WEATHER_PROVIDER: oneOf('auto', 'open-meteo', 'openweather', 'climatology'),
  OPEN_METEO_BASE_URL: address('https://api.open-meteo.com'),
  OPENWEATHER_API_KEY: text,
  OPENWEATHER_BASE_URL: address('https://api.openweathermap.org'),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: text,
  SMS_ROUTE: oneOf('promotional', 'transactional'),
  PUSH_SERVICES: hosts,
  /** Guards what providers call: SMS, USSD and calls. */
  CHANNEL_SECRET: secret,
  /** Its other name, from when there was only SMS. */
  SMS_CALLBACK_SECRET: secret,
  /** What people dial, like *384*1234#. Not set: no USSD. */
  USSD_CODE: dialled,
  /** What people ring. Not set: no calls. */
  VOICE_NUMBER: phoneNumber,
  AFRICASTALKING_VOICE_BASE_URL: url,
  /** A ring is refused and called back, which costs the farmer nothing. */
  VOICE_CALLBACK: onOff('off'),
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
  ADMIN_SECOND_FACTOR: oneOf('off', 'required'),
  METRICS: onOff('off'),
  BACKUP_DIR: text,
  BACKUP_KEEP: whole(7, 1, 1000),
}
export type Config = z.infer<z.ZodMiniObject<typeof SETTINGS>>

/** Whether people reach it by https, here or at a proxy before it. */
export const isHttps = ({ PUBLIC_URL, TLS_CERT_FILE }: Pick<Config, 'PUBLIC_URL' | 'TLS_CERT_FILE'>): boolean =>
  PUBLIC_URL?.startsWith('https:') === true || TLS_CERT_FILE !== undefined
