import type { User } from '../../../contracts/account.ts'
import { isoNow } from '../../../shared/clock.ts'
import { sendingLanguage } from '../../../words/clearance.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import type { SendingWindow } from '../sending-window.ts'
import { createCallRows } from './call-rows.ts'

/** Time in which an answer is of use. */
const ANSWER_MS = 3 * 86_400_000

interface Needs extends Pick<Foundation, 'db' | 'clock' | 'config'> {
  sendingWindow: Pick<SendingWindow, 'opensAt'>
}

/** Queues the answer to a farmer's question as a call, due within sending hours. Returns false if the answer cannot be spoken. */
export function createAnswerCalls({ db, clock, config, sendingWindow }: Needs) {
  const { add } = createCallRows({ db, clock })

  return async function queueAnswer(user: User, questionId: string): Promise<boolean> {
    const language = sendingLanguage(user.preferredLanguage)
    if (config.VOICE_NUMBER === undefined || language !== 'en') return false
    await add({
      userId: user.id,
      phone: user.phone,
      about: `answer:${questionId}:${isoNow(clock)}`,
      kind: 'answer',
      by: 'call',
      language,
      clips: [],
      dueAt: sendingWindow.opensAt(user.phone) ?? isoNow(clock),
      until: new Date(clock.now().getTime() + ANSWER_MS).toISOString(),
    })
    return true
  }
}
