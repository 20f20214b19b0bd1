import { africasTalkingVoiceAdapter } from './africas-talking.ts'
import type { VoiceProvider } from './voice-provider.ts'

export const localVoiceProvider: VoiceProvider = {
  wire: africasTalkingVoiceAdapter,
  call: async () => ({ outcome: 'queued', sessionId: `local-${Bun.randomUUIDv7()}` }),
}
