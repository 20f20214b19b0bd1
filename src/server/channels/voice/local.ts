import { africasTalkingVoice } from './africas-talking.ts'
import type { VoiceProvider } from './port.ts'

/** Provider without a key: no request leaves this machine and no phone rings. */
export const localVoice: VoiceProvider = {
  wire: africasTalkingVoice,
  call: async () => ({ outcome: 'queued', sessionId: `local-${Bun.randomUUIDv7()}` }),
}
