import type { InboxChannel } from '../../contracts/inbox.ts'
import type { SendRefusal } from '../channels/gateway.ts'

/** Sends an answer as its caller chose. Returns why nothing may go to them, or null. */
export type SendAnswer = (
  question: { id: string; phone: string; userId: string | null; channel: InboxChannel },
  /** Whole answer, and what an SMS says of it. */
  answer: { text: string; sms: string },
) => Promise<SendRefusal | null>

/** Reason shown to administrators and officers; all others concern the number. */
export function refusalMessageKey(refused: SendRefusal): 'answer.stopped' | 'answer.notToday' | 'answer.notThere' {
  if (refused === 'stopped') return 'answer.stopped'
  return refused === 'personal budget' || refused === 'total budget' ? 'answer.notToday' : 'answer.notThere'
}
