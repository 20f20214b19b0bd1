import type * as z from 'zod/mini'
import { refusalError } from '../../../../contracts/refusals.ts'
import * as setting from '../../../../shared/settings.ts'
import type { ProviderFactory, ReceivedSms, SmsProvider } from '../sms-provider.ts'
import { africasTalkingForms, parseProviderTime } from './callback-forms.ts'
import { balanceResponseSchema, inboxResponseSchema, isConnectionFailure, readSubmitResponse } from './responses.ts'

const LIVE_URL = 'https://api.africastalking.com'
const SANDBOX_URL = 'https://api.sandbox.africastalking.com'
/** Long, because giving up on a response leaves the outcome of messages unknown. */
const SEND_PATIENCE_MS = 60_000
const ASK_PATIENCE_MS = 10_000

const settingSchemas = {
  AFRICASTALKING_API_KEY: setting.textSetting,
  AFRICASTALKING_USERNAME: setting.textSetting,
  AFRICASTALKING_SENDER_ID: setting.textSetting,
  AFRICASTALKING_BASE_URL: setting.urlSetting,
}

export const africasTalking: ProviderFactory<'africas-talking', typeof settingSchemas> = {
  settings: settingSchemas,
  needs: ['AFRICASTALKING_API_KEY', 'AFRICASTALKING_USERNAME'],
  open: openProvider,
}

function openProvider(
  given: z.infer<z.ZodMiniObject<typeof settingSchemas>>,
  fetch: typeof globalThis.fetch,
): SmsProvider<'africas-talking'> {
  const { AFRICASTALKING_API_KEY: apiKey = '', AFRICASTALKING_USERNAME: username = '' } = given
  const { AFRICASTALKING_SENDER_ID: senderId, AFRICASTALKING_BASE_URL: baseUrl } = given
  const base = (baseUrl ?? (username === 'sandbox' ? SANDBOX_URL : LIVE_URL)).replace(/\/+$/, '')
  const headers = { apiKey, Accept: 'application/json' }

  async function ask<Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.infer<Schema>> {
    try {
      const signal = AbortSignal.timeout(ASK_PATIENCE_MS)
      const response = await fetch(`${base}/version1/${path}`, { headers, signal })
      return schema.parse(await response.json())
    } catch {
      throw refusalError('sms.provider')
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
        return readSubmitResponse(response, await response.text(), phones)
      } catch (error) {
        return isConnectionFailure(error)
          ? { kind: 'busy', reason: 'The SMS provider cannot be reached', retryAfterMs: null }
          : { kind: 'unknown', reason: 'No answer from the SMS provider' }
      }
    },

    async balance() {
      const answer = await ask(`user?${new URLSearchParams({ username })}`, balanceResponseSchema)
      return ('UserData' in answer ? answer.UserData : answer.userData).balance
    },

    async received(afterId) {
      const answer = await ask(
        `messaging?${new URLSearchParams({ username, lastReceivedId: afterId })}`,
        inboxResponseSchema,
      )
      return answer.SMSMessageData.Messages.map(({ id, from, text, date }): ReceivedSms => {
        return { id, from, text, date: parseProviderTime(date) }
      }).sort((a, b) => Number(a.id) - Number(b.id))
    },
  }
}
