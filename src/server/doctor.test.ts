import { describe, expect, test } from 'bun:test'
import { tmpdir } from 'node:os'
import { readConfig } from './config.ts'
import { examineInstallation } from './doctor.ts'

const SECRET = 'a-secret-of-sixteen-letters'

/** Findings about the channels for basic phones. */
async function channels(settings: Record<string, string>) {
  const config = readConfig({ DATA_DIR: tmpdir(), WEATHER_PROVIDER: 'climatology', ...settings })
  const findings = await examineInstallation(config, () => Promise.reject(new Error('not asked')))
  return Object.fromEntries(findings.map(({ subject, ok, detail }) => [subject, `${ok ? 'ok' : 'FIX '} ${detail}`]))
}

describe('the doctor, of plain phones', () => {
  test('says what to set where nothing is', async () => {
    const { callbacks, ussd, calls } = await channels({})
    expect(callbacks).toStartWith('ok closed: set CHANNEL_SECRET')
    expect(ussd).toStartWith('ok off: set USSD_CODE')
    expect(calls).toStartWith('ok off: set VOICE_NUMBER')
  })

  test('says the addresses to give the provider, and never the secret', async () => {
    const settings = { CHANNEL_SECRET: SECRET, USSD_CODE: '*384*7#', VOICE_NUMBER: '+2347000000001' }
    const said = await channels({ ...settings, PUBLIC_URL: 'https://gona.example' })
    expect(said.callbacks).toContain('https://gona.example/api/sms/inbound?secret=CHANNEL_SECRET')
    expect(said.ussd).toBe(
      'ok *384*7#: give the provider https://gona.example/api/ussd?secret=CHANNEL_SECRET and, for the end of sessions, https://gona.example/api/ussd/end?secret=CHANNEL_SECRET',
    )
    expect(said.calls).toContain('https://gona.example/api/voice?secret=CHANNEL_SECRET')
    expect(JSON.stringify(said)).not.toContain(SECRET)
  })

  test('asks for the secret where people are told to dial or ring', async () => {
    const { ussd, calls } = await channels({ USSD_CODE: '*384*7#', VOICE_NUMBER: '+2347000000001' })
    expect(ussd).toBe('FIX  *384*7# is set: set CHANNEL_SECRET too')
    expect(calls).toBe('FIX  +2347000000001 is set: set CHANNEL_SECRET too')
  })

  test('asks for an address, and for one that nobody can read along', async () => {
    expect((await channels({ CHANNEL_SECRET: SECRET })).callbacks).toStartWith(
      'FIX  CHANNEL_SECRET is set: set PUBLIC_URL',
    )
    const open = await channels({ CHANNEL_SECRET: SECRET, PUBLIC_URL: 'http://gona.example' })
    expect(open.callbacks).toStartWith('FIX  PUBLIC_URL is not https')
  })
})

describe('the doctor, of who runs this', () => {
  test('names what is missing, and fails a server that has an address', async () => {
    expect((await channels({})).operator).toStartWith('ok set OPERATOR_NAME, OPERATOR_PHONE, OPERATOR_EMAIL')
    const online = { PUBLIC_URL: 'https://gona.example' }
    expect((await channels(online)).operator).toStartWith('FIX  set OPERATOR_NAME')
    expect((await channels({ ...online, OPERATOR_NAME: 'Kano Farmers' })).operator).toStartWith(
      'FIX  set OPERATOR_PHONE, OPERATOR_EMAIL',
    )
  })

  test('is content with a name and one way to reach it', async () => {
    const said = await channels({
      PUBLIC_URL: 'https://gona.example',
      OPERATOR_NAME: 'Kano Farmers',
      OPERATOR_PHONE: '+2348030000009',
    })
    expect(said.operator).toStartWith('ok set OPERATOR_EMAIL')
  })
})
