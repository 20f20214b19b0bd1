import type { CallbackClient } from './callback-client.ts'

export interface CallProgress {
  outputs: string[]
  waits: Waiting | null
}
interface Waiting {
  sessionId: string
  next: string
  records: boolean
  /** Elements of the response that run if no key is pressed. */
  rest: string
}

const ELEMENT = /<(Play|Say|GetDigits|Record|Redirect|Reject)\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1>)/
const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }
const unescapeXml = (text: string) => text.replace(/&(?:amp|lt|gt|quot|apos);/g, (sign) => SIGNS[sign]!)
const readAttribute = (text: string, name: string) => unescapeXml(new RegExp(`${name}="([^"]*)"`).exec(text)?.[1] ?? '')

export function createSimulatedCall(gateway: CallbackClient, phone: string) {
  const base = { direction: 'Inbound', callerNumber: phone, destinationNumber: gateway.number }
  const post = (path: string, sessionId: string, more: Record<string, string>) =>
    gateway.post(path, { sessionId, ...base, isActive: '1', callSessionState: 'Active', ...more })

  async function ask(path: string, sessionId: string, more: Record<string, string> = {}): Promise<CallProgress> {
    const { status, body } = await post(path, sessionId, more)
    if (status !== 200) throw new Error(`The callback answered ${status}: ${body.slice(0, 100)}`)
    return run(body, sessionId)
  }

  async function run(xml: string, sessionId: string): Promise<CallProgress> {
    const texts: string[] = []
    for (let left = xml; ; ) {
      const found = ELEMENT.exec(left)
      if (!found) break
      const [whole, name, attributes = '', inner = ''] = found
      left = left.slice(found.index + whole.length)
      if (name === 'Say') texts.push(unescapeXml(inner))
      if (name === 'Play') texts.push(`[plays ${new URL(readAttribute(attributes, 'url')).pathname}]`)
      if (name === 'Redirect') {
        const led = await ask(pathOf(unescapeXml(inner)), sessionId)
        return { ...led, outputs: [...texts, ...led.outputs] }
      }
      if (name === 'Reject') break
      if (name === 'GetDigits' || name === 'Record') {
        const prompt = await run(inner, '')
        const next = pathOf(readAttribute(attributes, 'callbackUrl'))
        const waits = { sessionId, next, records: name === 'Record', rest: left }
        return { outputs: [...texts, ...prompt.outputs], waits }
      }
    }
    if (sessionId) await end(sessionId)
    return { outputs: texts, waits: null }
  }

  const end = (sessionId: string) =>
    post('/api/voice', sessionId, { isActive: '0', callSessionState: 'Completed', durationInSeconds: '60' })

  return {
    ring: () => ask('/api/voice', `practice-${crypto.randomUUID()}`),
    press: ({ next, sessionId, records }: Waiting, typed: string) =>
      ask(next, sessionId, records ? { recordingUrl: 'http://localhost/recording.mp3' } : { dtmfDigits: typed }),
    silence: ({ rest, sessionId }: Waiting) => run(rest, sessionId),
    hangUp: ({ sessionId }: Waiting) => end(sessionId),
  }
}

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return pathname + search
}
