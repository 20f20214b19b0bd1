import * as z from 'zod/mini'
import type { SendResult, SubmitResult } from '../sms-provider.ts'
import { NO_BALANCE_CODE, sendResultOfCode, WRONG_PHONE_CODE, WRONG_SENDER_CODE } from './status-codes.ts'

const recipientSchema = z.object({
  statusCode: z.coerce.number(),
  number: z.string(),
  status: z.optional(z.string()),
  cost: z.optional(z.nullable(z.coerce.string())),
  messageId: z.optional(z.nullable(z.string())),
})
const sendAnswer = z.object({
  SMSMessageData: z.object({ Message: z.optional(z.string()), Recipients: z.optional(z.array(recipientSchema)) }),
})
const userData = z.object({ balance: z.string() })
/** The provider uses both spellings. */
export const balanceResponseSchema = z.union([z.object({ UserData: userData }), z.object({ userData })])
export const inboxResponseSchema = z.object({
  SMSMessageData: z.object({
    Messages: z.array(
      z.object({ id: z.coerce.string(), from: z.string(), text: z.string(), date: z.optional(z.string()) }),
    ),
  }),
})

export function readSubmitResponse(response: Response, body: string, phones: string[]): SubmitResult {
  const data = sendAnswer.safeParse(parseJson(body)).data?.SMSMessageData
  if (data?.Recipients?.length) return { kind: 'answered', results: byPhone(data.Recipients, phones) }
  const { status } = response
  if (status === 429 || status === 500 || status === 503) {
    return { kind: 'busy', reason: `The SMS provider answered ${status}`, retryAfterMs: retryAfter(response) }
  }
  // A gateway's 502 or 504 may follow an accepted request.
  if (status >= 500) return { kind: 'unknown', reason: `The SMS provider's gateway answered ${status}` }
  if (status >= 300)
    return { kind: 'refused', reason: `The SMS provider refused the request (${status}). ${credentialsHint(status)}` }
  return data ? wholeRequest(data.Message ?? '', phones) : { kind: 'unknown', reason: 'An unreadable answer' }
}

/** Reads a 201 without recipients, whose `Message` has the error of the whole request. */
function wholeRequest(message: string, phones: string[]): SubmitResult {
  const forAll = (code: number): SubmitResult => ({
    kind: 'answered',
    results: new Map(phones.map((phone) => [phone, sendResultOfCode(code, message)])),
  })
  if (/InvalidSenderId/i.test(message)) return forAll(WRONG_SENDER_CODE)
  if (/InsufficientBalance/i.test(message)) return forAll(NO_BALANCE_CODE)
  if (/InvalidPhoneNumber|^Sent to 0\//i.test(message)) return forAll(WRONG_PHONE_CODE)
  return { kind: 'unknown', reason: 'The SMS provider named no recipients' }
}

/** Compares numbers by their digits; a phone missing from the response has no result. */
function byPhone(recipients: z.infer<typeof recipientSchema>[], phones: string[]): Map<string, SendResult> {
  const digits = (phone: string) => phone.replace(/\D/g, '')
  const byDigits = new Map(phones.map((phone) => [digits(phone), phone]))
  const results = new Map<string, SendResult>()
  for (const { number, statusCode, status, messageId, cost } of recipients) {
    const phone = byDigits.get(digits(number))
    if (phone === undefined) continue
    const providerId = messageId && messageId !== 'None' ? messageId : null
    results.set(phone, sendResultOfCode(statusCode, status ?? String(statusCode), { providerId, cost: priceOf(cost) }))
  }
  return results
}

const priceOf = (cost: string | null | undefined) => (cost && /^[A-Z]{3} \d+(\.\d+)?$/.test(cost) ? cost : null)

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}

const credentialsHint = (status: number) =>
  status === 401 || status === 403
    ? 'Check AFRICASTALKING_API_KEY and AFRICASTALKING_USERNAME, then send again.'
    : 'Check the AFRICASTALKING settings, then send again.'

/** Only errors before the first byte is sent; after any other error the request may have arrived. */
export function isConnectionFailure(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EPROTO'].includes(code)
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
