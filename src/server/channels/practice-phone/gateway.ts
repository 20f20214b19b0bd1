import type { UssdAnswer } from '../ussd/port.ts'

/** A provider's door as a phone on this machine knocks at it. */
export interface Gateway {
  /** Posts a provider's form to one of the callbacks. */
  post(path: string, form: Record<string, string>): Promise<{ status: number; body: string }>
  /** What has been queued for a phone since the message `after` (empty: all), oldest first. */
  messages(phone: string, after: string): Promise<{ id: string; text: string; at: string }[]>
  /** What a turn was answered before; null: it never came. */
  shown(sessionId: string, answers: string): Promise<UssdAnswer | null>
  /** What to dial where nothing is said. */
  code: string
  /** What to ring. */
  number: string
}

export interface Turn {
  sessionId: string
  phone: string
  code: string
  /** All keys so far, joined by `*`. */
  answers: string
}

/** One screen of a dial. @throws Error when it is answered with what would end the session at a real gateway. */
export async function dialTurn(gateway: Gateway, { sessionId, phone, code, answers }: Turn): Promise<UssdAnswer> {
  const form = { sessionId, phoneNumber: phone, networkCode: PRACTICE_NETWORK, serviceCode: code, text: answers }
  const { status, body } = await gateway.post('/api/ussd', form)
  const [, kind, text] = /^(CON|END) ([\s\S]+)$/.exec(body) ?? []
  if (status !== 200 || !kind || !text) throw new Error(`The callback answered ${status}: ${body.slice(0, 100)}`)
  return { text, last: kind === 'END' }
}

/** The last event of a dial, as the provider sends it. */
export const dialEnd = (
  gateway: Gateway,
  { sessionId, phone, code, answers }: Turn,
  status: 'Success' | 'Incomplete',
) =>
  gateway.post('/api/ussd/end', {
    sessionId,
    serviceCode: code,
    networkCode: PRACTICE_NETWORK,
    phoneNumber: phone,
    status,
    input: answers,
  })

/** A text to the server. */
export const textIn = (gateway: Gateway, phone: string, text: string) =>
  gateway.post('/api/sms/inbound', { id: `practice-${crypto.randomUUID()}`, from: phone, to: '', text, date: '' })

/** That of the provider's own sandbox. */
export const PRACTICE_NETWORK = '99999'

/** Ids of dials that were made here. */
export const SESSION = /^practice-[0-9a-f-]{36}$/
