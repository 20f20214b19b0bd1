import type { UssdAnswer } from '../ussd/ussd-provider.ts'

/** Interface of a simulated phone to the provider's callbacks. */
export interface CallbackClient {
  post(path: string, form: Record<string, string>): Promise<{ status: number; body: string }>
  messages(phone: string, after: string): Promise<{ id: string; text: string; at: string }[]>
  /** Returns the stored response to a turn; null: it never arrived. */
  shown(sessionId: string, answers: string): Promise<UssdAnswer | null>
  code: string
  number: string
}

export interface SimulatedTurn {
  sessionId: string
  phone: string
  code: string
  answers: string
}

export async function sendUssdTurn(
  gateway: CallbackClient,
  { sessionId, phone, code, answers }: SimulatedTurn,
): Promise<UssdAnswer> {
  const form = { sessionId, phoneNumber: phone, networkCode: PRACTICE_NETWORK, serviceCode: code, text: answers }
  const { status, body } = await gateway.post('/api/ussd', form)
  const [, kind, text] = /^(CON|END) ([\s\S]+)$/.exec(body) ?? []
  if (status !== 200 || !kind || !text) throw new Error(`The callback answered ${status}: ${body.slice(0, 100)}`)
  return { text, last: kind === 'END' }
}

export const sendUssdEnd = (
  gateway: CallbackClient,
  { sessionId, phone, code, answers }: SimulatedTurn,
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

export const sendSimulatedSms = (gateway: CallbackClient, phone: string, text: string) =>
  gateway.post('/api/sms/inbound', { id: `practice-${crypto.randomUUID()}`, from: phone, to: '', text, date: '' })

/** Network code of the provider's own sandbox. */
const PRACTICE_NETWORK = '99999'

export const SIMULATED_SESSION_PATTERN = /^practice-[0-9a-f-]{36}$/
