import { expect, test } from 'bun:test'
import { openPhoneSimulator } from './practice-phone.ts'
import { testServices } from './testing/services.ts'

const SECRET = 'kZ8fQ2mW7rT4xY1vB6nD3hJ9pL5sG0cA'
const opened = async (settings: Record<string, string> = {}) => openPhoneSimulator(await testServices({ settings }))

test('dials and rings what the settings name, else numbers of its own', async () => {
  expect(await opened()).toMatchObject({ code: '*384*1#', number: '+2347000000000' })
  const real = { CHANNEL_SECRET: SECRET, USSD_CODE: '*347*9#', VOICE_NUMBER: '+2347001112222' }
  expect(await opened(real)).toMatchObject({ code: '*347*9#', number: '+2347001112222' })
})

test('opens the doors of providers whatever the settings name', async () => {
  for (const settings of [{}, { CHANNEL_SECRET: SECRET }] as Record<string, string>[]) {
    const { post, code } = await opened(settings)
    const turn = { sessionId: 'practice-1', phoneNumber: '+2348055550001', networkCode: '99999', text: '' }
    const { status, body } = await post('/api/ussd', { ...turn, serviceCode: code })
    expect([status, body.includes('1 English')]).toEqual([200, true])
  }
})
