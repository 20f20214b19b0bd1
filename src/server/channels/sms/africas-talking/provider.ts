import * as z from 'zod/mini'
import { refuse } from '../../../../contracts/refusals.ts'
import * as setting from '../../../../shared/settings.ts'
import type { ProviderFactory, ReceivedSms, SendResult, SmsProvider, SubmitResult } from '../port.ts'
import { NO_BALANCE, resultOfCode, WRONG_PHONE, WRONG_SENDER } from './codes.ts'
import { africasTalkingForms, providerTime } from './forms.ts'

const LIVE = 'https://api.africastalking.com'
const SANDBOX = 'https://api.sandbox.africastalking.com'
/** Long, because giving up on a response leaves the outcome of messages unknown. */
const SEND_PATIENCE_MS = 60_000
const ASK_PATIENCE_MS = 10_000

const recipient = z.object({
  statusCode: z.coerce.number(),
  number: z.string(),
  status: z.optional(z.string()),
  cost: z.optional(z.nullable(z.coerce.string())),
  messageId: z.optional(z.nullable(z.string())),
})
const sendAnswer = z.object({
  SMSMessageData: z.object({ Message: z.optional(z.string()), Recipients: z.optional(z.array(recipient)) }),
})
const userData = z.object({ balance: z.string() })
/** The provider uses both spellings. */
const balanceAnswer = z.union([z.object({ UserData: userData }), z.object({ userData })])
const inboxAnswer = z.object({
  SMSMessageData: z.object({
    Messages: z.array(
      z.object({ id: z.coerce.string(), from: z.string(), text: z.string(), date: z.optional(z.string()) }),
    ),
  }),
})

const settings = {
  AFRICASTALKING_API_KEY: setting.text,
  AFRICASTALKING_USERNAME: setting.text,
  AFRICASTALKING_SENDER_ID: setting.text,
  AFRICASTALKING_BASE_URL: setting.url,
}

export const africasTalking: ProviderFactory<'africas-talking', typeof settings> = {
  settings,
  needs: ['AFRICASTALKING_API_KEY', 'AFRICASTALKING_USERNAME'],
  open,
}

function open(
  given: z.infer<z.ZodMiniObject<typeof settings>>,
  fetch: typeof globalThis.fetch,
): SmsProvider<'africas-talking'> {
  const { AFRICASTALKING_API_KEY: apiKey = '', AFRICASTALKING_USERNAME: username = '' } = given
  const { AFRICASTALKING_SENDER_ID: senderId, AFRICASTALKING_BASE_URL: baseUrl } = given
  const base = (baseUrl ?? (username === 'sandbox' ? SANDBOX : LIVE)).replace(/\/+$/, '')
  const headers = { apiKey, Accept: 'application/json' }

  async function ask<Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.infer<Schema>> {
    try {
      const signal = AbortSignal.timeout(ASK_PATIENCE_MS)
      const response = await fetch(`${base}/version1/${path}`, { headers, signal })
      return schema.parse(await response.json())
    } catch {
      throw refuse('sms.provider')
    }
  }

  return {
    name: 'africas-talking',
    forms: africasTalkingForms,

    async send(text, permits) {
      const phones = permits.map(({ phone }) => phone)
      const form = new URLSearchParams({ username, to: phones.join(','), message: text, bulkSMSMode: '1' })
      if (senderId) form.set('from', senderId)
      try {
        const response = await fetch(`${base}/version1/messaging`, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
          body: form.toString(),
          // A reused connection may be dead, indistinguishable from one cut after acceptance.
          keepalive: false,
          redirect: 'manual',
          signal: AbortSignal.timeout(SEND_PATIENCE_MS),
        })
        return judge(response, await response.text(), phones)
      } catch (error) {
        return neverConnected(error)
          ? { kind: 'busy', reason: 'The SMS provider cannot be reached', retryAfterMs: null }
          : { kind: 'unknown', reason: 'No answer from the SMS provider' }
      }
    },

    async balance() {
      const answer = await ask(`user?${new URLSearchParams({ username })}`, balanceAnswer)
      return ('UserData' in answer ? answer.UserData : answer.userData).balance
    },

    async received(afterId) {
      const answer = await ask(`messaging?${new URLSearchParams({ username, lastReceivedId: afterId })}`, inboxAnswer)
      return answer.SMSMessageData.Messages.map(({ id, from, text, date }): ReceivedSms => {
        return { id, from, text, date: providerTime(date) }
      }).sort((a, b) => Number(a.id) - Number(b.id))
    },
  }
}

function judge(response: Response, body: string, phones: string[]): SubmitResult {
  const data = sendAnswer.safeParse(parsed(body)).data?.SMSMessageData
  if (data?.Recipients?.length) return { kind: 'answered', results: byPhone(data.Recipients, phones) }
  const { status } = response
  if (status === 429 || status === 500 || status === 503) {
    return { kind: 'busy', reason: `The SMS provider answered ${status}`, retryAfterMs: retryAfter(response) }
  }
  // A gateway's 502 or 504 may follow an accepted request.
  if (status >= 500) return { kind: 'unknown', reason: `The SMS provider's gateway answered ${status}` }
  if (status >= 300)
    return { kind: 'refused', reason: `The SMS provider refused the request (${status}). ${hint(status)}` }
  return data ? wholeRequest(data.Message ?? '', phones) : { kind: 'unknown', reason: 'An unreadable answer' }
}

/** Reads a 201 without recipients, whose `Message` has the error of the whole request. */
function wholeRequest(message: string, phones: string[]): SubmitResult {
  const forAll = (code: number): SubmitResult => ({
    kind: 'answered',
    results: new Map(phones.map((phone) => [phone, resultOfCode(code, message)])),
  })
  if (/InvalidSenderId/i.test(message)) return forAll(WRONG_SENDER)
  if (/InsufficientBalance/i.test(message)) return forAll(NO_BALANCE)
  if (/InvalidPhoneNumber|^Sent to 0\//i.test(message)) return forAll(WRONG_PHONE)
  return { kind: 'unknown', reason: 'The SMS provider named no recipients' }
}

/** Compares numbers by their digits; a phone missing from the response has no result. */
function byPhone(recipients: z.infer<typeof recipient>[], phones: string[]): Map<string, SendResult> {
  const digits = (phone: string) => phone.replace(/\D/g, '')
  const byDigits = new Map(phones.map((phone) => [digits(phone), phone]))
  const results = new Map<string, SendResult>()
  for (const { number, statusCode, status, messageId, cost } of recipients) {
    const phone = byDigits.get(digits(number))
    if (phone === undefined) continue
    const providerId = messageId && messageId !== 'None' ? messageId : null
    results.set(phone, resultOfCode(statusCode, status ?? String(statusCode), { providerId, cost: priceOf(cost) }))
  }
  return results
}

const priceOf = (cost: string | null | undefined) => (cost && /^[A-Z]{3} \d+(\.\d+)?$/.test(cost) ? cost : null)

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}

const hint = (status: number) =>
  status === 401 || status === 403
    ? 'Check AFRICASTALKING_API_KEY and AFRICASTALKING_USERNAME, then send again.'
    : 'Check the AFRICASTALKING settings, then send again.'

/** Only errors before the first byte is sent; after any other error the request may have arrived. */
function neverConnected(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EPROTO'].includes(code)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
