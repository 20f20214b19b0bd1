import type { Language } from '../../../contracts/languages.ts'
import { voiceClips } from '../../../db/schema/voice.ts'
import { voiceRoutes } from '../../endpoints/voice-callbacks.ts'
import { appOf } from '../../testing/people.ts'
import { type Heard, readAnswer } from '../../testing/providers/voice-switch.ts'
import type { TestServices } from '../../testing/services.ts'
import { listClips } from './clips.ts'

const SECRET = 'a-secret-of-sixteen'
const NUMBER = '+2347000000001'
export const ON = { VOICE_NUMBER: NUMBER, CHANNEL_SECRET: SECRET, PUBLIC_URL: 'https://gona.example' }

export function createPhone({ voice, limits, config }: TestServices) {
  const app = appOf(voiceRoutes(voice, [SECRET], limits, config.PUBLIC_URL), () => null)

  async function post(url: string, form: Record<string, string>, first: boolean): Promise<Heard[]> {
    const answer = await app.request(url, { method: 'POST', body: new URLSearchParams(form) })
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
    return readAnswer(await answer.text(), first)
  }
  const event = (phone: string, sessionId: string, over: Record<string, string> = {}) => ({
    isActive: '1',
    sessionId,
    direction: 'Inbound',
    callerNumber: phone,
    destinationNumber: NUMBER,
    callSessionState: 'Ringing',
    callerCountryCode: '234',
    callStartTime: '2026-07-06 09:00:00',
    ...over,
  })

  return {
    app,
    ring: (phone: string, sessionId = 'ATVId_1', over: Record<string, string> = {}) =>
      post(`/api/voice?secret=${SECRET}`, event(phone, sessionId, over), true),
    answer: (heard: Heard[], phone: string, over: Record<string, string>, sessionId = 'ATVId_1') =>
      post(nextOf(heard).replace('https://gona.example', ''), event(phone, sessionId, over), false),
    end: (phone: string, sessionId = 'ATVId_1', over: Record<string, string> = {}) =>
      post(
        `/api/voice?secret=${SECRET}`,
        event(phone, sessionId, {
          isActive: '0',
          durationInSeconds: '31',
          currencyCode: 'NGN',
          amount: '4.5',
          hangupCause: 'NORMAL_CLEARING',
          ...over,
        }),
        false,
      ),
  }
}

/** Stores recordings of a language's clips: all, all but `except`, or `only` some. */
export function record(
  { db }: Pick<TestServices, 'db'>,
  language: Language,
  { only, except = [], code }: { only?: string[]; except?: string[]; code?: string } = {},
) {
  const bytes = Buffer.from('sound')
  const row = { language, format: 'wav', bytes, seconds: 2, importedAt: '2026-07-01T00:00:00.000Z' } as const
  const clips = [...listClips(language, { app: 'Gona', code }).values()].filter(
    ({ clip }) => !except.includes(clip) && (only?.includes(clip) ?? true),
  )
  const rows = clips.map(({ clip, text: says }) => ({ ...row, clip, says }))
  return db.write(db.orm.insert(voiceClips).values(rows))
}

export function nextOf(heard: Heard[]): string {
  const asks = heard.find((one) => one.kind === 'keys' || one.kind === 'record')
  if (!asks || !('next' in asks)) throw new Error(`Nothing is asked: ${JSON.stringify(heard)}`)
  return asks.next
}

export const spokenOf = (heard: Heard[]): string =>
  heard
    .map((one) => {
      const said = 'prompt' in one ? one.prompt : one
      if (said.kind === 'say') return said.text
      return said.kind === 'play' ? `[${/\/([^/]+)\.(?:wav|mp3)/.exec(said.url)![1]}]` : ''
    })
    .join(' ')

export function madeWav({
  seconds = 2,
  silence = 0.1,
  height = 0.3,
  hz = 8000,
  channels = 1,
  bits = 16,
} = {}): Uint8Array {
  const samples = Math.round((seconds + 2 * silence) * hz)
  const view = new DataView(new ArrayBuffer(44 + samples * 2))
  const write = (at: number, text: string) => {
    for (let n = 0; n < 4; n++) view.setUint8(at + n, text.charCodeAt(n))
  }
  write(0, 'RIFF')
  view.setUint32(4, 36 + samples * 2, true)
  write(8, 'WAVE')
  write(12, 'fmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, hz, true)
  view.setUint32(28, hz * channels * (bits / 8), true)
  view.setUint16(32, channels * (bits / 8), true)
  view.setUint16(34, bits, true)
  write(36, 'data')
  view.setUint32(40, samples * 2, true)
  for (let n = 0; n < samples; n++) {
    const at = n / hz
    const loud = at >= silence && at < silence + seconds
    view.setInt16(44 + n * 2, loud ? Math.round(height * 0x7fff * Math.sin(2 * Math.PI * 300 * at)) : 0, true)
  }
  return new Uint8Array(view.buffer)
}
