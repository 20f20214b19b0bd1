import * as z from 'zod/mini'
import type {
  CallElement,
  CallEvent,
  PlacedCall,
  SpokenElement,
  VoiceProvider,
  VoiceProviderAdapter,
} from './voice-provider.ts'

const LIVE_URL = 'https://voice.africastalking.com'
const SANDBOX_URL = 'https://voice.sandbox.africastalking.com'
/** Long, because giving up on a response leaves the outcome of a call unknown. */
const PATIENCE_MS = 30_000
/** Seconds that a phone waits for a key. */
const KEY_SECONDS = 10

const XML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => XML_ENTITIES[sign]!)

const spokenElementXml = (said: SpokenElement): string =>
  'play' in said ? `<Play url="${escapeXml(said.play)}"/>` : `<Say>${escapeXml(said.say)}</Say>`

function callElementXml(element: CallElement): string {
  if ('reject' in element) return '<Reject/>'
  if ('keys' in element) {
    const { most, prompt, next } = element.keys
    const ends = most > 1 ? ' finishOnKey="#"' : ''
    const asks = `timeout="${KEY_SECONDS}" numDigits="${most}"${ends} callbackUrl="${escapeXml(next)}"`
    return `<GetDigits ${asks}>${spokenElementXml(prompt)}</GetDigits>`
  }
  if ('record' in element) {
    const { mostSeconds, prompt, next } = element.record
    const asks = `finishOnKey="#" maxLength="${mostSeconds}" timeout="${KEY_SECONDS}" trimSilence="true" playBeep="true"`
    return `<Record ${asks} callbackUrl="${escapeXml(next)}">${spokenElementXml(prompt)}</Record>`
  }
  return spokenElementXml(element)
}

/** Wire format of Africa's Talking: form fields in, XML out. */
export const africasTalkingVoiceAdapter: VoiceProviderAdapter = {
  event(field): CallEvent {
    const seconds = Number(field('durationInSeconds'))
    const amount = field('amount')
    return {
      sessionId: field('sessionId').slice(0, 100),
      active: field('isActive') !== '0',
      direction: /^outbound$/i.test(field('direction')) ? 'outbound' : 'inbound',
      caller: field('callerNumber'),
      called: field('destinationNumber'),
      keys: field('dtmfDigits') || null,
      recordingUrl: /^https?:\/\/\S+$/.test(field('recordingUrl')) ? field('recordingUrl') : null,
      requestId: field('clientRequestId') || null,
      durationSeconds: field('durationInSeconds') && Number.isSafeInteger(seconds) && seconds >= 0 ? seconds : null,
      cost: amount ? `${field('currencyCode')} ${amount}`.trim().slice(0, 40) : null,
      hangupCause: field('hangupCause').slice(0, 60) || null,
    }
  },
  body: (elements) =>
    `<?xml version="1.0" encoding="UTF-8"?><Response>${elements.map(callElementXml).join('')}</Response>`,
}

const callAnswer = z.object({
  entries: z.optional(
    z.nullable(
      z.array(
        z.object({
          phoneNumber: z.optional(z.string()),
          status: z.string(),
          sessionId: z.optional(z.nullable(z.string())),
        }),
      ),
    ),
  ),
  errorMessage: z.optional(z.nullable(z.string())),
})

interface Settings {
  apiKey: string
  username: string
  baseUrl: string | undefined
  from: string
}

export function openAfricasTalkingVoice(
  { apiKey, username, baseUrl, from }: Settings,
  fetch: typeof globalThis.fetch,
): VoiceProvider {
  const base = (baseUrl ?? (username === 'sandbox' ? SANDBOX_URL : LIVE_URL)).replace(/\/+$/, '')
  return {
    wire: africasTalkingVoiceAdapter,
    async call({ phone }, clientRequestId): Promise<PlacedCall> {
      try {
        const response = await fetch(`${base}/call`, {
          method: 'POST',
          headers: { apiKey, Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ username, from, to: phone, clientRequestId }).toString(),
          // A reused connection may be dead, indistinguishable from one cut after acceptance.
          keepalive: false,
          redirect: 'manual',
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        if (response.status >= 500) return { outcome: 'unknown', reason: `The provider answered ${response.status}` }
        if (!response.ok) return { outcome: 'refused', reason: `The provider answered ${response.status}` }
        return parsePlacedCall(await response.text())
      } catch (error) {
        return neverConnected(error)
          ? { outcome: 'refused', reason: 'The provider cannot be reached' }
          : { outcome: 'unknown', reason: 'No answer from the provider' }
      }
    },
  }
}

function parsePlacedCall(text: string): PlacedCall {
  const parsed = callAnswer.safeParse(parseJson(text))
  if (!parsed.success) return { outcome: 'unknown', reason: 'The provider’s answer could not be read' }
  const [entry] = parsed.data.entries ?? []
  if (entry?.status === 'Queued') return { outcome: 'queued', sessionId: nullIfNone(entry.sessionId) }
  return { outcome: 'refused', reason: (entry?.status ?? parsed.data.errorMessage ?? 'No entry').slice(0, 200) }
}

const nullIfNone = (id: string | null | undefined): string | null => (id && id !== 'None' ? id : null)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const neverConnected = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ConnectionRefused', 'FailedToOpenSocket', 'ECONNREFUSED', 'ENOTFOUND'].includes(String(error.code))
