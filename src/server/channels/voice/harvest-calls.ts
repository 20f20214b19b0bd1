import { type CropId, canonicalCrop } from '../../../contracts/crops.ts'
import type { Language } from '../../../contracts/languages.ts'
import type { Write } from '../../../db/open.ts'
import { sendingLanguage } from '../../../words/clearance.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { MessageRecipient, OutboundGateway } from '../outbound-gateway.ts'
import { createCallRows, type QueuedCall } from './call-rows.ts'
import { clipNames } from './clips.ts'

/** Clips of the question, in the order of a call. */
const QUESTION_CLIPS = ['harvest-about', 'harvest-keys', 'harvest-bags', 'harvest-bag', 'harvest-sure'] as const

export type QueueHarvestCall = ReturnType<typeof createHarvestCalls>

interface Deps extends Pick<Foundation, 'db' | 'clock' | 'config'> {
  gateway: Pick<OutboundGateway, 'mayReach'>
}

/** Calls that ask for a harvest; a language without the clips gets an SMS. */
export function createHarvestCalls({ db, clock, config, gateway }: Deps) {
  const { insert } = createCallRows({ db, clock })
  return {
    mayCall: async (to: MessageRecipient): Promise<boolean> =>
      config.VOICE_NUMBER !== undefined && (await gateway.mayReach('harvest', 'call', to)),

    /** Returns the write that queues the call. */
    queued(
      to: Pick<QueuedCall, 'userId' | 'phone' | 'about' | 'dueAt' | 'until'>,
      language: Language,
      crop: CropId,
    ): Write {
      const clips = [clipNames.crop(canonicalCrop(crop)), ...QUESTION_CLIPS]
      return insert({ ...to, kind: 'harvest', by: 'call', language: sendingLanguage(language), clips })
    },
  }
}
