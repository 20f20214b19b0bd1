import type { InboxChannel } from '../../contracts/inbox.ts'
import type { SendRefusal } from '../channels/outbound-gateway.ts'

/** Sends an answer on the channel that the person who asked has chosen. Returns the reason for not sending it, or null. */
export type SendAnswer = (
  question: { id: string; phone: string; userId: string | null; channel: InboxChannel },
  /** The whole answer, and its short form for an SMS. */
  answer: { text: string; sms: string },
) => Promise<SendRefusal | null>

/** Returns the message key of a refusal, for administrators and officers. */
export function sendRefusalMessageKey(refused: SendRefusal): 'answer.stopped' | 'answer.notToday' | 'answer.notThere' {
  if (refused === 'stopped') return 'answer.stopped'
  return refused === 'personal budget' || refused === 'total budget' ? 'answer.notToday' : 'answer.notThere'
}
