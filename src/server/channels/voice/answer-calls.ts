import type { User } from '../../../contracts/account.ts'
import { isoNow } from '../../../shared/clock.ts'
import { sendingLanguage } from '../../../words/clearance.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { SendingWindow } from '../sending-window.ts'
import { createCallRows } from './call-rows.ts'
import type { ClipStore } from './clip-store.ts'

/** Time after which a queued answer is not called any more. */
const ANSWER_MS = 3 * 86_400_000

interface Deps extends Pick<Foundation, 'db' | 'clock' | 'config'> {
  sendingWindow: Pick<SendingWindow, 'opensAt'>
  clips: Pick<ClipStore, 'saying'>
}

/** Queues the answer to a farmer's question as a call, due within sending hours. Returns false if the answer cannot be spoken. */
export function createAnswerCalls({ db, clock, config, sendingWindow, clips }: Deps) {
  const { add } = createCallRows({ db, clock })

  return async function queueAnswer(user: User, questionId: string, text: string): Promise<boolean> {
    const language = sendingLanguage(user.preferredLanguage)
    if (config.VOICE_NUMBER === undefined) return false
    const clip = await clips.saying(language, text)
    if (clip === null && language !== 'en') return false
    await add({
      userId: user.id,
      phone: user.phone,
      about: `answer:${questionId}:${isoNow(clock)}`,
      kind: 'answer',
      by: 'call',
      language,
      clips: clip === null ? [] : [clip],
      dueAt: sendingWindow.opensAt(user.phone) ?? isoNow(clock),
      until: new Date(clock.now().getTime() + ANSWER_MS).toISOString(),
    })
    return true
  }
}
