import * as z from 'zod/mini'
import { LOG_LEVELS } from './log.ts'
import {
  address,
  addresses,
  capSender,
  countries,
  cron,
  databaseUrls,
  email,
  hosts,
  number,
  oneOf,
  onOff,
  phoneNumber,
  secret,
  text,
  title,
  url,
  ussdCode,
  wholeNumber,
} from './settings.ts'

const MOST = 1_000_000_000

export const SETTINGS = {
  PORT: wholeNumber(3000, 0, 65535),
  HOST: text,
  DATA_DIR: z._default(z.string(), './data'),
  /** Empty for the database file in DATA_DIR. */
  DATABASE_URL: databaseUrls,
  DATABASE_AUTH_TOKEN: text,
  DATABASE_REPLICA_URLS: databaseUrls,
  /** Number of replicas that must show a write before it is acknowledged; default 1 if replicas are named. */
  DATABASE_WAIT_FOR: z.optional(number(0, 9)),
  PUBLIC_URL: url,
  APP_NAME: z._default(z.string(), 'Gona'),
  OPERATOR_NAME: title,
  OPERATOR_PHONE: phoneNumber,
  OPERATOR_EMAIL: email,
  TLS_CERT_FILE: text,
  TLS_KEY_FILE: text,
  SESSION_TTL_DAYS: wholeNumber(30, 1, 3650),
  TRUST_PROXY: onOff('off'),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  WEATHER_PROVIDER: oneOf('auto', 'open-meteo', 'openweather', 'climatology'),
  OPEN_METEO_BASE_URL: address('https://api.open-meteo.com'),
  /** Default: OPEN_METEO_BASE_URL, else the public address (weather/rains/open-meteo-address.ts). */
  OPEN_METEO_ARCHIVE_BASE_URL: url,
  OPEN_METEO_ENSEMBLE_BASE_URL: url,
  OPEN_METEO_SEASONAL_BASE_URL: url,
  HISTORY_DAILY_CALLS: wholeNumber(4000, 0, 1_000_000),
  OPENWEATHER_API_KEY: text,
  OPENWEATHER_BASE_URL: address('https://api.openweathermap.org'),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: text,
  DHIS2_BASE_URL: url,
  DHIS2_USERNAME: text,
  DHIS2_PASSWORD: text,
  SMS_ROUTE: oneOf('promotional', 'transactional'),
  PUSH_SERVICES: hosts,
  /** Secret in the URLs of SMS, USSD and voice callbacks. */
  CHANNEL_SECRET: secret,
  /** Former name of CHANNEL_SECRET. */
  SMS_CALLBACK_SECRET: secret,
  USSD_CODE: ussdCode,
  VOICE_NUMBER: phoneNumber,
  AFRICASTALKING_VOICE_BASE_URL: url,
  /** Rejects the farmer's call and calls back, which costs them nothing. */
  VOICE_CALLBACK: onOff('off'),
  SMS_DAILY_CAP: z.optional(number(0, MOST)),
  SMS_WARNING_DAILY_CAP: z.optional(number(0, MOST)),
  SMS_ANSWER_DAILY_CAP: wholeNumber(2000, 0, MOST),
  SMS_REPLY_DAILY_CAP: wholeNumber(500, 0, MOST),
  CALL_DAILY_CAP: wholeNumber(1000, 0, MOST),
  CALL_BACK_DAILY_CAP: wholeNumber(300, 0, MOST),
  CALL_BACK_HOURLY_CAP: wholeNumber(20, 0, MOST),
  SMS_CODE_DAILY_CAP: wholeNumber(500, 0, MOST),
  SMS_CODE_COUNTRIES: countries,
  SMS_CRON: cron('0 6 * * *'),
  ADVISORY_CRON: cron('0 4 * * 1'),
  ALERT_CRON: cron('0 */3 * * *'),
  WARNINGS: onOff('off'),
  WARNINGS_CRON: cron('*/10 * * * *'),
  CAP_FEEDS: addresses,
  /** Address of this service in CAP files of its own alerts, which are published once it is set. */
  CAP_SENDER: capSender,
  SCHEDULER: onOff('on'),
  RATE_LIMIT: onOff('on'),
  ADMIN_SECOND_FACTOR: oneOf('off', 'required'),
  METRICS: onOff('off'),
  BACKUP_DIR: text,
  BACKUP_KEEP: wholeNumber(7, 1, 1000),
}
export type Config = z.infer<z.ZodMiniObject<typeof SETTINGS>>

export function operatorOf({
  OPERATOR_NAME: name,
  OPERATOR_PHONE: phone,
  OPERATOR_EMAIL: email,
}: Pick<Config, 'OPERATOR_NAME' | 'OPERATOR_PHONE' | 'OPERATOR_EMAIL'>) {
  if (!name && !phone && !email) return undefined
  return { ...(name && { name }), ...(phone && { phone }), ...(email && { email }) }
}

export const isHttps = ({ PUBLIC_URL, TLS_CERT_FILE }: Pick<Config, 'PUBLIC_URL' | 'TLS_CERT_FILE'>): boolean =>
  PUBLIC_URL?.startsWith('https:') === true || TLS_CERT_FILE !== undefined
