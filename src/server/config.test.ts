import { describe, expect, test } from 'bun:test'
import { SMS_PROVIDER_IDS, SMS_PROVIDERS } from '../contracts/sms-providers.ts'
import { AppError } from '../shared/errors.ts'
import { rethrowing } from '../shared/testing/rejections.ts'
import { openProvider } from './channels/sms/providers.ts'
import { readConfig } from './config.ts'
import { serveUntilStopped } from './serve.ts'
import { smsSettings } from './testing/providers/africas-talking.ts'

const complaint = (environment: Record<string, string>): AppError => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof AppError) return error
  }
  throw new Error('the settings were accepted')
}

describe('settings', () => {
  test('an empty environment has every default of the contract', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: './data',
      APP_NAME: 'Gona',
      SESSION_TTL_DAYS: 30,
      TRUST_PROXY: false,
      WEATHER_PROVIDER: 'auto',
      SMS_ROUTE: 'promotional',
      SMS_CRON: '0 6 * * *',
      ADVISORY_CRON: '0 4 * * 1',
      ALERT_CRON: '0 */3 * * *',
      SCHEDULER: true,
      RATE_LIMIT: true,
    })
  })

  test('whoever sends SMS is looked for before the outbox, which needs no settings', () => {
    const sends = SMS_PROVIDER_IDS.map((id) => SMS_PROVIDERS[id].sends)
    expect(sends.lastIndexOf(true)).toBeLessThan(sends.indexOf(false))
  })

  test('an empty value counts as not set', () => {
    expect(readConfig({ PORT: '', APP_NAME: '' })).toMatchObject({ PORT: 3000, APP_NAME: 'Gona' })
  })

  test.each([
    ['PORT', '99999'],
    ['PORT', 'eighty'],
    ['SCHEDULER', 'yes'],
    ['WEATHER_PROVIDER', 'crystal-ball'],
    ['OPEN_METEO_BASE_URL', 'api.open-meteo.com'],
    ['SMS_CRON', 'each morning'],
    ['SMS_CRON', '* * * *'],
    ['SMS_PROVIDER', 'pigeon'],
    ['USSD_PROVIDER', 'pigeon'],
    ['AFRICASTALKING_BASE_URL', 'api.africastalking.com'],
    ['DATABASE_URL', 'postgres://db.example'],
    ['SMS_CALLBACK_SECRET', 'fifteen letters'],
    ['CHANNEL_SECRET', 'fifteen letters'],
    ['CHANNEL_SECRET', 'x'.repeat(16)],
    ['CHANNEL_SECRET', 'ababababcabababcab'],
  ])('%s=%s is one line that names it, with exit code 2', (name, value) => {
    const { message, code } = complaint({ [name]: value })
    expect(message).toStartWith(`Bad settings: ${name} `)
    expect(message).not.toContain('\n')
    expect(code).toBe('invalid')
  })

  test('a provider’s address goes without the slash at its end', () => {
    expect(readConfig({ OPEN_METEO_BASE_URL: 'http://127.0.0.1:8080/meteo//' }).OPEN_METEO_BASE_URL).toBe(
      'http://127.0.0.1:8080/meteo',
    )
  })

  test('a bad secret is named, not shown', () => {
    expect(complaint({ SMS_CALLBACK_SECRET: 'too short' }).message).not.toContain('too short')
  })

  test('the SMS provider that is chosen needs its settings; without a choice the first that has them is used', () => {
    expect(complaint({ SMS_PROVIDER: 'africas-talking', AFRICASTALKING_USERNAME: 'gona' }).message).toBe(
      'Bad settings: SMS_PROVIDER=africas-talking needs AFRICASTALKING_API_KEY',
    )
    const providerOf = (given: Record<string, string>) => openProvider(readConfig(given), fetch).name
    const settings = smsSettings('http://127.0.0.1:9')
    expect(providerOf({})).toBe('mock')
    expect(providerOf(settings)).toBe('africas-talking')
    expect(providerOf({ ...settings, SMS_PROVIDER: 'mock' })).toBe('mock')
  })

  test('crons take five fields, or six with seconds first', () => {
    expect(readConfig({ SMS_CRON: '0 6 * * *', ALERT_CRON: '30 0 6 * * *' }).ALERT_CRON).toBe('30 0 6 * * *')
  })
})

describe('https', () => {
  test('a certificate that is not there is told in one line before anything is opened', async () => {
    const config = readConfig({
      DATA_DIR: '/nowhere/at/all',
      TLS_CERT_FILE: '/nowhere/c.pem',
      TLS_KEY_FILE: '/nowhere/k.pem',
    })
    expect(await rethrowing(serveUntilStopped(config))).toThrow(
      'Bad settings: TLS_CERT_FILE and TLS_KEY_FILE must both name an existing file',
    )
  })
})
