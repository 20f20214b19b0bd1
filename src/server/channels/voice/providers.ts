import type { Foundation } from '../../foundation/foundation.ts'
import { openAfricasTalkingVoice } from './africas-talking.ts'
import { localVoiceProvider } from './local.ts'
import type { VoiceProvider } from './voice-provider.ts'

type Settings = Pick<
  Foundation['config'],
  | 'SMS_PROVIDER'
  | 'AFRICASTALKING_API_KEY'
  | 'AFRICASTALKING_USERNAME'
  | 'AFRICASTALKING_VOICE_BASE_URL'
  | 'VOICE_NUMBER'
>

export function openVoiceProvider(settings: Settings, fetch: typeof globalThis.fetch): VoiceProvider {
  const { AFRICASTALKING_API_KEY: apiKey, AFRICASTALKING_USERNAME: username, VOICE_NUMBER: from } = settings
  if (settings.SMS_PROVIDER === 'mock' || !apiKey || !username || !from) return localVoiceProvider
  return openAfricasTalkingVoice({ apiKey, username, from, baseUrl: settings.AFRICASTALKING_VOICE_BASE_URL }, fetch)
}
