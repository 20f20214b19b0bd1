import * as z from 'zod/mini'
import { LOG_LEVELS } from './log.ts'
import {
  addressesSetting,
  addressSetting,
  capSenderSetting,
  countriesSetting,
  cronSetting,
  databaseUrlsSetting,
  emailSetting,
  hostsSetting,
  numberSetting,
  oneOfSetting,
  onOffSetting,
  phoneNumberSetting,
  secretSetting,
  textSetting,
  titleSetting,
  urlSetting,
  ussdCodeSetting,
  wholeNumberSetting,
} from './settings.ts'

const MOST = 1_000_000_000

export const SETTINGS = {
  PORT: wholeNumberSetting(3000, 0, 65535),
  HOST: textSetting,
  DATA_DIR: z._default(z.string(), './data'),
  /** Empty for the database file in DATA_DIR. */
  DATABASE_URL: databaseUrlsSetting,
  DATABASE_AUTH_TOKEN: textSetting,
  DATABASE_REPLICA_URLS: databaseUrlsSetting,
  /** Number of replicas that must show a write before it is acknowledged; default 1 if replicas are named. */
  DATABASE_WAIT_FOR: z.optional(numberSetting(0, 9)),
  PUBLIC_URL: urlSetting,
  APP_NAME: z._default(z.string(), 'Gona'),
  OPERATOR_NAME: titleSetting,
  OPERATOR_PHONE: phoneNumberSetting,
  OPERATOR_EMAIL: emailSetting,
  TLS_CERT_FILE: textSetting,
  TLS_KEY_FILE: textSetting,
  SESSION_TTL_DAYS: wholeNumberSetting(30, 1, 3650),
  TRUST_PROXY: onOffSetting('off'),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  WEATHER_PROVIDER: oneOfSetting('auto', 'open-meteo', 'openweather', 'climatology'),
  OPEN_METEO_BASE_URL: addressSetting('https://api.open-meteo.com'),
  /** Default: OPEN_METEO_BASE_URL, else the public address (weather/rains/open-meteo-address.ts). */
  OPEN_METEO_ARCHIVE_BASE_URL: urlSetting,
  OPEN_METEO_ENSEMBLE_BASE_URL: urlSetting,
  OPEN_METEO_SEASONAL_BASE_URL: urlSetting,
  HISTORY_DAILY_CALLS: wholeNumberSetting(4000, 0, 1_000_000),
  OPENWEATHER_API_KEY: textSetting,
  OPENWEATHER_BASE_URL: addressSetting('https://api.openweathermap.org'),
  OPENAI_API_KEY: textSetting,
  OPENAI_BASE_URL: urlSetting,
  OPENAI_MODEL: textSetting,
  DHIS2_BASE_URL: urlSetting,
  DHIS2_USERNAME: textSetting,
  DHIS2_PASSWORD: textSetting,
  SMS_ROUTE: oneOfSetting('promotional', 'transactional'),
  PUSH_SERVICES: hostsSetting,
  /** Secret in the URLs of SMS, USSD and voice callbacks. */
  CHANNEL_SECRET: secretSetting,
  /** Former name of CHANNEL_SECRET. */
  SMS_CALLBACK_SECRET: secretSetting,
  USSD_CODE: ussdCodeSetting,
  VOICE_NUMBER: phoneNumberSetting,
  AFRICASTALKING_VOICE_BASE_URL: urlSetting,
  /** Rejects the farmer's call and calls back, which costs them nothing. */
  VOICE_CALLBACK: onOffSetting('off'),
  SMS_DAILY_CAP: z.optional(numberSetting(0, MOST)),
  SMS_WARNING_DAILY_CAP: z.optional(numberSetting(0, MOST)),
  SMS_ANSWER_DAILY_CAP: wholeNumberSetting(2000, 0, MOST),
  SMS_REPLY_DAILY_CAP: wholeNumberSetting(500, 0, MOST),
  CALL_DAILY_CAP: wholeNumberSetting(1000, 0, MOST),
  CALL_BACK_DAILY_CAP: wholeNumberSetting(300, 0, MOST),
  CALL_BACK_HOURLY_CAP: wholeNumberSetting(20, 0, MOST),
  SMS_CODE_DAILY_CAP: wholeNumberSetting(500, 0, MOST),
  SMS_CODE_COUNTRIES: countriesSetting,
  SMS_CRON: cronSetting('0 6 * * *'),
  ADVISORY_CRON: cronSetting('0 4 * * 1'),
  ALERT_CRON: cronSetting('0 */3 * * *'),
  WARNINGS: onOffSetting('off'),
  WARNINGS_CRON: cronSetting('*/10 * * * *'),
  CAP_FEEDS: addressesSetting,
  /** Address of this service in CAP files of its own alerts, which are published once it is set. */
  CAP_SENDER: capSenderSetting,
  SCHEDULER: onOffSetting('on'),
  RATE_LIMIT: onOffSetting('on'),
  ADMIN_SECOND_FACTOR: oneOfSetting('off', 'required'),
  METRICS: onOffSetting('off'),
  BACKUP_DIR: textSetting,
  BACKUP_KEEP: wholeNumberSetting(7, 1, 1000),
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
