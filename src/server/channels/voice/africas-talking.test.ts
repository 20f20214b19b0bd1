import { describe, expect, test } from 'bun:test'
import { permitTo } from '../../testing/permits.ts'
import { africasTalkingVoiceAdapter, openAfricasTalkingVoice } from './africas-talking.ts'
import type { CallElement } from './voice-provider.ts'

const ADA = '+2348030000001'
const KEY = { apiKey: 'key', username: 'coop', baseUrl: undefined, from: '+2347000000001' }

type Asked = { url: string; init: RequestInit }
function providerThat(
  answer: () => Response | Promise<Response>,
  settings: Partial<Record<keyof typeof KEY, string>> = {},
) {
  const asked: Asked[] = []
  const fetch = (async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return answer()
  }) as unknown as typeof globalThis.fetch
  return {
    asked,
    call: () => openAfricasTalkingVoice({ ...KEY, ...settings }, fetch).call(permitTo<'call'>(ADA), 'r1'),
  }
}

describe('a call through Africa’s Talking', () => {
  test('is one form, with the key in a header', async () => {
    const { asked, call } = providerThat(() => Response.json({}))
    await call()
    expect(asked).toHaveLength(1)
    const { method, headers, body, keepalive, redirect } = asked[0]!.init
    expect({ method, headers, keepalive, redirect }).toEqual({
      method: 'POST',
      headers: { apiKey: 'key', Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
      keepalive: false,
      redirect: 'manual',
    })
    expect(Object.fromEntries(new URLSearchParams(String(body)))).toEqual({
      username: 'coop',
      from: KEY.from,
      to: ADA,
      clientRequestId: 'r1',
    })
  })

  test.each([
    [{}, 'https://voice.africastalking.com/call'],
    [{ username: 'sandbox' }, 'https://voice.sandbox.africastalking.com/call'],
    [{ username: 'sandbox', baseUrl: 'http://own.test//' }, 'http://own.test/call'],
  ])('with %j goes to %s', async (settings, url) => {
    const { asked, call } = providerThat(() => Response.json({}), settings)
    await call()
    expect(asked.map((one) => one.url)).toEqual([url])
  })

  test.each([
    [200, { entries: [{ status: 'Queued', sessionId: 'ATVId_1' }] }, { outcome: 'queued', sessionId: 'ATVId_1' }],
    [201, { entries: [{ status: 'Queued', sessionId: 'None' }] }, { outcome: 'queued', sessionId: null }],
    [200, { entries: [{ status: 'Queued', sessionId: null }] }, { outcome: 'queued', sessionId: null }],
    [200, { entries: [{ status: 'Queued' }] }, { outcome: 'queued', sessionId: null }],
    [200, { entries: [{ status: 'Queued', sessionId: '' }] }, { outcome: 'queued', sessionId: null }],
    [200, { entries: [{ status: 'InvalidPhoneNumber' }] }, { outcome: 'refused', reason: 'InvalidPhoneNumber' }],
    [200, { entries: [], errorMessage: 'No credit' }, { outcome: 'refused', reason: 'No credit' }],
    [200, { entries: null, errorMessage: null }, { outcome: 'refused', reason: 'No entry' }],
    [200, { errorMessage: 'x'.repeat(300) }, { outcome: 'refused', reason: 'x'.repeat(200) }],
    [200, { entries: [{ status: 7 }] }, { outcome: 'unknown', reason: 'The provider’s answer could not be read' }],
    [302, {}, { outcome: 'refused', reason: 'The provider answered 302' }],
    [401, {}, { outcome: 'refused', reason: 'The provider answered 401' }],
    [499, {}, { outcome: 'refused', reason: 'The provider answered 499' }],
    [500, {}, { outcome: 'unknown', reason: 'The provider answered 500' }],
    [503, {}, { outcome: 'unknown', reason: 'The provider answered 503' }],
  ])('answered %d %j', async (status, body, placed) => {
    expect(await providerThat(() => Response.json(body, { status })).call()).toEqual(placed as never)
  })

  test('whose answer is no JSON may have been placed', async () => {
    expect(await providerThat(() => new Response('<html>')).call()).toEqual({
      outcome: 'unknown',
      reason: 'The provider’s answer could not be read',
    })
  })

  test.each([
    [{ code: 'ConnectionRefused' }, 'refused', 'The provider cannot be reached'],
    [{ code: 'FailedToOpenSocket' }, 'refused', 'The provider cannot be reached'],
    [{ code: 'ECONNREFUSED' }, 'refused', 'The provider cannot be reached'],
    [{ code: 'ENOTFOUND' }, 'refused', 'The provider cannot be reached'],
    [{ code: 'ECONNRESET' }, 'unknown', 'No answer from the provider'],
    [{ name: 'TimeoutError' }, 'unknown', 'No answer from the provider'],
  ] as const)('that fails with %j: %s', async (fault, outcome, reason) => {
    const { call } = providerThat(() => Promise.reject(Object.assign(new Error('x'), fault)))
    expect(await call()).toEqual({ outcome, reason })
    // Anything can be thrown.
    expect(await providerThat(() => Promise.reject(fault)).call()).toMatchObject({ outcome: 'unknown' })
  })
})

describe('an event', () => {
  const FULL = {
    sessionId: 'ATVId_1',
    isActive: '1',
    direction: 'Inbound',
    callerNumber: ADA,
    destinationNumber: KEY.from,
    dtmfDigits: '12',
    recordingUrl: 'https://provider.test/1.mp3',
    clientRequestId: 'r1',
    durationInSeconds: '31',
    currencyCode: 'NGN',
    amount: '4.5',
    hangupCause: 'NORMAL_CLEARING',
  }
  const event = (form: Record<string, string>) => africasTalkingVoiceAdapter.event((name) => form[name] ?? '')

  test('has all that the provider tells', () => {
    expect(event(FULL)).toEqual({
      sessionId: 'ATVId_1',
      active: true,
      direction: 'inbound',
      caller: ADA,
      called: KEY.from,
      keys: '12',
      recordingUrl: 'https://provider.test/1.mp3',
      requestId: 'r1',
      durationSeconds: 31,
      cost: 'NGN 4.5',
      hangupCause: 'NORMAL_CLEARING',
    })
  })

  test('without anything is an active call from nobody', () => {
    expect(event({})).toEqual({
      sessionId: '',
      active: true,
      direction: 'inbound',
      caller: '',
      called: '',
      keys: null,
      recordingUrl: null,
      requestId: null,
      durationSeconds: null,
      cost: null,
      hangupCause: null,
    })
  })

  test.each([
    [{ isActive: '0' }, { active: false }],
    [{ direction: 'OUTBOUND' }, { direction: 'outbound' }],
    [{ direction: 'outbound call' }, { direction: 'inbound' }],
    [{ recordingUrl: 'http://provider.test/1.mp3' }, { recordingUrl: 'http://provider.test/1.mp3' }],
    [{ recordingUrl: 'file:///etc/passwd' }, { recordingUrl: null }],
    [{ recordingUrl: 'https://a b' }, { recordingUrl: null }],
    [{ recordingUrl: 'see https://a' }, { recordingUrl: null }],
    [{ durationInSeconds: '0' }, { durationSeconds: 0 }],
    [{ durationInSeconds: '-1' }, { durationSeconds: null }],
    [{ durationInSeconds: '1.5' }, { durationSeconds: null }],
    [{ durationInSeconds: 'long' }, { durationSeconds: null }],
    [{ currencyCode: '' }, { cost: '4.5' }],
    [{ amount: '' }, { cost: null }],
    [{ amount: '9'.repeat(80) }, { cost: `NGN ${'9'.repeat(36)}` }],
    [{ sessionId: 's'.repeat(101) }, { sessionId: 's'.repeat(100) }],
    [{ hangupCause: 'h'.repeat(61) }, { hangupCause: 'h'.repeat(60) }],
  ])('with %j', (over, expected) => {
    expect(event({ ...FULL, ...over })).toMatchObject(expected)
  })
})

test.each<[CallElement, string]>([
  [{ reject: true }, '<Reject/>'],
  [{ say: `A & B < "C" 'D' >\u0000\u000B` }, '<Say>A &amp; B &lt; &quot;C&quot; &apos;D&apos; &gt;</Say>'],
  [{ say: 'Ọ̀rọ̀ 🌽\t\n' }, '<Say>Ọ̀rọ̀ 🌽\t\n</Say>'],
  [{ play: 'https://g.test/a?b=1&c=2' }, '<Play url="https://g.test/a?b=1&amp;c=2"/>'],
  [
    { keys: { most: 1, prompt: { say: 'Press 1' }, next: '/v?a&b' } },
    '<GetDigits timeout="10" numDigits="1" callbackUrl="/v?a&amp;b"><Say>Press 1</Say></GetDigits>',
  ],
  [
    { keys: { most: 2, prompt: { play: '/p' }, next: '/v' } },
    '<GetDigits timeout="10" numDigits="2" finishOnKey="#" callbackUrl="/v"><Play url="/p"/></GetDigits>',
  ],
  [
    { record: { mostSeconds: 60, prompt: { say: 'Speak' }, next: '/v' } },
    '<Record finishOnKey="#" maxLength="60" timeout="10" trimSilence="true" playBeep="true" callbackUrl="/v"><Say>Speak</Say></Record>',
  ],
])('%j is written as the provider reads it', (element, xml) => {
  expect(africasTalkingVoiceAdapter.body([element])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?><Response>${xml}</Response>`,
  )
})
