import { africasTalkingVoice } from './africas-talking.ts'
import type { VoiceProvider } from './voice-provider.ts'

export const localVoice: VoiceProvider = {
  wire: africasTalkingVoice,
  call: async () => ({ outcome: 'queued', sessionId: `local-${Bun.randomUUIDv7()}` }),
}
